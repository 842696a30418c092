import Vocabulary

/// How somebody travels: which streets they may use, how fast, and what turns and barriers cost them.
///
/// The built-in modes and a user's own are the same kind of value; docs/travel-modes.md explains each part.
public struct TravelMode: Sendable, Equatable {
    /// What passing a barrier on a street (a bollard, a gate) means.
    public enum Passage: Sendable, Equatable {
        case open
        case closed
        /// Passable, at a cost in milliseconds.
        case delay(milliseconds: Int64)
    }

    /// Ways that the mode uses though `speeds` does not name their class, such as ferries.
    public struct OtherWay: Sendable, Equatable {
        public var name: String
        /// Tag to the values that match; every tag must match.
        public var match: TagCondition
        /// Whether the source's `duration` decides over the speed.
        public var usesDuration: Bool
        /// km/h.
        public var speed: Double
        /// Whether a direction is used only where its access tag has one of the allowed values.
        public var needsPermission: Bool
        /// Tags one of which excludes a way.
        public var unless: TagCondition

        public init(
            name: String, match: TagCondition, usesDuration: Bool = false, speed: Double, needsPermission: Bool = false,
            unless: TagCondition = TagCondition()
        ) {
            self.unless = unless
            self.name = name
            self.match = match
            self.usesDuration = usesDuration
            self.speed = speed
            self.needsPermission = needsPermission
        }
    }

    /// A vehicle that is walked against one-way streets.
    public struct AgainstOneWays: Sendable, Equatable {
        /// km/h.
        public var speed: Double
        /// Streets where it may not be.
        public var unless: TagCondition

        public init(speed: Double, unless: TagCondition = TagCondition()) {
            self.speed = speed
            self.unless = unless
        }
    }

    /// How posted speeds are read.
    public struct PostedSpeed: Sendable, Equatable {
        public var isUsed = false
        /// The tags that post a speed, in the order in which they decide: the first that is present and readable does,
        /// where each is asked for the direction (`maxspeed:forward`) first.
        public var tags = ["maxspeed"]
        public var factor = 1.0
        /// The highest speed in km/h that the vehicle reaches, whatever is posted; nil: any.
        public var atMost: Double?
        /// Words such as `urban`, `walk` and `none` to km/h.
        public var implied: [String: Double] = Self.commonlyImplied

        public static let commonlyImplied = [
            "urban": 50.0, "rural": 90, "motorway": 120, "trunk": 100, "living_street": 20, "walk": 5, "none": 130,
        ]

        public init() {}
    }

    /// What turning costs, in milliseconds.
    public struct TurnCosts: Sendable, Equatable {
        public var left: Int64 = 0
        public var right: Int64 = 0
        public var straight: Int64 = 0
        public var sharp: Int64 = 0
        public var uTurn: Int64 = 0
        public var trafficSignals: Int64 = 0
        /// Passing a junction with `highway=crossing`.
        public var crossing: Int64 = 0

        public init() {}
    }

    public var name: String
    /// Access tags in the order in which they decide: the first one present does.
    public var access: [String] = []
    /// Whether a tag for one direction (`vehicle:forward`) decides over the same tag for both.
    public var obeysAccessByDirection = false
    public var closedValues: [String] = []
    /// Access values of streets that may be reached but not passed through.
    public var destinationValues: [String] = []
    /// Access values that open a way which its class alone would not.
    public var allowedValues: [String] = []
    /// Ways with one of these values are not used, whatever their access tags say.
    public var closedIf = TagCondition()
    /// Highway class to km/h. A class that is not named is not used, but as one of `otherWays`.
    public var speeds: [String: Double] = [:]
    /// km/h on streets of a layer whose class `speeds` does not name; nil: they are not used.
    public var defaultSpeed: Double?
    /// In the order in which they are tried.
    public var otherWays: [OtherWay] = []
    /// Surface to a factor on the speed.
    public var surfaces: [String: Double] = [:]
    public var postedSpeed = PostedSpeed()
    /// Highway class to the tags, one of which must have one of the values for the class to be used.
    public var classesIf: [String: TagCondition] = [:]
    /// Tags that say in which direction a street may be travelled; the first one present decides. Empty: the mode
    /// ignores one-ways.
    public var oneWayTags: [String] = []
    /// Tags with values that open a one-way street in both directions.
    public var contraflowIf = TagCondition()
    /// How the vehicle is walked against streets that a tag makes one-way; nil: it is not.
    public var againstOneWays: AgainstOneWays?
    public var obeysTurnRestrictions = false
    /// Whether access tags on a junction decide over the kind of barrier there.
    public var obeysNodeAccess = false
    /// Barrier value to what it means; `other` stands for every value that is not named.
    public var nodeBarriers: [String: Passage] = [:]
    /// Barrier value to the tags of the same node, one of which opens it.
    public var barriersOpenIf: [String: TagCondition] = [:]
    public var turnCosts = TurnCosts()
    public var uTurns = UTurnPolicy.allowed
    /// How restrictions are used, by their names: those of `StreetRestriction`, and those that a source defines.
    public var restrictions: [String: RestrictionUsage] = [:]
    /// What the limits of streets are held against.
    public var vehicle = Vehicle()

    public init(name: String) { self.name = name }
}
