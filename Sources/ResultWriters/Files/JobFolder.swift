import Glibc
import Synchronization

/// The folder of one job's outputs while it is written: beside its place, and then put there whole.
///
/// It is called `.<job>.partial-<process>-<count>` until `commit`. If the run is killed, it stays, and
/// `removeLeftovers` of a later run takes it away.
public final class JobFolder {
    private static let made = Atomic<Int>(0)

    private let outputFolder: String
    private let jobName: String
    private let durable: Bool
    /// Where the folder is until `commit`.
    let path: String
    private var isOpen = true

    /// Makes the folder, and the output folder where it is missing.
    ///
    /// - Parameters:
    ///   - outputFolder: the folder of all outputs.
    ///   - jobName: the name of the folder once it is whole: one name, without `/`.
    ///   - durable: whether `commit` waits until everything is on the disk.
    /// - Throws: `WriteError`.
    public init(outputFolder: String, jobName: String, durable: Bool = false) throws(WriteError) {
        guard !["", ".", ".."].contains(jobName), !jobName.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") })
        else { throw WriteError("create", jobName, reason: "it is not the name of a folder") }
        self.outputFolder = outputFolder
        self.jobName = jobName
        self.durable = durable
        try Folders.make(outputFolder, name: outputFolder)
        path = try JobFolder.makePartial(beside: outputFolder + "/" + jobName, in: outputFolder, jobName: jobName)
    }

    deinit { abandon() }

    /// Creates a file in the folder.
    ///
    /// - Throws: `WriteError`.
    public func file(_ name: String) throws(WriteError) -> OutputFile {
        try OutputFile(path: path + "/" + name, name: jobName + "/" + name, durable: durable)
    }

    /// Puts the folder in its place whole, and removes the one that was there. The files must be closed.
    ///
    /// - Throws: `WriteError`; the old folder then stands as it was, and this one can be abandoned.
    public func commit() throws(WriteError) {
        precondition(isOpen, "a folder is committed once")
        if durable { try Folders.synchronize(path, name: jobName) }
        try Exchange.put(path, at: outputFolder + "/" + jobName, name: jobName)
        isOpen = false
        if durable { try Folders.synchronize(outputFolder, name: outputFolder) }
        // The new outputs stand. What could not be removed of the old is left to `removeLeftovers`.
        try? Folders.remove(path, name: jobName)
    }

    /// Removes the folder with all that is in it, unless it was committed.
    public func abandon() {
        guard isOpen else { return }
        isOpen = false
        try? Folders.remove(path, name: jobName)
    }

    /// Removes the outputs of a job. Only for the holder of the folder's `OutputLock`.
    ///
    /// - Throws: `WriteError`.
    public static func remove(_ jobName: String, from outputFolder: String) throws(WriteError) {
        try Folders.remove(outputFolder + "/" + jobName, name: jobName)
    }

    /// Removes what killed runs left in the folder of outputs. Only for the holder of its `OutputLock`.
    ///
    /// - Returns: the names of what was removed, sorted. None where there is no such folder.
    /// - Throws: `WriteError`.
    @discardableResult
    public static func removeLeftovers(in outputFolder: String) throws(WriteError) -> [String] {
        guard Folders.exists(outputFolder) else { return [] }
        let leftovers = try Folders.names(in: outputFolder, name: outputFolder).filter(isPartial)
        for name in leftovers { try Folders.remove(outputFolder + "/" + name, name: name) }
        return leftovers
    }

    /// The name is new to this process; one left by an earlier process of the same number is passed over.
    private static func makePartial(
        beside target: String, in outputFolder: String, jobName: String
    ) throws(WriteError) -> String {
        while true {
            let count = made.add(1, ordering: .relaxed).newValue
            let path = "\(outputFolder)/.\(jobName).partial-\(getpid())-\(count)"
            if mkdir(path, 0o777) == 0 { return path }
            if errno != EEXIST { throw WriteError("create", jobName) }
        }
    }

    /// Whether a name is `.<job>.partial-<digits>-<digits>`, with `-old` after it perhaps.
    static func isPartial(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        let mark = Array(".partial-".utf8)
        guard bytes.first == UInt8(ascii: "."), bytes.count > mark.count,
            let start = (1..<bytes.count).last(where: { bytes[$0...].starts(with: mark) })
        else { return false }
        let parts = bytes[(start + mark.count)...].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let areNumbers = parts.prefix(2).allSatisfy { !$0.isEmpty && $0.allSatisfy { 48...57 ~= $0 } }
        return areNumbers && (parts.count == 2 || parts.count == 3 && Array(parts[2]) == Array("old".utf8))
    }
}
