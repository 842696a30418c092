import Vocabulary

/// An element of a utility network, by its name or by where it is.
public enum TraceElementSpec: Sendable {
    /// By the id of its feature.
    case feature(FeatureElementSpec)
    /// The feature nearest to a place.
    case place(PlaceElementSpec)
    /// Those of a table; boxed, as it is larger than an element, and lists are of thousands of elements.
    indirect case table(ElementTableSpec)

    /// - Parameter hasGroups: whether the elements of a table may be of several traces.
    private static func shape(hasGroups: Bool) -> Shape<TraceElementSpec> {
        .either(
            ElementTableSpec.shape(hasGroups: hasGroups), TraceElementSpec.table, when: ElementTableSpec.isTable,
            or: single, { $0 })
    }

    private static let single = Shape<TraceElementSpec>.either(
        PlaceElementSpec.shape, TraceElementSpec.place, when: PlaceElementSpec.isPlace,
        or: FeatureElementSpec.shape, TraceElementSpec.feature)

    static let starts = Shape<[TraceElementSpec]>.items(of: shape(hasGroups: true), called: "a list of elements")
    static let barriers = Shape<[TraceElementSpec]>.items(of: shape(hasGroups: false), called: "a list of elements")

    public var isTable: Bool { if case .table = self { true } else { false } }

    /// Where the element is written.
    public var mark: Mark {
        switch self {
        case .feature(let feature): feature.mark
        case .place(let place): place.mark
        case .table(let table): table.layer.mark
        }
    }
}

/// An element that is named by the id of its feature.
public struct FeatureElementSpec: Sendable {
    /// The network source; nil for the only one that has the id.
    public let source: Marked<String>?
    /// Case and braces do not matter.
    public let globalID: Marked<String>
    public let terminal: Marked<String>?
    /// 0 to 1 in the digitised direction of a line.
    public let fraction: Marked<Double>?
    public let mark: Mark

    static let shape = Shape<FeatureElementSpec>.record("an element", "An element by the id of its feature.") {
        fields in
        let source = fields.optional(
            "source", .marked(.label), "The network source of the feature; the only one that has the id by default.")
        let globalID = fields.required(
            "global_id", .marked(.label.notEmpty("the id")),
            "The id of the feature; case, braces and blanks round it do not matter.")
        let terminal = ElementFields.terminal(fields)
        let fraction = fields.optional(
            "fraction_along", .marked(.number(0...1)),
            "Where along a line, from 0 at its start to 1 at its end as it was digitised; all of it by default.")
        return { record in
            FeatureElementSpec(
                source: record[source], globalID: record[globalID], terminal: record[terminal],
                fraction: record[fraction], mark: record.mark)
        }
    }
}

/// An element that is found near a place: a device or junction before a line that is less than 0.1 m nearer.
public struct PlaceElementSpec: Sendable {
    public let place: PlaceGeometry
    /// The network source that the feature must be of; nil for any.
    public let source: Marked<String>?
    public let terminal: Marked<String>?
    public let mark: Mark

    static func isPlace(_ node: Node) -> Bool { node.hasAny(of: PlaceGeometry.keys) }

    static let shape = Shape<PlaceElementSpec>.record("a place", "The feature nearest to a place.") { fields in
        let place = PlaceGeometry.declare(in: fields)
        fields.refuse(["global_id", "fraction_along"], help: "a place means the feature nearest to it") {
            "'\($0)' cannot stand beside a place"
        }
        let source = fields.optional(
            "source", .marked(.label), "The network source that the feature must be of; any by default.")
        let terminal = ElementFields.terminal(fields)
        return { record in
            place(record).map { place in
                PlaceElementSpec(place: place, source: record[source], terminal: record[terminal], mark: record.mark)
            }
        }
    }
}

/// Keys that both kinds of elements have.
private enum ElementFields {
    static func terminal(_ fields: Fields) -> Field<Marked<String>?> {
        fields.optional(
            "terminal", .marked(.label), "The terminal of a device that has several, by its name or number.")
    }
}
