/// A row that was asked about and one that belongs to it, by their places in their stores.
struct RecordPair: Sendable {
    let row: Int32
    /// -1 where none belongs to the row.
    let related: Int32
    /// What the mapping table says of the two; -1 where it says nothing.
    let attributes: Int32

    /// Whether the pair is reported before another of its row.
    ///
    /// - Parameter rank: where each related row comes.
    func isBefore(_ other: RecordPair, by rank: [Int32]) -> Bool {
        let (own, others) = (rank[Int(related)], rank[Int(other.related)])
        return own == others ? attributes < other.attributes : own < others
    }
}
