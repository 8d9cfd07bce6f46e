/// How the command ends, in the numbers of sysexits.h where there is one.
enum ExitCode: Int32 {
  case success = 0
  case storyFailed = 1
  case usage = 64
  case noDisplay = 69
  case cannotWrite = 73
}
