import Foundation
import TestSupport

/// A library that is loaded into the process which runs jobs: what befalls it hangs on the names of the files that it opens.
struct Misfortune {
    /// What can befall it: a file with that word in its name brings it.
    enum Kind: String, CaseIterable {
        case trap, null, abort, exit, killed, sleep, hunger
    }

    private let folder: TemporaryFolder
    let library: String

    /// Compiles the library.
    ///
    /// - Returns: nil where there is no compiler for C.
    init?() throws {
        let compilers = ["/usr/bin/cc", "/usr/bin/clang", "/opt/swift/usr/bin/clang", "/usr/bin/gcc"]
        guard let compiler = compilers.first(where: FileManager.default.isExecutableFile) else { return nil }
        folder = try TemporaryFolder()
        library = folder.url.appending(path: "misfortune.so").path
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "misfortune.c").path
        let ended = try OtherCommand.run(
            compiler, ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], in: folder.url,
            environment: ["PATH": "/usr/bin:/bin"])
        guard ended.code == 0 else { return nil }
    }

    static var isAvailable: Bool { (try? Misfortune()) ?? nil != nil }

    var environment: [String: String] { ["LD_PRELOAD": library] }

    /// A job whose stops stand in a file that brings misfortune.
    static func job(_ kind: Kind, more: String = "") -> String {
        """
        job: route
        network: town
        travel_mode: car
        stops: [{source: misfortune-\(kind.rawValue).csv}]

        """ + more
    }

    static func file(_ kind: Kind) -> (name: String, text: String) {
        ("misfortune-\(kind.rawValue).csv", "name,x,y\nA,9.0001,50\nB,9.002,50.001\n")
    }
}
