import FeatureSources

/// A layer of isolation valves that is laid over a network.
public struct ValveLayer: Sendable, Equatable {
    /// The source that the valves become features of, and their category.
    public static let sourceName = "Isolation Valve"
    public static let category = "Isolating"

    public var table: SourceTable
    /// The system of the coordinates of a layer that names none.
    public var crs: SystemDefinition?
    /// Fields. Nil: ids are made of pipe and node, or of the row; pipes are in `pipe` or `link`, nodes in `node`, where
    /// the layer has such fields.
    public var id: String?
    public var pipe: String?
    public var node: String?
    /// Which valves can be operated; nil for all.
    public var operable: String?
    /// How far from a pipe a place may be, in millimetres.
    public var tolerance: Int64

    public init(
        _ table: SourceTable, crs: SystemDefinition? = nil, id: String? = nil, pipe: String? = nil,
        node: String? = nil, operable: String? = nil, tolerance: Int64 = 1000
    ) {
        (self.table, self.crs) = (table, crs)
        (self.id, self.pipe, self.node) = (id, pipe, node)
        (self.operable, self.tolerance) = (operable, tolerance)
    }
}
