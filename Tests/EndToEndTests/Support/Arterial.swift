import Foundation

/// The built command `arterial`, run as people run it: as a process of its own.
enum Arterial {
    /// What a process that has ended said.
    struct Ended {
        let code: Int32
        let output: String
        let error: String
    }

    /// The binary that the build put beside the tests; `ARTERIAL_BINARY` names another.
    static let binary: URL = {
        if let given = ProcessInfo.processInfo.environment["ARTERIAL_BINARY"] { return URL(filePath: given) }
        let beside = URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
        let built = project.appending(path: ".build/debug")
        let candidates = [beside, built].map { $0.appending(path: "arterial") }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[1]
    }()

    /// The root of this package.
    static let project = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Runs the command to its end.
    ///
    /// - Parameters:
    ///   - folder: the working directory.
    ///   - environment: variables beyond `PATH`.
    static func run(
        _ arguments: String..., in folder: URL = project, environment: [String: String] = [:]
    ) throws -> Ended {
        try start(arguments, in: folder, environment: environment).ended()
    }

    static func run(
        _ arguments: [String], in folder: URL = project, environment: [String: String] = [:]
    ) throws -> Ended {
        try start(arguments, in: folder, environment: environment).ended()
    }

    /// Starts the command and returns at once.
    static func start(
        _ arguments: [String], in folder: URL = project, environment: [String: String] = [:]
    ) throws -> RunningArterial {
        try RunningArterial(arguments, in: folder, environment: environment)
    }
}
