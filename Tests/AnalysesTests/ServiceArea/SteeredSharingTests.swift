import Analyses
import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Where restrictions steer, facilities share places by the cost that breaks count, which is not the steered one.
@Suite struct SteeredSharingTests {
    struct Town: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let town: DrawnNetwork
        let usage: RestrictionUsage
        let facilities: String
        /// Seconds.
        let breaks: [Int64]
        /// Some of the lines of facilities that do not overlap.
        let lines: [String]

        var mode: TravelMode { .testCar.with { $0.restrictions = ["tolls": usage] } }
    }

    static let towns = [
        // Steered, A comes to B for 26 s, which counts 130 s; D comes there for 30 s.
        Town(
            testDescription: "a long street that is preferred", town: DrawnNetwork("A------------B--D", ["AB": toll]),
            usage: .preferHigh, facilities: "AD", breaks: [40], lines: ["A AB 0-31% 0-40s", "D AB 100-92% 30-40s"]),
        // Steered, A comes to B for 150 s, which counts 30 s; D comes there for 60 s.
        Town(
            testDescription: "a short street that is avoided", town: DrawnNetwork("A--B-----D", ["AB": toll]),
            usage: .avoidHigh, facilities: "AD", breaks: [20, 45], lines: ["A BD 0-25% 30-45s", "D BD 67-25% 20-45s"]),
        Town(
            testDescription: "what is within the break by one way alone",
            town: DrawnNetwork(
                """
                A--B------D
                   |
                   C
                """, ["AB": toll]),
            usage: .avoidHigh, facilities: "AD", breaks: [40], lines: ["A BC 0-50% 30-40s"]),
    ]
    private static let toll = ["toll": "yes"]

    @Test("every place goes to the facility that reaches it at the least cost", arguments: towns)
    func lines(given: Town) throws {
        let parted = try DrawnAreas(given.town, by: given.mode, given.facilities, given.breaks) {
            $0.lines?.overlap = false
        }
        for line in given.lines { #expect(parted.lines.contains(line), "\(parted.lines)") }
        try expectShared(parted, given)
    }

    @Test("areas that are split or dissolved hold what those that overlap do", arguments: towns)
    func areas(given: Town) throws {
        func areas(_ overlap: ServiceAreaParameters.Overlap) throws -> DrawnAreas {
            try DrawnAreas(given.town, by: given.mode, given.facilities, given.breaks) {
                $0.draw()
                $0.overlap = overlap
            }
        }
        let (all, split, dissolved) = (try areas(.overlap), try areas(.split), try areas(.dissolve))
        for place in places(in: given.town) {
            let isReached = !all.areas(at: place).isEmpty
            #expect(split.areas(at: place).count == (isReached ? 1 : 0), "\(place)")
            #expect(dissolved.areas(at: place).count == (isReached ? 1 : 0), "\(place)")
        }
    }

    @Test("what is counted once for a break is what some facility reaches within it", arguments: towns)
    func counts(given: Town) throws {
        func counts(_ grouping: ServiceAreaParameters.Summary.Grouping, _ overlap: ServiceAreaParameters.Overlap) throws
            -> Int
        {
            try DrawnAreas(given.town, by: given.mode, given.facilities, given.breaks) {
                $0.summary = .init(
                    fields: [], grouping: grouping,
                    rows: places(in: given.town).map { .init(id: 0, place: .point($0), values: []) }, layer: "houses")
                $0.overlap = overlap
            }.column("count", of: "summary").compactMap { Int($0) }.reduce(0, +)
        }
        let reached = try DrawnAreas(given.town, by: given.mode, given.facilities, given.breaks) { $0.draw() }
        let expected = places(in: given.town).count { !reached.areas(at: $0).isEmpty }
        #expect(try counts(.perBreak, .overlap) == expected)
        #expect(try counts(.perFacilityAndBreak, .split) == expected)
    }

    @Test("so it is on random towns, whatever their breaks and costs", arguments: 0..<200)
    func random(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let streets = ["AB", "BC", "CD", "EF", "FG", "GH", "HI", "JK", "KL", "LM", "BF", "CH", "GK", "DI", "NO", "OP"]
        let tagged = streets.filter { _ in random.happens(0.4) }
        let town = DrawnNetwork(
            """
            A--B-->--C---D
            |  |     |   |
            E--F--G--H-<-I
            |     |  |   |
            J-->--K--L---M
             \\      \\
              N---O---P
            """, Dictionary(uniqueKeysWithValues: tagged.map { ($0, Self.toll) }))
        let given = Town(
            testDescription: "\(seed)", town: town,
            usage: random.one(of: [.preferHigh, .preferLow, .avoidLow, .avoidMedium, .avoidHigh]),
            facilities: String("AIKODH".prefix(random.whole(2...5))), breaks: [15, Int64(random.whole(20...60))],
            lines: [])
        let towards = random.happens(0.5)
        let uneven = random.happens(0.5)
        let costs = given.facilities.map { _ in Int64(random.happens(0.3) ? random.whole(0...9000) : 0) }
        let parted = try DrawnAreas(town, by: given.mode, given.facilities, given.breaks) {
            $0.lines?.overlap = false
            $0.change(towards, uneven, costs)
        }
        try expectShared(parted, given) { $0.change(towards, uneven, costs) }
    }

    /// Compares shared lines with those that each facility has for itself.
    private func expectShared(
        _ parted: DrawnAreas, _ given: Town, _ change: (inout ServiceAreaParameters) -> Void = { _ in }
    ) throws {
        let (own, shared) = (
            ReachedPlaces(try DrawnAreas(given.town, by: given.mode, given.facilities, given.breaks, change)),
            ReachedPlaces(parted)
        )
        for street in own.streets {
            for place in stride(from: 0.0025, to: 1, by: 0.005) {
                let costs = own.costs(on: street, at: place)
                let found = shared.costs(on: street, at: place)
                guard let least = costs.values.min() else {
                    #expect(found.isEmpty, "\(street) \(place)")
                    continue
                }
                // Within what positions are rounded to in the table.
                try #require(found.count == 1, "\(street) \(place): \(found), of \(costs)")
                #expect(abs(found.values.first! - least) < 0.01, "\(street) \(place): \(found), of \(costs)")
            }
        }
    }

    /// Some on each street, off its ends.
    private func places(in town: DrawnNetwork) -> [Coordinate] {
        (0..<town.network.edgeCount).flatMap { edge in
            [0.13, 0.38, 0.63, 0.88].map { part in
                let offset = Int64(Double(town.network.length(of: edge)) * part)
                return town.network.slice(of: edge, from: 0, to: offset).last!
            }
        }
    }
}

