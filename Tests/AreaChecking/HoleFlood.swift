import Geometry

/// Finds out whether a place beyond the trim lies in a hole that is filled, on a coarse raster, flooded from the place.
///
/// A hole is measured twice: as large as it may be, and as small.
struct HoleFlood {
    private let streets: AreaStreets
    private let trim: Double
    /// Square metres.
    private let fill: Double
    private let scale: LocalScale
    private var small = Raster()
    private var large = Raster()

    private struct Cell: Hashable {
        var x: Int32
        var y: Int32
    }

    private struct Raster {
        /// Whether a hole with the cell in it is small and without streets.
        var isFillable: [Cell: Bool] = [:]
    }

    /// Metres.
    private static let side = 20.0
    private static let share = 0.2

    init(streets: AreaStreets, trim: Double, fill: Double) {
        self.streets = streets
        self.trim = trim
        self.fill = fill
        scale = LocalScale(atLatitude: (streets.box.minLatitude + streets.box.maxLatitude) / 2)
    }

    /// Whether a place might be in such a hole.
    mutating func mayBeFilled(_ place: Coordinate) -> Bool {
        fill > 0 && isFillable(place, &small, wallsGrowBy: PlanePointCheck.doubt, upTo: fill * (1 + Self.share))
    }

    /// Whether a place is in such a hole for sure.
    mutating func mustBeFilled(_ place: Coordinate) -> Bool {
        fill > 0 && isFillable(place, &large, wallsGrowBy: -PlanePointCheck.doubt, upTo: fill * (1 - Self.share))
    }

    private func isFillable(
        _ place: Coordinate, _ raster: inout Raster, wallsGrowBy growth: Double, upTo limit: Double
    ) -> Bool {
        let start = cell(of: place)
        if let known = raster.isFillable[start] { return known }
        var (waiting, seen, next) = ([start], Set([start]), 0)
        var isFillable = true
        while next < waiting.count, isFillable {
            let cell = waiting[next]
            next += 1
            switch kind(of: cell, wallsGrowBy: growth) {
            case .wall where next > 1: continue
            case .wall, .open: break
            case .beyond: isFillable = false
            }
            if Double(next) * Self.side * Self.side > limit * 1.5 { isFillable = false }
            for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] as [(Int32, Int32)] {
                let neighbour = Cell(x: cell.x + x, y: cell.y + y)
                if let known = raster.isFillable[neighbour], !known { isFillable = false }
                if seen.insert(neighbour).inserted { waiting.append(neighbour) }
            }
        }
        let inner = waiting.prefix(next).filter { kind(of: $0, wallsGrowBy: growth) == .open }
        if Double(inner.count) * Self.side * Self.side > limit { isFillable = false }
        for cell in inner { raster.isFillable[cell] = isFillable }
        return isFillable
    }

    private enum Kind {
        case wall
        case open
        /// In the same hole as a street that is not reached, or out of the picture.
        case beyond
    }

    private func kind(of cell: Cell, wallsGrowBy growth: Double) -> Kind {
        let place = centre(of: cell)
        guard streets.box.contains(place) else { return .beyond }
        let view = StreetView(from: place, streets, limit: trim + 2 * PlanePointCheck.doubt)
        if view.reached <= trim + growth, view.reached <= view.unreached + growth { return .wall }
        return view.unreached + growth < view.reached ? .beyond : .open
    }

    private func cell(of place: Coordinate) -> Cell {
        let x = Double(place.longitude - streets.box.minLongitude) * scale.east / Self.side
        let y = Double(place.latitude - streets.box.minLatitude) * scale.north / Self.side
        return Cell(x: Int32(x.rounded(.down)), y: Int32(y.rounded(.down)))
    }

    private func centre(of cell: Cell) -> Coordinate {
        let x = (Double(cell.x) + 0.5) * Self.side / scale.east
        let y = (Double(cell.y) + 0.5) * Self.side / scale.north
        return Coordinate(
            longitude: streets.box.minLongitude + Int32(x.rounded()),
            latitude: streets.box.minLatitude + Int32(y.rounded()))
    }
}
