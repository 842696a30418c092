import Geometry
import Results
import StreetNetwork
import Vocabulary

extension ServiceAreaParameters {
    /// A place whose surroundings are looked for.
    public struct Facility: Sendable, Equatable {
        /// The user's id, which every output repeats.
        public var id: String?
        public var name: String
        public var place: Coordinate
        /// What is used up before travel sets out, or after it arrives; zero or more.
        public var cost: Int64
        /// Its own breaks: ascending, each once, above zero, never empty; nil: those of the job.
        public var breaks: [Int64]?
        public var curbApproach: CurbApproach
        /// The direction in which the street at the facility runs; nil: any.
        public var bearing: Bearing?
        /// Values that the outputs repeat, in the order of the job's kept columns; missing ones are null.
        public var attributes: [Value]

        public init(
            id: String? = nil, name: String, place: Coordinate, cost: Int64 = 0, breaks: [Int64]? = nil,
            curbApproach: CurbApproach = .either, bearing: Bearing? = nil, attributes: [Value] = []
        ) {
            self.id = id
            self.name = name
            self.place = place
            self.cost = cost
            self.breaks = breaks
            self.curbApproach = curbApproach
            self.bearing = bearing
            self.attributes = attributes
        }
    }

    /// A facility that has no area: it is reported alone.
    public struct Unlocated: Sendable, Equatable {
        public var id: String?
        public var name: String
        /// Nil where nobody knows where it is.
        public var place: Coordinate?
        public var status: LocationStatus
        public var attributes: [Value]

        public init(id: String?, name: String, place: Coordinate?, status: LocationStatus, attributes: [Value] = []) {
            self.id = id
            self.name = name
            self.place = place
            self.status = status
            self.attributes = attributes
        }
    }
}