extension ServiceAreaParameters {
    fileprivate mutating func change(_ towards: Bool, _ uneven: Bool, _ costs: [Int64]) {
        travelsToFacility = towards
        for (place, cost) in costs.enumerated() {
            facilities[place].cost = cost
            if uneven, place % 2 == 1 { facilities[place].breaks = [10_000, 33_000] }
        }
    }
}

/// What lines tell of places on streets.
private struct ReachedPlaces {
    private struct Line {
        let facility: String
        let low: Double
        let high: Double
        let lowCost: Double
        let highCost: Double
    }

    private var lines: [String: [Line]] = [:]

    init(_ job: DrawnAreas) {
        let columns = ["source_id", "facility", "from_position", "to_position", "from_cumul_time", "to_cumul_time"]
            .map { job.column($0, of: "lines") }
        for row in columns[0].indices {
            let numbers = columns[2...].map { Double($0[row])! }
            let isForward = numbers[0] < numbers[1]
            lines[columns[0][row], default: []].append(
                Line(
                    facility: columns[1][row], low: min(numbers[0], numbers[1]), high: max(numbers[0], numbers[1]),
                    lowCost: numbers[isForward ? 2 : 3] / 1000, highCost: numbers[isForward ? 3 : 2] / 1000))
        }
    }

    var streets: [String] { lines.keys.sorted() }

    /// Facility to the seconds that it takes to a place, for those that reach it.
    func costs(on street: String, at place: Double) -> [String: Double] {
        var costs: [String: Double] = [:]
        for line in lines[street] ?? [] where line.low <= place && place <= line.high {
            costs[line.facility] =
                line.lowCost + (line.highCost - line.lowCost) * (place - line.low) / (line.high - line.low)
        }
        return costs
    }
}
