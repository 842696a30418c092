import Geometry

/// The places at which lines can meet: vertices on one level at one coordinate are one node. Nodes are ascending by
/// longitude, latitude and level; -180 degrees are 180 degrees.
struct StreetNodes {
    private(set) var coordinate: [Coordinate] = []
    private(set) var level: [UInt32] = []
    /// Meeting to its node. The meetings of a part are its two ends, or all of its vertices.
    private(set) var node: [UInt32]
    let policy: StreetConnectivity.Policy

    private struct Meeting {
        let place: UInt64
        let level: UInt32
        let number: UInt32
    }

    /// Complexity: O(n log n) for n meetings.
    init(of rows: StreetRows, _ policy: StreetConnectivity.Policy) {
        self.policy = policy
        var meetings = Self.meetings(of: rows, policy)
        node = [UInt32](repeating: 0, count: meetings.count)
        meetings.sort { ($0.place, $0.level) < ($1.place, $1.level) }
        var last: Meeting?
        for meeting in meetings {
            if last?.place != meeting.place || last?.level != meeting.level {
                coordinate.append(Self.coordinate(meeting.place))
                level.append(meeting.level)
                last = meeting
            }
            node[Int(meeting.number)] = UInt32(coordinate.count - 1)
        }
    }

    /// The meetings of a part, in the order of its vertices.
    func meetings(ofPart part: Int, _ rows: StreetRows) -> Range<Int> {
        policy == .endPoints ? 2 * part..<2 * part + 2 : rows.vertices(ofPart: part)
    }

    private static func meetings(of rows: StreetRows, _ policy: StreetConnectivity.Policy) -> [Meeting] {
        var meetings: [Meeting] = []
        meetings.reserveCapacity(policy == .endPoints ? 2 * rows.firstVertex.count : rows.vertex.count)
        func append(_ vertex: Int, _ level: UInt32) {
            meetings.append(
                Meeting(place: place(rows.vertex[vertex]), level: level, number: UInt32(meetings.count)))
        }
        for row in 0..<rows.count {
            let from = rows.levelFrom.isEmpty ? 0 : rows.levelFrom[row]
            let to = rows.levelTo.isEmpty ? 0 : rows.levelTo[row]
            let parts = rows.parts(ofRow: row)
            // Of several parts the middle one leads from one level to the other: they hang together where they meet.
            let leading = parts.lowerBound + (parts.count - 1) / 2
            for part in parts {
                let vertices = rows.vertices(ofPart: part)
                let (start, end) = (part <= leading ? from : to, part < leading ? from : to)
                if policy == .endPoints {
                    append(vertices.lowerBound, start)
                    append(vertices.upperBound - 1, end)
                } else {
                    let middle = vertices.lowerBound + (vertices.count - 1) / 2
                    for vertex in vertices { append(vertex, vertex <= middle ? start : end) }
                }
            }
        }
        return meetings
    }

    /// A coordinate as a number that is ascending by longitude, then latitude.
    private static func place(_ vertex: Coordinate) -> UInt64 {
        let coordinate = vertex.namedEastern
        return UInt64(UInt32(bitPattern: coordinate.longitude) ^ 0x8000_0000) << 32
            | UInt64(UInt32(bitPattern: coordinate.latitude) ^ 0x8000_0000)
    }

    private static func coordinate(_ place: UInt64) -> Coordinate {
        Coordinate(
            longitude: Int32(bitPattern: UInt32(truncatingIfNeeded: place >> 32) ^ 0x8000_0000),
            latitude: Int32(bitPattern: UInt32(truncatingIfNeeded: place) ^ 0x8000_0000))
    }
}
