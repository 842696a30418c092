/// The kinds of barriers, by their geometries: which keys and which effects a barrier has.
enum BarrierKind: Sendable {
    case point, line, polygon

    /// What barriers of the kind can do.
    var effects: [BarrierEffectSpec.Kind] {
        switch self {
        case .point: [.restriction, .addedCost]
        case .line, .polygon: [.restriction, .scaledCost, .addedCost]
        }
    }

    /// Whether `at` can be the place of such a barrier.
    var hasPosition: Bool { self != .line }

    /// As messages call one of them.
    var name: String {
        switch self {
        case .point: "a point barrier"
        case .line: "a line barrier"
        case .polygon: "a polygon barrier"
        }
    }

    /// As messages call those of a layer.
    var names: String { name.dropFirst("a ".count) + "s of a layer" }

    var meaning: String {
        switch self {
        case .point: "A place on a street that cannot be passed, or that costs something to pass."
        case .line: "A line that closes streets where it meets them, or makes them dearer."
        case .polygon: "An area that closes the parts of streets inside of it, or makes them dearer."
        }
    }

    /// The keys that say where a barrier is.
    var placeKeys: [String] { PlaceGeometry.keys + (self == .polygon ? ["buffer"] : []) }

    /// The keys that say what a barrier does.
    var effectKeys: [String] {
        let point = ["full_edge", "curb_approach"]
        return ["type"] + (self == .point ? point : ["factor", "factors"]) + ["cost", "costs"]
    }
}
