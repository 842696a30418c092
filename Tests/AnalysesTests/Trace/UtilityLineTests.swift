import Foundation
import Geometry
import TestSupport
import Testing
import UtilityNetwork

@testable import Analyses

/// A line in a plane of which a unit is 1e-6 degree, so that places tell what was cut:
///
///     A---------B
///     0        100
///               |
///               C  100 south
@Suite("A part of a line of a utility network")
struct UtilityLineTests {
    private let line = UtilityLine(
        [UtilityPosition(x: 0, y: 0), UtilityPosition(x: 100, y: 0), UtilityPosition(x: 100, y: -100)],
        at: [place(0, 0), place(1000, 0), place(1000, -1000)])

    private static func place(_ longitude: Int32, _ latitude: Int32) -> Coordinate {
        Coordinate(longitude: longitude, latitude: latitude)
    }

    @Test("is drawn straight between the places of its positions, and has these themselves")
    func part() {
        #expect(line.part(from: 0, to: 1) == [Self.place(0, 0), Self.place(1000, 0), Self.place(1000, -1000)])
        #expect(line.part(from: 0.25, to: 0.75) == [Self.place(500, 0), Self.place(1000, 0), Self.place(1000, -500)])
        #expect(line.part(from: 0.5, to: 0.75) == [Self.place(1000, 0), Self.place(1000, -500)])
        #expect(line.part(from: 0, to: 0.125) == [Self.place(0, 0), Self.place(250, 0)])
    }

    @Test("that is a place is one place")
    func point() {
        #expect(line.part(from: 0.5, to: 0.5) == [Self.place(1000, 0)])
        #expect(line.part(from: 0.625, to: 0.625) == [Self.place(1000, -250)])
    }

    @Test("has a position once, however its fractions are rounded")
    func rounded() {
        let positions = (0...40).map { UtilityPosition(x: 0.1 * Double($0), y: 0.3 * Double($0)) }
        let places: [Coordinate] = (0...40).map { Self.place(Int32($0), Int32(3 * $0)) }
        let line = UtilityLine(positions, at: places)
        for from in 0..<40 {
            let part = line.part(from: Double(from) / 40, to: 1)
            #expect(part == Array(places[from...]), "\(from)")
        }
    }

    @Test("keeps both of its ends, be they at one place of whole units")
    func short() {
        #expect(line.part(from: 0.1, to: 0.1001) == [Self.place(200, 0), Self.place(200, 0)])
    }

    @Test("is the segments that it touches, cut at its ends, on 2,000 random lines that may stand still")
    func againstEverySegment() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<2000 {
            let positions = (0..<Int.random(in: 2...9, using: &random)).map { _ in
                UtilityPosition(
                    x: Double(Int.random(in: 0...3, using: &random)), y: Double(Int.random(in: 0...1, using: &random)))
            }
            let places = positions.map { Self.place(Int32($0.x * 1000), Int32($0.y * 1000)) }
            let fractions = (0..<2).map { _ in Double(Int.random(in: 0...8, using: &random)) / 8 }.sorted()
            let part = UtilityLine(positions, at: places).part(from: fractions[0], to: fractions[1])
            #expect(part == Self.part(of: positions, places, fractions[0], fractions[1]))
        }
    }

    /// The same, segment by segment.
    private static func part(
        of positions: [UtilityPosition], _ places: [Coordinate], _ from: Double, _ to: Double
    ) -> [Coordinate] {
        let lengths = zip(positions, positions.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let whole = lengths.reduce(0, +)
        if whole == 0 || (from == 0 && to == 1) { return places }
        var (part, reached) = ([(x: Double, y: Double)](), 0.0)
        for (segment, length) in lengths.enumerated() {
            let (low, high) = (max(reached, from * whole), min(reached + length, to * whole))
            defer { reached += length }
            if low > high || length == 0 { continue }
            let (start, end) = (positions[segment], positions[segment + 1])
            for share in [(low - reached) / length, (high - reached) / length] {
                let place = (x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
                if let last = part.last, hypot(last.x - place.x, last.y - place.y) < 1e-6 { continue }
                part.append(place)
            }
        }
        return part.map { Self.place(Int32(($0.x * 1000).rounded()), Int32(($0.y * 1000).rounded())) }
    }
}
