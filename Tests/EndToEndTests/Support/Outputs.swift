import Foundation

/// A folder of outputs.
struct Outputs {
    let url: URL
    /// What deletes the folder when it goes; kept for as long as the outputs are looked at.
    private let owner: AnyObject?

    init(_ url: URL, keeping owner: AnyObject? = nil) {
        self.url = url
        self.owner = owner
    }

    /// The names of the jobs whose outputs stand, in order.
    var jobs: [String] { names("").filter { !$0.hasPrefix(".") && isFolder($0) } }

    /// What a run that was stopped may not leave behind.
    var partialFolders: [String] { names("").filter { $0.hasPrefix(".") && isFolder($0) } }

    /// The names of a job's files, in order.
    func files(of job: String) -> [String] { names(job) }

    func data(_ path: String) throws -> Data { try Data(contentsOf: url.appending(path: path)) }

    func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

    func table(_ path: String) throws -> CSVTable { CSVTable(try text(path)) }

    func features(_ path: String) throws -> FeatureTable { try FeatureTable(try data(path)) }

    func json(_ path: String) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: try data(path)) as? [String: Any] ?? [:]
    }

    /// The lines of `results.jsonl`, each parsed.
    func results() throws -> [[String: Any]] {
        try text("results.jsonl").split(separator: "\n").map { line in
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
        }
    }

    /// How each job ended, as `results.jsonl` says, in its order.
    func states() throws -> [String] {
        try results().map { "\($0["job"] as? String ?? "?") \($0["state"] as? String ?? "?")" }
    }

    /// How each job ended, one that was up to date as one that ran and succeeded.
    func endings() throws -> [String] {
        try results().map { result in
            let state = result["state"] as? String ?? "?"
            let isSuccess = ["succeeded", "succeeded_with_warnings", "up_to_date", "empty"].contains(state)
            return "\(result["job"] as? String ?? "?") \(isSuccess ? "succeeded" : state)"
        }
    }

    /// The bytes of every file of every job, by path. The reports of the run, which hold times, are no part of it.
    func bytes() throws -> [String: Data] {
        var bytes: [String: Data] = [:]
        for job in jobs {
            for file in files(of: job) { bytes["\(job)/\(file)"] = try data("\(job)/\(file)") }
        }
        return bytes
    }

    private func names(_ folder: String) -> [String] {
        let path = folder.isEmpty ? url.path : url.appending(path: folder).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    private func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.appending(path: name).path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}

/// The paths of files that are not the same in both, in order.
func differences(_ left: [String: Data], _ right: [String: Data]) -> [String] {
    Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }.sorted()
}
