import Geometry
import Testing

struct PackedRTreeTests {
    static let counts = [0, 1, 2, 15, 16, 17, 33, 255, 256, 257, 1000, 5000]

    static func boxes(_ count: Int, round centre: Coordinate, random: inout SeededRandom) -> [Box] {
        (0..<count).map { _ in
            let corner = random.coordinate(round: centre, spread: (100_000, 100_000))
            return Box(of: [corner, random.coordinate(round: corner, spread: (3000, 3000))])
        }
    }

    @Test(arguments: counts)
    func searchFindsWhatBruteForceFinds(count: Int) {
        var random = SeededRandom(seed: UInt64(count))
        let centre = Coordinate(longitude: 0, latitude: 411_500_000)
        let boxes = Self.boxes(count, round: centre, random: &random)
        let tree = PackedRTree(boxes)
        for _ in 0..<200 {
            let query = Box(of: [
                random.coordinate(round: centre, spread: (110_000, 110_000)),
                random.coordinate(round: centre, spread: (110_000, 110_000)),
            ])
            var found: [Int] = []
            tree.search(query) { found.append($0) }
            #expect(found.sorted() == boxes.indices.filter { boxes[$0].meets(query) })
        }
    }

    @Test func theSameBoxesGiveTheSameTree() {
        var random = SeededRandom(seed: 1)
        let boxes = Self.boxes(3000, round: Coordinate(longitude: 0, latitude: 0), random: &random)
        let (one, other) = (PackedRTree(boxes), PackedRTree(boxes))
        #expect(one.boxes == other.boxes && one.targets == other.targets)
    }

    @Test func equalBoxesStandInTheOrderOfTheirIndexes() {
        let box = Box(minLongitude: 5, minLatitude: 5, maxLongitude: 6, maxLatitude: 6)
        var found: [Int] = []
        PackedRTree([Box](repeating: box, count: 100)).search(box) { found.append($0) }
        #expect(found == Array(0..<100))
    }

    /// Lines of three vertices, measured on the plane round the query place.
    struct Lines {
        let lines: [[Coordinate]]
        let tree: PackedRTree

        init(_ count: Int, round centre: Coordinate, random: inout SeededRandom) {
            lines = (0..<count).map { _ in
                let first = random.coordinate(round: centre, spread: (100_000, 60_000))
                return [first] + (0..<2).map { _ in random.coordinate(round: first, spread: (8000, 8000)) }
            }
            tree = PackedRTree(lines.map { Box(of: $0) })
        }

        func bruteForce(_ place: Coordinate, within metres: Double) -> [NearestItem] {
            lines.indices.filter { $0 % 5 != 0 }
                .map { ($0, LocalPlane(at: place).nearest(on: lines[$0])!.metres) }
                .filter { $0.1 <= metres }
                .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
                .map { NearestItem(item: $0.0, metres: $0.1) }
        }

        func distance(_ item: Int, _ place: Coordinate) -> Double? {
            item % 5 == 0 ? nil : LocalPlane(at: place).nearest(on: lines[item])!.metres
        }
    }

    static let centres: [Coordinate] = [
        (0, 0), (-8.61, 41.15), (15.6, 78.2), (179.9995, -16.8), (-180, 65), (-68.3, -54.8), (10, 89.99),
    ].map { Coordinate(longitudeDegrees: $0.0, latitudeDegrees: $0.1)! }

    @Test(arguments: centres)
    func nearestFindsWhatBruteForceFinds(centre: Coordinate) {
        var random = SeededRandom(seed: 9)
        let lines = Lines(400, round: centre, random: &random)
        for step in 0..<400 {
            let place = random.coordinate(round: centre, spread: (120_000, 70_000))
            let within = step % 4 == 0 ? 30.0 : 20_000
            let found = lines.tree.nearest(to: place, within: within) { lines.distance($0, place) }
            #expect(found == lines.bruteForce(place, within: within).first)
        }
    }

    @Test(arguments: centres)
    func nearestFirstVisitsInTheOrderOfBruteForce(centre: Coordinate) {
        var random = SeededRandom(seed: 10)
        let lines = Lines(150, round: centre, random: &random)
        for step in 1...60 {
            let place = random.coordinate(round: centre, spread: (120_000, 70_000))
            var found: [NearestItem] = []
            lines.tree.visitNearestFirst(
                from: place, within: 1500, distance: { lines.distance($0, place) },
                visit: { item in
                    found.append(item)
                    return found.count < step
                })
            #expect(found == Array(lines.bruteForce(place, within: 1500).prefix(step)))
        }
    }

    @Test func tiesGoToTheLowestIndex() {
        let place = Coordinate(longitude: 0, latitude: 0)
        let boxes = (0..<300).map { Box(minLongitude: -$0, minLatitude: 100, maxLongitude: $0, maxLatitude: 200) }
        let tree = PackedRTree(boxes)
        var asked = Set<Int>()
        let found = tree.nearest(to: place, within: 50) {
            #expect(asked.insert($0).inserted)
            return $0 < 7 ? nil : 12
        }
        #expect(found == NearestItem(item: 7, metres: 12))
    }

    @Test func nothingIsNearestToNothing() {
        #expect(PackedRTree([]).nearest(to: Coordinate(longitude: 0, latitude: 0), within: 1e9) { _ in 0 } == nil)
    }
}
