import Vocabulary

/// What was met while the streets of a layer were read.
public struct LayerStreetReport: Sendable, Equatable {
    /// The layer's name, and that of the table of turns.
    public var layer = ""
    public var turnTable = ""

    /// Whether only rows count that meet a condition.
    public var hasCondition = false
    /// Rows read, and those of them that became streets: the others are counted in `faults`, each once.
    public var rowsRead = 0
    public var rowsKept = 0
    /// Streets made of the rows: one for each part of their lines.
    public var streets = 0

    /// What was noticed in rows, by the ids of their streets; rows without such an id by their own.
    public var faults: [StreetRowFault: RowSample] = [:]
    /// The reason for the first row whose geometry cannot be used.
    public var geometryReason: String?
    /// Whether nothing says what coordinates mean, so that they are taken for longitude and latitude.
    public var assumesDegrees = false
    /// The system that somebody states for a layer that has one of its own.
    public var unusedSystem: String?
    /// What is to be said of the texts of its rows.
    public var textMessages: [Message] = []
    /// Longitudes beyond 180 degrees that were wrapped.
    public var wrappedLongitudes = 0

    /// Ends of streets, or vertices where any of them connects, that were moved onto others within the tolerance.
    public var joinedEnds = 0
    /// Those of them that were moved farther than the tolerance, along a chain of others, and the millimetres of the farthest.
    public var farJoinedEnds = 0
    public var farthestMove: Int64 = 0
    /// Ends of streets, by the streets' ids, that lie within `nearbyMillimetres` of a street on the same level without
    /// being connected to it.
    public var nearlyTouching = RowSample()
    public var nearbyMillimetres: Int64 = 0

    /// Rows of turns read, those that forbid one, those that make one take a time, and those left out.
    public var turnsRead = 0
    public var turnsForbidden = 0
    public var turnsDelayed = 0
    public var turnFaults: [TurnRowFault: RowSample] = [:]

    public init() {}

    /// Rows that made no street.
    public var rowsDropped: Int { faults.reduce(0) { $0 + ($1.key.dropsRow ? $1.value.count : 0) } }

    mutating func add(_ fault: StreetRowFault, _ row: Int64) { faults[fault, default: RowSample()].add(row) }

    mutating func addTurn(_ fault: TurnRowFault, _ row: Int64) { turnFaults[fault, default: RowSample()].add(row) }
}
