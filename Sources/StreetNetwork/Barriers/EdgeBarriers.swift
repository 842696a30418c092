/// What barriers do to one edge, in millimetres of its digitised direction.
public struct EdgeBarriers: Sendable, Equatable {
    /// A part of the edge whose costs a barrier multiplies.
    public struct Scaling: Sendable, Equatable {
        public let from: Int64
        public let to: Int64
        /// The barrier's place among `NetworkBarriers.loads`.
        public let load: Int

        public init(from: Int64, to: Int64, load: Int) {
            self.from = from
            self.to = to
            self.load = load
        }
    }

    /// A place where a barrier adds to the cost of travel in one direction.
    public struct Addition: Sendable, Equatable {
        /// When the cost is paid by travel that begins or ends at the very place.
        public enum Moment: Sendable, Equatable {
            /// By those who set out from there, and not by those who end there.
            case leaving
            /// By those who end there, and not by those who set out from there.
            case arriving
        }

        public let offset: Int64
        public let directions: Directions
        public let moment: Moment
        /// The barrier's place among `NetworkBarriers.loads`.
        public let load: Int

        public init(offset: Int64, directions: Directions, moment: Moment, load: Int) {
            self.offset = offset
            self.directions = directions
            self.moment = moment
            self.load = load
        }
    }

    public var closures: [ClosedStretch] = []
    public var scalings: [Scaling] = []
    public var additions: [Addition] = []

    public init() {}

    /// Whether travel over a stretch passes what is closed.
    func blocks(_ stretch: EdgeStretch) -> Bool {
        let (low, high) = (min(stretch.from, stretch.to), max(stretch.from, stretch.to))
        return closures.contains { $0.blocks(low, high, Directions(of: stretch.directed)) }
    }
}
