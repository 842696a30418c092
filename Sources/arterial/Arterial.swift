import ArterialCLI
import FoundationEssentials
import Glibc

@main
struct Arterial {
    static func main() {
        openStandardDescriptors()
        signal(SIGPIPE, SIG_IGN)
        // A file that becomes larger than the system lets it is an error of its own.
        signal(SIGXFSZ, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        LibraryEnvironment.settle(environment)
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(ArterialCommand.run(arguments, environment: environment).rawValue)
    }

    /// Where somebody has closed one of the first three, a file of the program's own would take its number, and what is said to
    /// people would go there. Nothing can be written to what takes its place, as to one that is closed.
    private static func openStandardDescriptors() {
        while true {
            let descriptor = open("/dev/null", O_RDONLY)
            if descriptor > STDERR_FILENO { close(descriptor) }
            if descriptor < 0 || descriptor >= STDERR_FILENO { return }
        }
    }
}
