// The C library. It declares nothing here: that it can be imported tells Apple's systems from others.
