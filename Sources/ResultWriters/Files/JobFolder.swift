import Glibc
import ImageFile
import Synchronization

/// The folder of one job's outputs while it is written: beside its place, and then put there whole.
///
/// It is called `.<job>.partial-<process>-<count>` until `commit`. If the run is killed, it stays, and
/// `removeLeftovers` of a later run takes it away. `FolderPlace` says how it comes to its place.
public final class JobFolder {
    private static let made = Atomic<Int>(0)

    private let place: FolderPlace
    private let durable: Bool
    /// Where the folder is until `commit`.
    let path: String
    private var isOpen = true
    /// Those that were created here.
    private var files: [OutputFile] = []

    /// Makes the folder, and the output folder where it is missing.
    ///
    /// - Parameters:
    ///   - outputFolder: the folder of all outputs.
    ///   - jobName: the name of the folder once it is whole: one name, without `/`.
    ///   - durable: whether `commit` waits until everything is on the disk.
    /// - Throws: `WriteError`.
    public convenience init(outputFolder: String, jobName: String, durable: Bool = false) throws(WriteError) {
        try self.init(outputFolder: outputFolder, jobName: jobName, durable: durable, exchange: .ofSystem)
    }

    init(outputFolder: String, jobName: String, durable: Bool = false, exchange: Exchange) throws(WriteError) {
        guard !["", ".", ".."].contains(jobName), !jobName.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") })
        else { throw WriteError("create", jobName, reason: "it is not the name of a folder") }
        place = FolderPlace(outputFolder: outputFolder, jobName: jobName, exchange: exchange)
        self.durable = durable
        path = try JobFolder.makePartial(in: outputFolder, jobName: jobName)
    }

    deinit { abandon() }

    /// Creates a file in the folder.
    ///
    /// - Throws: `WriteError`.
    public func file(_ name: String) throws(WriteError) -> OutputFile {
        let file = try OutputFile(
            path: path + "/" + name, name: self.name(of: name), durable: durable, takesDigest: true)
        files.append(file)
        return file
    }

    /// The digest of a file that is closed; nil where it is not known without reading the file.
    func digest(of file: String) -> Digest? { files.first { $0.name == name(of: file) }?.digest }

    /// What errors call a file in the folder.
    func name(of file: String) -> String { place.jobName + "/" + file }

    /// Puts the folder in its place whole, and removes the one that was there. The files must be closed.
    ///
    /// - Parameter names: what stands in the old folder and is to stand in this one, too.
    /// - Throws: `WriteError`; the old folder then stands as it was, and this one can be abandoned.
    public func commit(keeping names: [String] = []) throws(WriteError) {
        precondition(isOpen, "a folder is committed once")
        for name in names { try take(name, from: place.outputFolder + "/" + place.jobName) }
        if durable { try Folders.synchronize(path, name: place.jobName) }
        let superfluous = try place.put(path)
        isOpen = false
        if durable { try Folders.synchronize(place.outputFolder, name: place.outputFolder) }
        // The new outputs stand. What could not be removed of the old is left to `removeLeftovers`.
        for path in superfluous { try? Folders.remove(path, name: place.jobName, opening: true) }
    }

    /// Removes the folder with all that is in it, unless it was committed.
    public func abandon() {
        guard isOpen else { return }
        isOpen = false
        try? Folders.remove(path, name: place.jobName)
    }

    /// The name is new to this process; one left by an earlier process of the same number is passed over. The output folder is
    /// there for all jobs but the first.
    private static func makePartial(in outputFolder: String, jobName: String) throws(WriteError) -> String {
        var isFolderLookedAt = false
        while true {
            let count = made.add(1, ordering: .relaxed).newValue
            let path = "\(outputFolder)/.\(jobName).partial-\(getpid())-\(count)"
            if mkdir(path, 0o777) == 0 { return path }
            if errno == EEXIST { continue }
            if isFolderLookedAt { throw WriteError("create", jobName) }
            try Folders.make(outputFolder, name: outputFolder)
            isFolderLookedAt = true
        }
    }
}

extension JobFolder {
    /// Removes what killed runs left in the folder of outputs, and versions that no link leads to any more, and puts back a
    /// job's folder that was to be replaced when its run was killed. Only for the holder of its `OutputLock`.
    ///
    /// - Returns: the names of what was removed, sorted. None where there is no such folder; what may not be removed stays.
    /// - Throws: `WriteError`.
    @discardableResult
    public static func removeLeftovers(in outputFolder: String) throws(WriteError) -> [String] {
        guard Folders.exists(outputFolder) else { return [] }
        var removed: [String] = []
        for name in try Folders.names(in: outputFolder, name: outputFolder) {
            guard let hidden = HiddenName(name), try !isKept(name, hidden, in: outputFolder) else { continue }
            // What cannot be removed is in nobody's way.
            guard (try? Folders.remove(outputFolder + "/" + name, name: name, opening: true)) != nil else { continue }
            removed.append(name)
        }
        return removed
    }

    /// Removes the folders that were being written by processes that came to no good end. Only for the holder of the
    /// folder's `OutputLock`, when nobody writes there any more.
    ///
    /// - Throws: `WriteError`.
    public static func removeHalfWritten(in outputFolder: String) throws(WriteError) {
        for name in try Folders.names(in: outputFolder, name: outputFolder) {
            if case .partial? = HiddenName(name) { try Folders.remove(outputFolder + "/" + name, name: name) }
        }
    }

    /// Whether a hidden folder is one that a job still needs.
    private static func isKept(
        _ name: String, _ hidden: HiddenName, in outputFolder: String
    ) throws(WriteError) -> Bool {
        switch hidden {
        case .partial, .passing: return false
        case .version(let job, _): return Folders.linked(outputFolder + "/" + job) == name
        case .replaced(let job):
            let place = outputFolder + "/" + job
            if Folders.exists(place) { return false }
            if rename(outputFolder + "/" + name, place) != 0 { throw WriteError("create", job) }
            return true
        }
    }

    /// Whether a name is one that folders of jobs have while they are written, or beside their place.
    public static func isHidden(_ name: String) -> Bool { HiddenName(name) != nil }

    /// Whether a name is that of a folder to which the link in a job's place leads.
    public static func isVersion(_ name: String, of jobName: String) -> Bool {
        if case .version(jobName, _)? = HiddenName(name) { true } else { false }
    }

    /// Removes the folders of jobs for good, or the links in their places with all versions. Nothing there is no error. Only for
    /// the holder of the folder's `OutputLock`.
    ///
    /// - Returns: the jobs of which something stays, and why.
    public static func remove(_ jobNames: [String], in outputFolder: String) -> [(job: String, fault: WriteError)] {
        guard Folders.exists(outputFolder) else { return [] }
        var versions: [String: [String]] = [:]
        do throws(WriteError) {
            for name in try Folders.names(in: outputFolder, name: outputFolder) {
                if case .version(let job, _)? = HiddenName(name) { versions[job, default: []].append(name) }
            }
        } catch {
            return jobNames.map { ($0, error) }
        }
        return jobNames.compactMap { job in
            do throws(WriteError) {
                for name in [job] + (versions[job] ?? []) {
                    try Folders.remove(outputFolder + "/" + name, name: job)
                }
                return nil
            } catch {
                return (job, error)
            }
        }
    }
}
