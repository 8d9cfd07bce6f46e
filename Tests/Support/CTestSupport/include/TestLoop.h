// Runs the test process on GLib's main loop, as a GTK app is run, when it has a display to test on.
//
// `swift test` hands the main thread to libdispatch, and GTK would never get a turn. Swift's runtime asks a hook
// first what the main thread shall do.
