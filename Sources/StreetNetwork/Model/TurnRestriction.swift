/// A restriction on turns at one junction, as the source has it.
public struct TurnRestriction: Sendable, Equatable {
    public enum Kind: Sendable {
        /// The turns named may not be made.
        case no
        /// Of the turns from `from`, only those named may be made.
        case only
    }

    /// The source's id, for messages.
    public let id: Int64
    public let kind: Kind
    /// Whether the restriction is about turning back (`no_u_turn`).
    public let isUTurn: Bool
    /// The junction where the turn begins: the one where `from` ends.
    public let via: Int
    /// The directed edges between `from` and `to`, in order; none where the turn is made at `via` alone. With them, `from`
    /// and `to` are one directed edge each.
    public let viaEdges: [DirectedEdge]
    /// Directed edges that arrive at `via`.
    public let from: [DirectedEdge]
    /// Directed edges that leave `via`, or the end of the last via edge.
    public let to: [DirectedEdge]
    /// The kind of traffic that it is for (`restriction:hgv`: `hgv`), or nil for all.
    public let appliesTo: String?
    /// The kinds of traffic that it is not for (`except`).
    public let exceptions: [String]

    public init(
        id: Int64, kind: Kind, isUTurn: Bool, via: Int, viaEdges: [DirectedEdge] = [], from: [DirectedEdge],
        to: [DirectedEdge], appliesTo: String?, exceptions: [String]
    ) {
        self.id = id
        self.kind = kind
        self.isUTurn = isUTurn
        self.via = via
        self.viaEdges = viaEdges
        self.from = from
        self.to = to
        self.appliesTo = appliesTo
        self.exceptions = exceptions
    }

    /// Whether the restriction binds traffic known by these access words, such as `motorcar, motor_vehicle`.
    func binds(_ access: [String]) -> Bool {
        if let appliesTo, !access.contains(appliesTo) { return false }
        return !exceptions.contains { access.contains($0) }
    }
}
