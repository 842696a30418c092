import Geometry
import StreetNetwork
import TestSupport
import Vocabulary

/// Barriers on drawn networks.
extension DrawnNetwork {
    func metric(_ barriers: [TestBarrier], uTurns: UTurnPolicy? = nil, mode: TravelMode = .testCar) -> Metric {
        let plain = metric(for: mode, uTurns: uTurns)
        var laid = NetworkBarriers()
        for barrier in barriers { barrier.lay(into: &laid, on: plain) }
        return plain.with(laid)
    }

    /// The seconds from one place to another; nil where there is no way.
    func seconds(_ from: Coordinate, _ to: Coordinate, _ barriers: [TestBarrier], mode: TravelMode = .testCar) -> Int64?
    {
        path(from, to, on: metric(barriers, mode: mode)).map { ($0.cost + 500) / 1000 }
    }

    func seconds(_ from: Character, _ to: Character, _ barriers: [TestBarrier] = []) -> Int64? {
        seconds(place(from), place(to), barriers)
    }

    /// A place beside another, in metres to the east and to the north.
    func beside(_ place: Coordinate, east: Double = 0, north: Double = 0) -> Coordinate {
        Coordinate(
            longitude: place.longitude + Int32(east * 89.83), latitude: place.latitude + Int32(north * 90.44))
    }

    /// A line across a place, 50 m to the north and to the south of it.
    func across(_ place: Coordinate) -> TestBarrier.Shape {
        .line(BarrierLine(parts: [[beside(place, north: 50), beside(place, north: -50)]]))
    }

    /// An area round a part of a street, 20 m to each side.
    func round(_ street: String, _ from: Double, _ to: Double) -> Polygon {
        let (start, end) = (place(on: street, from), place(on: street, to))
        let (north, south) = (beside(start, north: 20), beside(end, north: -20))
        return rectangle(north, south)
    }
}
