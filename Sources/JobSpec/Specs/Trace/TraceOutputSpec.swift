/// Which elements of a result are written, and how.
public struct TraceOutputSpec: Sendable {
    /// How lines are drawn of which a trace has a part.
    public enum Geometry: String, Sendable, CaseIterable {
        case partial, whole
    }

    /// Names of asset groups or of asset types; nil where nothing is said.
    public let assetTypes: [Marked<String>]?
    public let categories: [Marked<String>]?
    /// Nil where nothing is said; `.some(nil)` for `none`.
    public let condition: ConditionSpec??
    public let geometry: Geometry?
    /// The fields of sources that are written with their elements.
    public let fields: OrderedMap<[Marked<String>]>?
    public let mark: Mark

    /// Whether it says which elements are written, or which of their fields.
    public var choosesElements: Bool {
        assetTypes != nil || categories != nil || condition != nil || fields != nil
    }

    static let shape = Shape<TraceOutputSpec>.record("a mapping", "Which elements are written, and how.") { fields in
        let types = fields.optional(
            "asset_types", names("asset types"),
            "The names of asset groups or asset types; elements of all of them by default.")
        let categories = fields.optional(
            "categories", names("categories"), "Network categories; elements without any of them are left out.")
        let condition = fields.optional(
            "condition", ConditionSpec.shape.orNone, "What elements must be that are written.")
        let geometry = fields.optional(
            "geometry", .choice(of: Geometry.self),
            "Whether of a line that the trace has a part of that part is drawn, or the whole line.")
        let kept = fields.optional(
            "fields", .map(of: names("fields"), called: "a mapping of network sources to lists of fields"),
            "The fields of network sources that are written with their elements.")
        return { record in
            TraceOutputSpec(
                assetTypes: record[types], categories: record[categories], condition: record[condition],
                geometry: record[geometry], fields: record[kept], mark: record.mark)
        }
    }

    private static func names(_ what: String) -> Shape<[Marked<String>]> {
        .list(of: .marked(.label), called: "a list of \(what)")
    }
}
