import TestSupport

/// A made gas network: mains that form a grid with a meter at each crossing, valves on most of them, some of which are
/// closed or cannot be turned, and two stations. What isolates a main is found by definition, from the drawing alone.
struct PipeGrid {
    /// A place in tenths of a block.
    struct Place: Hashable, Comparable {
        let column: Int
        let row: Int

        static func < (left: Place, right: Place) -> Bool { (left.row, left.column) < (right.row, right.column) }
    }

    struct Valve {
        let id: String
        let isClosed: Bool
        let isOperable: Bool
    }

    struct Main {
        let id: String
        let ends: [Place]
    }

    let size: Int
    private(set) var mains: [Main] = []
    private(set) var valves: [Place: Valve] = [:]
    private(set) var meters: [Place] = []
    let stations: [Place]

    init(size: Int, seed: UInt64) {
        self.size = size
        stations = [Place(column: -5, row: 0), Place(column: (size - 1) * 10, row: (size - 1) * 10 + 5)]
        var random = SplitMix64(seed: seed)
        for row in 0..<size {
            for column in 0..<size {
                let place = Place(column: column * 10, row: row * 10)
                meters.append(place)
                if column + 1 < size {
                    addMain(from: place, to: Place(column: column * 10 + 10, row: row * 10), &random)
                }
                if row + 1 < size { addMain(from: place, to: Place(column: column * 10, row: row * 10 + 10), &random) }
            }
        }
        mains.append(Main(id: "trunk-1", ends: [stations[0], meters[0]]))
        mains.append(Main(id: "trunk-2", ends: [stations[1], meters[meters.count - 1]]))
    }

    private mutating func addMain(from start: Place, to end: Place, _ random: inout SplitMix64) {
        let id = "main-\(mains.count)"
        guard random.happens(0.9) else { return mains.append(Main(id: id, ends: [start, end])) }
        let place = Place(
            column: start.column + (end.column - start.column) / 5, row: start.row + (end.row - start.row) / 5)
        valves[place] = Valve(
            id: "valve-\(valves.count)", isClosed: random.happens(0.05), isOperable: !random.happens(0.1))
        mains.append(Main(id: id + "a", ends: [start, place]))
        mains.append(Main(id: id + "b", ends: [place, end]))
    }
}

extension PipeGrid {
    struct Answer: Equatable {
        let status: String
        let isolating: [String]
        let customers: Int
    }

    /// What isolates a main, and who is then without gas.
    func answer(for main: Main) -> Answer {
        let filters = Set(valves.filter { !$0.value.isClosed && $0.value.isOperable }.keys)
        let closed = Set(valves.filter(\.value.isClosed).keys)
        let zone = reached(from: main.ends.filter { !closed.contains($0) }, through: { !filters.contains($0) }, closed)
        let inside = zone.subtracting(filters)
        if stations.contains(where: inside.contains) {
            return Answer(status: "not_isolable", isolating: [], customers: 0)
        }
        let outside = reached(from: stations, through: { _ in true }, closed.union(inside))
        let needed = zone.intersection(filters).filter(outside.contains)
        if needed.isEmpty { return Answer(status: "not_supplied", isolating: [], customers: 0) }
        let before = reached(from: stations, through: { _ in true }, closed)
        let after = reached(from: stations, through: { _ in true }, closed.union(needed))
        return Answer(
            status: "isolable", isolating: needed.compactMap { valves[$0]?.id }.sorted(),
            customers: meters.count { before.contains($0) && !after.contains($0) })
    }

    /// How many customers have gas.
    var suppliedCustomers: Int {
        let supplied = reached(from: stations, through: { _ in true }, closedPlaces)
        return meters.count { supplied.contains($0) }
    }

    /// The customers who are joined to a station past open valves, by their number.
    func isJoined(meter: Int, toStation station: Int) -> Bool {
        reached(from: [stations[station]], through: { _ in true }, closedPlaces).contains(meters[meter])
    }

    /// How many customers are joined to a main between valves that can be turned.
    func customers(near main: Main) -> Int {
        let filters = Set(valves.filter { !$0.value.isClosed && $0.value.isOperable }.keys)
        let zone = reached(
            from: main.ends.filter { !closedPlaces.contains($0) }, through: { !filters.contains($0) }, closedPlaces)
        return meters.count { zone.contains($0) }
    }

    /// Whether gas comes to a main.
    func isSupplied(_ main: Main) -> Bool {
        let supplied = reached(from: stations, through: { _ in true }, closedPlaces)
        return main.ends.contains(where: supplied.contains)
    }

    private var closedPlaces: Set<Place> { Set(valves.filter(\.value.isClosed).keys) }

    /// What is joined to some places without entering `walls`; places that nothing goes through are reached, too.
    private func reached(from starts: [Place], through passes: (Place) -> Bool, _ walls: Set<Place>) -> Set<Place> {
        var beyond: [Place: [Place]] = [:]
        for main in mains {
            beyond[main.ends[0], default: []].append(main.ends[1])
            beyond[main.ends[1], default: []].append(main.ends[0])
        }
        var found = Set(starts.filter { !walls.contains($0) })
        var pending = Array(found)
        while let place = pending.popLast() {
            guard passes(place) else { continue }
            for next in beyond[place, default: []] where !walls.contains(next) && found.insert(next).inserted {
                pending.append(next)
            }
        }
        return found
    }
}

extension PipeGrid {
    /// The drawing as layers of GeoJSON, by their paths.
    var layers: [String: String] {
        let devices =
            stations.enumerated().map { point("station-\($0.offset + 1)", "Station", $0.element) }
            + meters.enumerated().map { point("meter-\($0.offset)", "Meter", $0.element) }
            + valves.sorted { $0.key < $1.key }.map { place, valve in
                point(valve.id, "Valve", place, closed: valve.isClosed, operable: valve.isOperable)
            }
        let lines = mains.map { main in
            feature(main.id, "Main", "LineString", "[\(main.ends.map(position).joined(separator: ", "))]")
        }
        return [
            "data/devices.geojson": LayerFiles.collection(devices), "data/mains.geojson": LayerFiles.collection(lines),
        ]
    }

    /// A place as job files write it.
    func position(_ place: Place) -> String {
        GridTown.place(Double(place.column) / 10 + 0.3, Double(place.row) / 10 + 0.3)
    }

    /// The middle of a main.
    func middle(of main: Main) -> String {
        let (start, end) = (main.ends[0], main.ends[1])
        return GridTown.place(
            Double(start.column + end.column) / 20 + 0.3, Double(start.row + end.row) / 20 + 0.3)
    }

    private func point(_ id: String, _ group: String, _ place: Place, closed: Bool = false, operable: Bool = true)
        -> String
    {
        feature(
            id, group, "Point", position(place), ", \"closed\": \(closed ? 1 : 0), \"operable\": \(operable ? 1 : 0)")
    }

    private func feature(_ id: String, _ group: String, _ kind: String, _ coordinates: String, _ more: String = "")
        -> String
    {
        "{\"type\": \"Feature\", \"properties\": {\"id\": \"\(id)\", \"kind\": \"\(group)\"\(more)}, "
            + "\"geometry\": {\"type\": \"\(kind)\", \"coordinates\": \(coordinates)}}"
    }
}
