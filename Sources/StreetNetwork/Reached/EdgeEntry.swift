/// The cheapest entry into a directed edge at its beginning.
struct EdgeEntry {
    let cost: Int64
    let origin: Int32
    /// The number of the state.
    let state: UInt32
}
