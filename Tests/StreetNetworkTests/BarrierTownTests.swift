import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Barriers where there are junctions, ways round, overpasses and sides.
@Suite struct BarrierTownTests {
    /// With a way round: 120 s from A to B.
    private static let block = DrawnNetwork(
        """
        A---1---B---C
        |       |
        D-------E
        """)

    @Test("A closed place, a closed edge or a dear one is gone round")
    func round() {
        let block = Self.block
        let middle = block.place("1")
        let point = TestBarrier.Shape.point(PointBarrier(at: middle))
        #expect(block.seconds("A", "B") == 80)
        #expect(block.seconds("A", "B", [TestBarrier(point)]) == 120)
        #expect(block.seconds("A", "1", [TestBarrier(point)]) == 40)
        #expect(block.seconds("B", "1", [TestBarrier(point)]) == 40)
        #expect(block.seconds("A", "B", [TestBarrier(point, seconds: 60)]) == 120)
        #expect(block.seconds("A", "B", [TestBarrier(block.across(middle))]) == 120)
        let whole = TestBarrier(.point(PointBarrier(at: middle, closesFullEdge: true)))
        #expect(block.seconds("A", "B", [whole]) == 120)
        let locator = Locator(metric: block.metric([whole]))
        guard case .notTraversable = locator.locate(middle, tolerance: 1000, for: .passage, relocates: false) else {
            return #expect(Bool(false), "all of the edge is closed")
        }
    }

    @Test("A point exactly on a junction acts on the junction")
    func onAJunction() {
        let block = Self.block
        let point = TestBarrier.Shape.point(PointBarrier(at: block.place("B")))
        #expect(block.seconds("A", "C", [TestBarrier(point)]) == nil)
        #expect(block.seconds("A", "B", [TestBarrier(point)]) == 80)
        #expect(block.seconds("E", "B", [TestBarrier(point)]) == 20)
        #expect(block.seconds("A", "C", [TestBarrier(point, seconds: 15)]) == 135)
        #expect(block.seconds("A", "B", [TestBarrier(point, seconds: 15)]) == 80)
        #expect(block.seconds("B", "C", [TestBarrier(point, seconds: 15)]) == 55)
    }

    @Test("A line exactly through a junction acts on the junction, and is paid once")
    func lineThroughAJunction() {
        let block = Self.block
        let junction = block.place("B")
        let line = TestBarrier.Shape.line(
            BarrierLine(parts: [
                [block.beside(junction, east: -30, north: 30), junction, block.beside(junction, east: 30, north: -30)]
            ]))
        #expect(block.seconds("A", "C", [TestBarrier(line)]) == nil)
        #expect(block.seconds("A", "E", [TestBarrier(line)]) == 100)
        #expect(block.seconds("A", "B", [TestBarrier(line)]) == 80)
        #expect(block.seconds("A", "C", [TestBarrier(line, seconds: 15)]) == 135)
        #expect(block.seconds("B", "C", [TestBarrier(line, seconds: 15)]) == 40)
        #expect(block.seconds("A", "B", [TestBarrier(line, seconds: 15)]) == 95)
    }

    @Test("Parts of an area that meet at a junction are entered once")
    func partsThatMeetAtAJunction() {
        let street = DrawnNetwork("A---B---C")
        let parts = [street.round("AB", 0.5, 1), street.round("BC", 0, 0.5)]
        #expect(street.seconds("A", "C", [TestBarrier(.area(parts), seconds: 15)]) == 95)
        #expect(street.seconds("B", "C", [TestBarrier(.area(parts), seconds: 15)]) == 40)
    }

    @Test("Both levels of an overpass are met by a line and an area, and one by a point")
    func overpass() {
        let town = DrawnNetwork(
            """
            A  B
             \\/
             /\\
            C  D
            """)
        let crossing = town.place(on: "AD", 0.5)
        let area = TestBarrier.Shape.area([town.rectangle(crossing, crossing, grownBy: 10)])
        for shape in [town.across(crossing), area] {
            #expect(town.seconds("A", "D", [TestBarrier(shape)]) == nil)
            #expect(town.seconds("B", "C", [TestBarrier(shape)]) == nil)
        }
        let ways = [("A", "D"), ("B", "C")] as [(Character, Character)]
        let point = TestBarrier(.point(PointBarrier(at: crossing)))
        #expect(ways.filter { town.seconds($0.0, $0.1, [point]) == nil }.count == 1)
    }

    @Test("Only vehicles that have a point on the side asked for heed it")
    func curbSide() {
        let street = DrawnNetwork("A--->1---B")
        let north = street.beside(street.place("1"), north: 10)
        func closed(_ approach: CurbApproach, full: Bool = false) -> TestBarrier {
            TestBarrier(.point(PointBarrier(at: north, closesFullEdge: full, curbApproach: approach)))
        }
        // Who travels east has the north to the left; nobody travels west.
        #expect(street.seconds("A", "B", [closed(.left)]) == nil)
        #expect(street.seconds("A", "B", [closed(.left, full: true)]) == nil)
        #expect(street.seconds("A", "B", [closed(.right)]) == 90)
        let twoWay = DrawnNetwork("A----1---B")
        #expect(twoWay.seconds("A", "B", [closed(.right)]) == 90 && twoWay.seconds("B", "A", [closed(.right)]) == nil)
        // All of it is closed where each direction is.
        let both = [closed(.left, full: true), closed(.right, full: true)]
        let outcome = Locator(metric: twoWay.metric(both))
            .locate(twoWay.place("1"), tolerance: 1000, for: .passage, relocates: false)
        guard case .notTraversable = outcome else { return #expect(Bool(false), "each direction is closed") }
    }
}
