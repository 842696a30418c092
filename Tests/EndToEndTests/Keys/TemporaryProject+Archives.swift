import Testing

extension TemporaryProject {
    /// Makes an archive for each file `ARCHIVE.of` among some, which names the file to be put into it.
    func makeArchives(of files: [String: String]) throws {
        for (path, content) in files where path.hasSuffix(".of") {
            let archive = String(path.dropLast(3))
            try makeArchive(archive, of: content)
        }
    }

    /// - Parameter archive: ends with `.zip`, `.tar` or `.gz`.
    func makeArchive(_ archive: String, of file: String) throws {
        let command =
            switch archive.split(separator: ".").last {
            case "zip": "python3 -m zipfile -c '\(archive)' '\(file)'"
            case "tar": "tar -cf '\(archive)' '\(file)'"
            default: "gzip -c '\(file)' > '\(archive)'"
            }
        let ended = try OtherCommand.run(
            "/bin/sh", ["-c", command], in: url, environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
        try #require(ended.code == 0, "\(ended.error)")
    }
}
