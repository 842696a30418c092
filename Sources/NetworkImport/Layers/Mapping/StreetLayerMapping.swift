import FeatureSources

/// How the rows of a line layer are read as streets.
public struct StreetLayerMapping: Sendable, Equatable {
    /// Where the streets are.
    public var table: SourceTable
    /// The system of the coordinates of a layer that names none.
    public var crs: SystemDefinition?
    /// The field of well-known text, where the layer has no geometry of its own.
    public var wkt: String?

    /// The field of whole numbers that streets are known by; nil for the rows' own ids.
    public var id: String?
    public var name: String?
    public var reference: String?
    /// The kind of street. It becomes the tag `class`, and `highway` beside where OpenStreetMap has that class.
    public var streetClass: String?
    public var oneWay: OneWayField?

    /// What one unit of a field is in km/h.
    public var speedForward: MeasureField?
    public var speedBackward: MeasureField?
    /// Of the directions about which the field of their own says nothing.
    public var speed: MeasureField?
    /// What one unit of a field is in milliseconds, for the whole street.
    public var timeForward: MeasureField?
    public var timeBackward: MeasureField?
    /// Of the directions about which the field of their own says nothing.
    public var time: MeasureField?

    /// Fields of the levels (z-levels) of a line's first and last vertex: lines meet only where levels are equal. Numbers
    /// are compared by value, other texts as they are; null and blank are 0.
    public var levelFrom: String?
    public var levelTo: String?

    /// Further tags that travel modes ask for, and the fields that hold their values.
    public var tags: [TagField]
    public var costs: [CostField]
    /// At most 32.
    public var restrictions: [RestrictionCondition]
    public var connectivity: StreetConnectivity
    public var turns: TurnTableMapping?

    /// Whether something says in which directions streets are open.
    var saysWays: Bool { oneWay != nil || tags.contains { $0.tag == "oneway" } }

    public init(
        _ table: SourceTable, crs: SystemDefinition? = nil, wkt: String? = nil, id: String? = nil, name: String? = nil,
        reference: String? = nil, streetClass: String? = nil, oneWay: OneWayField? = nil,
        speedForward: MeasureField? = nil, speedBackward: MeasureField? = nil, speed: MeasureField? = nil,
        timeForward: MeasureField? = nil, timeBackward: MeasureField? = nil, time: MeasureField? = nil,
        levelFrom: String? = nil, levelTo: String? = nil, tags: [TagField] = [],
        costs: [CostField] = [], restrictions: [RestrictionCondition] = [],
        connectivity: StreetConnectivity = StreetConnectivity(), turns: TurnTableMapping? = nil
    ) {
        (self.table, self.crs, self.wkt) = (table, crs, wkt)
        (self.id, self.name, self.reference, self.streetClass) = (id, name, reference, streetClass)
        self.oneWay = oneWay
        (self.speedForward, self.speedBackward, self.speed) = (speedForward, speedBackward, speed)
        (self.timeForward, self.timeBackward, self.time) = (timeForward, timeBackward, time)
        (self.levelFrom, self.levelTo) = (levelFrom, levelTo)
        (self.tags, self.costs, self.restrictions) = (tags, costs, restrictions)
        (self.connectivity, self.turns) = (connectivity, turns)
    }
}
