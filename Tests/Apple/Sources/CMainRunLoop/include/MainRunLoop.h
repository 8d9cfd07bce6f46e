// Nothing to call: the main run loop is installed as the program starts.
