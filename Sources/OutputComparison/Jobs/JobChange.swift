/// What is different between the outputs of a job.
public struct JobChange: Sendable {
    public let record: RecordChange
    public let tables: [TableChange]
    /// Files that hold no table, and differ.
    public let documents: [DocumentChange]
    public let filesRemoved: [String]
    public let filesAdded: [String]

    /// Whether nothing is different but the versions of what made it.
    var isEmpty: Bool {
        record.isEmpty && tables.isEmpty && documents.isEmpty && filesRemoved.isEmpty && filesAdded.isEmpty
    }
}
