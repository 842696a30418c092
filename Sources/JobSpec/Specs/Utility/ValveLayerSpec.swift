/// Isolation valves laid over a network: each on a pipe next to one of its nodes, or at a place on a pipe.
public struct ValveLayerSpec: Sendable {
    public let layer: LayerSpec
    public let id: Marked<String>?
    /// The field of the pipe's id; nil for places that are put on the nearest pipe.
    public let pipe: Marked<String>?
    /// The field of the id of the node that the valve is next to.
    public let node: Marked<String>?
    /// Which valves can be operated, in SQL; nil for all.
    public let operable: Marked<String>?
    /// How far from a pipe a place may be.
    public let tolerance: Length

    static let shape = Shape<ValveLayerSpec>.record(
        "a layer of valves", "Isolation valves: each on a pipe next to one of its nodes, or at a place on a pipe."
    ) { fields in
        let layer = LayerFields(fields)
        LayerFields.declareIdleKeys(in: fields, conditions: ["where", "operable"], of: .projectDefaults)
        let id = fields.optional(
            "id", .marked(.fieldName), "The field of the valves' ids; made of pipe and node, or of the row, by default."
        )
        let pipe = fields.optional(
            "pipe", .marked(.fieldName), "The field of the pipes' ids; 'pipe' or 'link' by default.")
        let node = fields.optional(
            "node", .marked(.fieldName), "The field of the ids of the nodes that valves are next to; 'node' by default."
        )
        let operable = fields.optional(
            "operable", .marked(.condition), "Which valves can be operated, in SQL; all by default.")
        let tolerance = fields.optional(
            "tolerance", .length(), default: Length(millimetres: 1000), "How far from a pipe a place may be.")
        return { record in
            ValveLayerSpec(
                layer: layer.layer(record), id: record[id], pipe: record[pipe], node: record[node],
                operable: record[operable], tolerance: record[tolerance])
        }
    }
}
