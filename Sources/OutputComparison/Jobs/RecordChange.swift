import Vocabulary

/// What is different between two `job.json`.
public struct RecordChange: Sendable, Equatable {
    /// What went into the job: parameters, network, inputs.
    public let origins: [ValueChange]
    /// The program and the libraries.
    public let versions: [ValueChange]
    /// Statuses and counts of what has no table in the folders.
    public let amounts: [CellChange]
    public let messagesRemoved: [String]
    public let messagesAdded: [String]
    public let oldMessageCount: Int

    static let none = RecordChange(from: ComparedRecord(), to: ComparedRecord(), writtenTables: [])

    var isEmpty: Bool { origins.isEmpty && amounts.isEmpty && messagesRemoved.isEmpty && messagesAdded.isEmpty }

    /// - Parameter writtenTables: those that have a file, in which their rows are compared.
    init(from old: ComparedRecord, to new: ComparedRecord, writtenTables: Set<String>) {
        origins = ValueChange.list(from: old.origins, to: new.origins)
        versions = ValueChange.list(from: old.versions, to: new.versions)
        amounts = ValueChange.list(from: old.amounts, to: new.amounts)
            .filter { !writtenTables.contains(String($0.path.prefix { $0 != "." })) }
            .map { change in
                // A status that nothing has is not written.
                CellChange(
                    column: change.path, old: Cell(change.old ?? .integer(0)), new: Cell(change.new ?? .integer(0)))
            }
        let (before, after) = (old.messages.map(ExactText.init), new.messages.map(ExactText.init))
        messagesRemoved = MultisetDifference(before, without: after).items.map(\.text)
        messagesAdded = MultisetDifference(after, without: before).items.map(\.text)
        oldMessageCount = old.messages.count
    }
}
