import Foundation

/// The command as somebody runs it whom the permissions of files stop. The superuser, whom they do not stop, gives up what lets
/// him pass them.
enum UnprivilegedArterial {
    private static let program = "/usr/bin/setpriv"
    private static let withoutPassing = "--bounding-set=-dac_override,-dac_read_search"

    static let isPossible = geteuid() != 0 || canGiveUp

    private static var canGiveUp: Bool {
        let ended = try? OtherCommand.run(
            program, [withoutPassing, "/bin/true"], in: FileManager.default.temporaryDirectory, environment: [:])
        return ended?.code == 0
    }

    static func run(_ arguments: String..., in project: TemporaryProject) throws -> Arterial.Ended {
        if geteuid() != 0 { return try Arterial.run(arguments, in: project.url) }
        return try OtherCommand.run(
            program, [withoutPassing, Arterial.binary.path] + arguments, in: project.url,
            environment: ["PATH": "/usr/bin:/bin"])
    }
}
