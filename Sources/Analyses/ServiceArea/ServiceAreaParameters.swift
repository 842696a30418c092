import Geometry
import Results
import StreetNetwork
import Vocabulary

/// What a service area job asks for, checked and resolved. Costs are in the impedance's base: milliseconds, millimetres,
/// or millionths of a unit that users defined.
public struct ServiceAreaParameters: Sendable {
    /// What becomes of places that several facilities reach.
    public enum Overlap: String, Sendable, CaseIterable {
        /// Each facility has them.
        case overlap
        /// The areas of all facilities are one.
        case dissolve
        /// The facility of least cost has them.
        case split
    }

    /// What the area of a break is.
    public enum Cutoff: String, Sendable, CaseIterable {
        /// Without the areas of smaller breaks.
        case rings
        /// With them.
        case disks
    }

    public var facilities: [Facility]
    /// Facilities that no area can have, such as those without a place.
    public var unlocated: [Unlocated] = []
    /// Columns of the facilities' attributes.
    public var keptColumns: [Column] = []
    /// Those of every facility that has none of its own; ascending, each once, above zero. Empty only where every facility
    /// has its own.
    public var breaks: [Int64]
    public var impedance = Impedance.time
    /// The costs that are added up along the way, each once, in the order of their columns, without the impedance.
    public var accumulated: [Impedance] = []
    /// Whether travel ends at the facilities instead of beginning there.
    public var travelsToFacility = false
    public var overlap = Overlap.overlap
    public var cutoff = Cutoff.rings
    /// Nil: none are drawn.
    public var polygons: Polygons? = Polygons()
    /// Nil: none are written.
    public var lines: Lines?
    /// Millimetres by which outlines may be moved to have fewer corners; zero leaves them as they are.
    public var simplify: Int64 = 0
    /// Nil: nothing is counted.
    public var summary: Summary?
    public var locate = LocateOptions()
    /// When travel sets out, or arrives where it ends at facilities; nil: no clock times.
    public var departure: RouteClock?

    public init(facilities: [Facility], breaks: [Int64]) {
        self.facilities = facilities
        self.breaks = breaks
    }
}

extension ServiceAreaParameters {
    /// How areas are drawn.
    public struct Polygons: Sendable, Equatable {
        /// How closely outlines follow the streets.
        public enum Detail: String, Sendable, CaseIterable {
            case generalized
            case detailed
        }

        public var detail = Detail.generalized
        /// Millimetres that areas go beyond the streets; zero or more.
        public var trim: Int64 = 100_000
        /// Holes without streets are filled up to so many square metres; zero: none.
        public var fillHoles: Int64 = 250_000
        /// Classes of streets that carry travel, but make no area; each once, in the order of the job.
        public var excludedClasses: [String] = []

        public init() {}
    }

    /// How the streets that are reached are written.
    public struct Lines: Sendable, Equatable {
        /// How a piece of a street is drawn.
        public enum Shape: String, Sendable, CaseIterable {
            case trueShape = "true_shape"
            /// One segment from its start to its end.
            case straight
        }

        public var shape = Shape.trueShape
        /// Whether streets are cut where breaks fall.
        public var splitsAtBreaks = true
        /// Whether each facility has lines of its own where several reach a street; else that of least cost has it.
        public var overlap = true
        /// Whether the cost at each vertex is written.
        public var measures = false

        public init() {}
    }
}

extension ServiceAreaParameters {
    /// How areas are drawn: detailed ones where they are only counted in.
    public var drawnAreas: Polygons {
        if let polygons { return polygons }
        var counted = Polygons()
        counted.detail = .detailed
        return counted
    }

    /// Whether the job needs areas: to draw them, or to count in them.
    public var needsSurface: Bool { polygons != nil || countsPolygons }

    /// Whether features that are polygons are counted, by the share of each that lies within.
    var countsPolygons: Bool {
        summary?.rows.contains { row in
            if case .polygons = row.place { true } else { false }
        } ?? false
    }
}
