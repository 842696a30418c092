extension BarrierLine {
    /// A line whose segments go the short way round the globe: those that cross the antimeridian are cut there.
    public init(cutAtAntimeridian lines: [[Coordinate]]) {
        self.init(parts: lines.flatMap(Self.cut))
    }

    private static func cut(_ line: [Coordinate]) -> [[Coordinate]] {
        var parts: [[Coordinate]] = []
        var part: [Coordinate] = []
        for place in line {
            if let last = part.last, last.crossesAntimeridian(to: place) {
                let (here, there) = last.crossing(to: place)
                parts.append(part + [here])
                part = [there]
            }
            part.append(place)
        }
        return parts + [part]
    }
}

extension Coordinate {
    /// Whether the short way to another place crosses the antimeridian.
    fileprivate func crossesAntimeridian(to other: Coordinate) -> Bool {
        abs(Int64(longitude) - Int64(other.longitude)) > 1_800_000_000
    }

    /// Where the short way to another place meets the antimeridian, on this side and on the other one.
    fileprivate func crossing(to other: Coordinate) -> (here: Coordinate, there: Coordinate) {
        let edge: Int32 = longitude > 0 ? 1_800_000_000 : -1_800_000_000
        let toEdge = abs(Int64(edge) - Int64(longitude))
        let beyond = abs(Int64(-edge) - Int64(other.longitude))
        let part = Double(toEdge) / Double(max(1, toEdge + beyond))
        let climb = Double(Int64(other.latitude) - Int64(latitude))
        let height = Int32(Double(latitude) + (climb * part).rounded())
        return (Coordinate(longitude: edge, latitude: height), Coordinate(longitude: -edge, latitude: height))
    }
}
