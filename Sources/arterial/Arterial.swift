import ArterialCLI
import Foundation

@main
struct Arterial {
    static func main() {
        signal(SIGPIPE, SIG_IGN)
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(ArterialCommand.run(arguments, environment: ProcessInfo.processInfo.environment).rawValue)
    }
}
