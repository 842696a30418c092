import Foundation

/// A shell in which file systems can be mounted that nobody else sees, and that go with it.
enum PrivateMounts {
    static let isThere: Bool = {
        let ended = try? run("mount -t tmpfs tmpfs /mnt", in: FileManager.default.temporaryDirectory)
        return ended?.code == 0
    }()

    /// Runs a script of the shell in a folder.
    static func run(_ script: String, in folder: URL) throws -> Arterial.Ended {
        // Who is not root is it in a namespace of his own.
        let namespaces = geteuid() == 0 ? "-m" : "-Urm"
        return try OtherCommand.run(
            "/usr/bin/unshare", [namespaces, "/bin/sh", "-c", script], in: folder,
            environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
    }
}
