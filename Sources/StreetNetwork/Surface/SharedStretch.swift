import Geometry

/// A stretch of an edge that both ends of a triangle's side stand on.
struct SharedStretch {
    let edge: UInt32
    /// Millimetres of the digitised direction.
    let from: UInt32
    let to: UInt32

    var length: Int64 { abs(Int64(to) - Int64(from)) }

    /// A side of a triangle whose ends stand on streets.
    struct Side {
        private let longest: Int64

        init(_ start: Coordinate, _ end: Coordinate) {
            let metres = LocalScale(atLatitude: start.latitude).metres(from: start, to: end)
            longest = Int64(metres * 1500) + 1000
        }

        /// Whether an edge with these positions at the ends runs along the side, and not round about.
        func isAlong(_ from: UInt32, _ to: UInt32) -> Bool {
            from != to && abs(Int64(to) - Int64(from)) <= longest
        }
    }
}
