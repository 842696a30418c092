import Geometry
import StreetNetwork

/// A short straight part of an edge that is reached from end to end, or not at all.
struct Strand {
    let start: Coordinate
    let end: Coordinate
    let edge: Int32
    /// Millimetres of the edge's digitised direction.
    let from: Int64
    let to: Int64
    let isReached: Bool

    /// Metres to the nearest place, by the scale of the place asked about.
    func metres(to place: Coordinate, _ scale: LocalScale) -> Double {
        let startX = Double(place.longitudeUnits(to: start)) * scale.east
        let startY = Double(Int64(start.latitude) - Int64(place.latitude)) * scale.north
        let width = Double(start.longitudeUnits(to: end)) * scale.east
        let height = Double(Int64(end.latitude) - Int64(start.latitude)) * scale.north
        let squared = width * width + height * height
        let fraction = squared > 0 ? max(0, min(1, -(startX * width + startY * height) / squared)) : 0
        let (x, y) = (startX + width * fraction, startY + height * fraction)
        return (x * x + y * y).squareRoot()
    }
}

/// An edge, parted where it begins or ceases to be reached.
struct PartedEdge {
    let edge: Int
    /// Millimetres, ascending: the places between the runs.
    let cuts: [Int64]
    private let startsReached: Bool

    /// What is reached for less than so many millimetres is overlooked.
    private static let step: Int64 = 1000

    init(_ edge: Int, of area: DefinedArea, in network: StreetNetwork) {
        self.edge = edge
        let length = network.length(of: edge)
        guard area.touches(edge) else {
            (cuts, startsReached) = ([], false)
            return
        }
        startsReached = area.reaches(edge, at: 0)
        var (cuts, last, lastOffset) = ([Int64](), startsReached, Int64(0))
        while lastOffset < length {
            let offset = min(length, lastOffset + Self.step)
            let isReached = area.reaches(edge, at: offset)
            if isReached != last {
                var (low, high) = (lastOffset, offset)
                while high - low > 1 {
                    let middle = (low + high) / 2
                    if area.reaches(edge, at: middle) == last { low = middle } else { high = middle }
                }
                cuts.append(isReached ? high : low)
            }
            (last, lastOffset) = (isReached, offset)
        }
        self.cuts = cuts
    }

    func strands(in network: StreetNetwork) -> [Strand] {
        let length = network.length(of: edge)
        let shape = network.shape(of: edge)
        var (strands, walked, cut, isReached) = ([Strand](), Int64(0), 0, startsReached)
        for index in shape.indices.dropLast() {
            let (tail, head) = (shape[index], shape[index + 1])
            let own = Geodesic.millimetres(from: tail, to: head)
            let end = index + 2 == shape.endIndex ? length : min(length, walked + own)
            var from = walked
            while from < end || from == walked {
                var to = min(end, from + Self.longest)
                if cut < cuts.count, cuts[cut] <= to { to = max(from, cuts[cut]) }
                strands.append(
                    Strand(
                        start: Self.place(tail, head, from - walked, of: end - walked),
                        end: Self.place(tail, head, to - walked, of: end - walked), edge: Int32(edge), from: from,
                        to: to, isReached: isReached))
                if cut < cuts.count, cuts[cut] == to {
                    isReached.toggle()
                    cut += 1
                } else if to == from {
                    break
                }
                from = to
                if from >= end { break }
            }
            walked = end
        }
        return strands
    }

    /// Millimetres.
    private static let longest: Int64 = 50_000

    private static func place(_ tail: Coordinate, _ head: Coordinate, _ part: Int64, of whole: Int64) -> Coordinate {
        if part <= 0 || whole <= 0 { return tail }
        return part >= whole ? head : tail.interpolated(to: head, fraction: Double(part) / Double(whole))
    }
}
