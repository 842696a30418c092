import Geometry
import StreetNetwork

/// Places of a network from which jobs run: junctions round its middle, each of which is reached from each other.
struct StreetPlaces {
    struct Place {
        let name: String
        let at: Coordinate
        fileprivate let junction: Int
    }

    /// The middle first, then places far from it and from each other.
    let stops: [Place]
    /// Where nobody may pass and all stops are reached nevertheless; nil where there is no such place.
    let closure: Coordinate?
    /// How far people get: two durations.
    let breaks: [String]

    static let closureRadius = 40
    private static let mostStops = 5
    private static let mostCandidates = 2000

    /// Nil where fewer than two junctions are joined.
    ///
    /// - Complexity: O(n log n) for n junctions.
    init?(network: StreetNetwork, joined: JoinedJunctions, metresAMinute: Double) {
        let near = Self.nearMiddle(network, joined.junctions)
        guard near.count > 1 else { return nil }
        let chosen = Self.spread(near, network)
        stops = Self.named(chosen, network)
        closure = Self.closure(between: chosen[0], chosen[1], among: near, network, joined)
        let coordinates = network.parts.junctionCoordinate
        breaks = Self.breaks(
            minutes: Geodesic.metres(from: coordinates[chosen[0]], to: coordinates[chosen[1]]) / metresAMinute)
    }

    /// The half of the junctions that lies round the middle, the middle first; all of a few.
    private static func nearMiddle(_ network: StreetNetwork, _ junctions: [Int]) -> [Int] {
        let coordinates = network.parts.junctionCoordinate
        guard !junctions.isEmpty else { return [] }
        let middle = Coordinate(
            longitude: junctions.map { coordinates[$0].longitude }.sorted()[junctions.count / 2],
            latitude: junctions.map { coordinates[$0].latitude }.sorted()[junctions.count / 2])
        let sorted = nearest(junctions, to: middle, coordinates)
        return Array(sorted.prefix(min(mostCandidates, max(10, junctions.count / 2))))
    }

    private static func nearest(
        _ junctions: [Int], to place: Coordinate, _ coordinates: UnsafeBufferPointer<Coordinate>
    ) -> [Int] {
        junctions.map { (Geodesic.millimetres(from: coordinates[$0], to: place), $0) }.sorted { $0 < $1 }.map(\.1)
    }

    /// The first junction, and then always the one that is farthest from those that are chosen.
    private static func spread(_ junctions: [Int], _ network: StreetNetwork) -> [Int] {
        let coordinates = network.parts.junctionCoordinate
        var chosen = [junctions[0]]
        var distance = junctions.map { Geodesic.millimetres(from: coordinates[$0], to: coordinates[junctions[0]]) }
        while chosen.count < mostStops, let most = distance.max(), most > 0, let next = distance.firstIndex(of: most) {
            chosen.append(junctions[next])
            for place in junctions.indices {
                let way = Geodesic.millimetres(from: coordinates[junctions[place]], to: coordinates[junctions[next]])
                distance[place] = min(distance[place], way)
            }
        }
        return chosen
    }

    /// Names of streets, a number added where one comes again.
    private static func named(_ junctions: [Int], _ network: StreetNetwork) -> [Place] {
        var seen: [String: Int] = [:]
        return junctions.enumerated().map { number, junction in
            let street = network.departures(of: junction).lazy.compactMap { network.streetName(of: $0.edge) }.first
            let name = street ?? "Place \(number + 1)"
            seen[name, default: 0] += 1
            let count = seen[name, default: 1]
            return Place(
                name: count == 1 ? name : "\(name) (\(count))", at: network.parts.junctionCoordinate[junction],
                junction: junction)
        }
    }

    /// Durations that fit a way, the longer one first looked for.
    private static func breaks(minutes: Double) -> [String] {
        let nice = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60]
        let longer = nice.first { Double($0) >= minutes * 0.7 } ?? 60
        let shorter = nice.last { $0 * 2 <= longer }
        return [shorter.map { "\($0) min" } ?? "30 s", "\(longer) min"]
    }
}

extension StreetPlaces {
    /// A junction between two places that can be closed with all that is near it, and each is reached from the other still.
    private static func closure(
        between start: Int, _ end: Int, among junctions: [Int], _ network: StreetNetwork, _ joined: JoinedJunctions
    ) -> Coordinate? {
        let coordinates = network.parts.junctionCoordinate
        let (from, to) = (coordinates[start], coordinates[end])
        let middle = Coordinate(
            longitude: from.longitude / 2 + to.longitude / 2, latitude: from.latitude / 2 + to.latitude / 2)
        return nearest(junctions, to: middle, coordinates).lazy.filter { junction in
            [from, to].allSatisfy { Geodesic.metres(from: coordinates[junction], to: $0) > Double(closureRadius * 3) }
        }.prefix(8).map { coordinates[$0] }.first { place in
            let square = Square(round: place, metres: Double(closureRadius * 2))
            let isClosed: (Int) -> Bool = { square.meets(network.shape(of: $0)) }
            return joined.leads(from: start, to: end, without: isClosed)
                && joined.leads(from: end, to: start, without: isClosed)
        }
    }

    /// The land round a place, to both sides of the meridian and the parallel.
    private struct Square {
        let longitudes: ClosedRange<Int32>
        let latitudes: ClosedRange<Int32>

        init(round place: Coordinate, metres: Double) {
            let step: Int32 = 10_000
            func units(_ east: Int32, _ north: Int32) -> Int32 {
                let moved = Coordinate(
                    longitude: place.longitude > 0 ? place.longitude - east : place.longitude + east,
                    latitude: place.latitude > 0 ? place.latitude - north : place.latitude + north)
                return Int32(min(1e8, metres / max(0.001, Geodesic.metres(from: place, to: moved)) * Double(step)))
            }
            let (east, north) = (units(step, 0), units(0, step))
            longitudes = (place.longitude &- east)...(place.longitude &+ east)
            latitudes = (place.latitude - north)...(place.latitude + north)
        }

        /// Whether the box of a line has anything in common with the land.
        func meets(_ line: Slice<UnsafeBufferPointer<Coordinate>>) -> Bool {
            guard let west = line.map(\.longitude).min(), let east = line.map(\.longitude).max(),
                let south = line.map(\.latitude).min(), let north = line.map(\.latitude).max()
            else { return false }
            return longitudes.overlaps(west...east) && latitudes.overlaps(south...north)
        }
    }
}
