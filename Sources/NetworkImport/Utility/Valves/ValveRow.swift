import UtilityNetwork

/// A row of a layer of valves.
struct ValveRow {
    let row: Int64
    /// As its field says; nil where it has none.
    let ownID: String?
    let pipe: String?
    let node: String?
    /// In the system of the network.
    let place: UtilityPosition?
    let isOperable: Bool

    /// `P1@J2` for the valve on the pipe P1 next to the node J2.
    var id: String {
        if let ownID { return ownID }
        guard let pipe, let node else { return "\(row)" }
        return "\(pipe)@\(node)"
    }
}
