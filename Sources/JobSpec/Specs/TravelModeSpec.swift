import Vocabulary

/// A travel mode as it is written: what a vehicle may use, how fast, and what turning costs.
///
/// Everything is optional, so that a mode laid over the one that it is based on keeps what it does not name.
public struct TravelModeSpec: Sendable {
    /// A sentence for people.
    public var description: String?
    /// The mode whose values stand where this one names none.
    public var basedOn: Marked<String>?
    /// Access tags; the first that is present decides.
    public var access: [String]?
    /// Whether a tag for one direction, such as `vehicle:forward`, decides over the same tag for both.
    public var accessByDirection: Bool?
    /// Values of access tags that close.
    public var closedValues: [String]?
    /// Values of access tags that let in, but not through.
    public var destinationValues: [String]?
    /// Values of access tags that open a way which its class alone would not.
    public var allowedValues: [String]?
    /// Tag -> values: such a way is not used, whatever its access tags say.
    public var closedIf: TagValues?
    /// By highway class; a class not named is not used.
    public var speeds: OrderedMap<Speed>?
    /// Ways other than highways, by a name of their own.
    public var otherWays: OrderedMap<OtherWaysSpec>?
    /// Factors on the speed, by surface.
    public var surfaces: OrderedMap<Double>?
    public var maxspeed: MaxspeedSpec?
    /// Class -> tag -> values: the class is used only where a tag has one of its values.
    public var classesIf: OrderedMap<TagValues>?
    /// Tag -> values: such a way is open against its one-way direction, too.
    public var contraflowIf: TagValues?
    /// `.some(nil)` for a vehicle that nobody walks.
    public var againstOneWays: AgainstOneWaysSpec??
    /// Tags that make a way one-way; the first that is present decides. Empty for a mode that no one-way binds.
    public var onewayTags: [String]?
    /// Whether turn restrictions bind the mode.
    public var turnRestrictions: Bool?
    /// Whether access tags on a node decide over the barrier there.
    public var nodeAccess: Bool?
    /// By the value of the node's `barrier` tag; `other` stands for those that are not named.
    public var nodeBarriers: OrderedMap<NodeBarrierRule>?
    /// Barrier -> tag -> values: such a tag on the same node opens the barrier.
    public var barriersOpenIf: OrderedMap<TagValues>?
    public var turnCosts: TurnCostsSpec?
    /// The speed on streets of layers that have neither a class that `speeds` names nor a speed of their own; `.some(nil)` where
    /// such streets are not used.
    public var defaultSpeed: Speed??
    /// Restriction -> what it means to the mode.
    public var restrictions: OrderedMap<RestrictionUsage>?
    /// `.some(nil)` for one of no size.
    public var vehicle: VehicleSpec??
    public var uTurns: UTurnPolicy?

    public init() {}

    /// This mode laid over another: maps merge, lists and scalars replace.
    public func over(_ base: TravelModeSpec) -> TravelModeSpec {
        var laid = self
        laid.description = description ?? base.description
        laid.access = access ?? base.access
        laid.accessByDirection = accessByDirection ?? base.accessByDirection
        laid.closedValues = closedValues ?? base.closedValues
        laid.destinationValues = destinationValues ?? base.destinationValues
        laid.allowedValues = allowedValues ?? base.allowedValues
        laid.closedIf = closedIf.over(base.closedIf)
        laid.speeds = speeds.over(base.speeds)
        laid.otherWays = otherWays.over(base.otherWays) { $0.over($1) }
        laid.surfaces = surfaces.over(base.surfaces)
        laid.maxspeed = maxspeed?.over(base.maxspeed) ?? base.maxspeed
        laid.classesIf = classesIf.over(base.classesIf) { $0.over($1) }
        laid.contraflowIf = contraflowIf.over(base.contraflowIf)
        laid.againstOneWays = againstOneWays.map { $0?.over(base.againstOneWays ?? nil) } ?? base.againstOneWays
        laid.onewayTags = onewayTags ?? base.onewayTags
        laid.turnRestrictions = turnRestrictions ?? base.turnRestrictions
        laid.nodeAccess = nodeAccess ?? base.nodeAccess
        laid.nodeBarriers = nodeBarriers.over(base.nodeBarriers)
        laid.barriersOpenIf = barriersOpenIf.over(base.barriersOpenIf) { $0.over($1) }
        laid.turnCosts = turnCosts?.over(base.turnCosts) ?? base.turnCosts
        laid.defaultSpeed = defaultSpeed ?? base.defaultSpeed
        laid.restrictions = restrictions.over(base.restrictions)
        laid.vehicle = vehicle.map { $0?.over(base.vehicle ?? nil) } ?? base.vehicle
        laid.uTurns = uTurns ?? base.uTurns
        return laid
    }
}
