import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// What each kind of barrier does, on a street of 800 m that takes 80 s.
@Suite struct BarrierTableTests {
    private static let street = DrawnNetwork("A---1---B")
    private static let half = street.place(on: "AB", 0.5)

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let from: Double
        let to: Double
        let barriers: [TestBarrier]
        let seconds: Int64?

        init(_ says: String, from: Double = 0, to: Double = 1, _ barriers: [TestBarrier], takes seconds: Int64?) {
            (testDescription, self.from, self.to, self.barriers, self.seconds) = (says, from, to, barriers, seconds)
        }
    }

    private static func area(_ parts: (Double, Double)...) -> TestBarrier.Shape {
        .area(parts.map { street.round("AB", $0.0, $0.1) })
    }

    private static func along(_ from: Double, _ to: Double) -> TestBarrier.Shape {
        .line(BarrierLine(parts: [[street.place(on: "AB", from), street.place(on: "AB", to)]]))
    }

    private static let point = TestBarrier.Shape.point(PointBarrier(at: half))

    private static let cases = [
        Case("Nothing", [], takes: 80),
        Case("A point lets nobody through", [TestBarrier(point)], takes: nil),
        Case("A point lets travel come up to it", to: 0.5, [TestBarrier(point)], takes: 40),
        Case(
            "A point lets travel come up to it from the other side", from: 1, to: 0.5, [TestBarrier(point)], takes: 40),
        Case("A point that costs is paid when it is passed", [TestBarrier(point, seconds: 15)], takes: 95),
        Case("It is paid by who sets out from there", from: 0.5, [TestBarrier(point, seconds: 15)], takes: 55),
        Case("It is not paid by who ends there", to: 0.5, [TestBarrier(point, seconds: 15)], takes: 40),
        Case("Two points cost twice", [TestBarrier(point, seconds: 15), TestBarrier(point, seconds: 2)], takes: 97),
        Case("A line across lets nobody through", [TestBarrier(street.across(half))], takes: nil),
        Case("A line lets travel come up to it", to: 0.5, [TestBarrier(street.across(half))], takes: 40),
        Case("A line across scales nothing", [TestBarrier(street.across(half), factor: 3)], takes: 80),
        Case("A line across that costs is paid once", [TestBarrier(street.across(half), seconds: 15)], takes: 95),
        Case(
            "A line that ends at the street meets it",
            [TestBarrier(.line(BarrierLine(parts: [[street.beside(half, north: 40), half]])))], takes: nil),
        Case(
            "A line that ends a metre before the street does not",
            [
                TestBarrier(
                    .line(BarrierLine(parts: [[street.beside(half, north: 40), street.beside(half, north: 1)]])))
            ],
            takes: 80),
        Case("A line along the street scales what it covers", [TestBarrier(along(0.25, 0.75), factor: 3)], takes: 160),
        Case("A factor under 1 makes it faster", [TestBarrier(along(0.25, 0.75), factor: 0.25)], takes: 50),
        Case(
            "A line along the street that costs is paid once", [TestBarrier(along(0.25, 0.75), seconds: 9)], takes: 89),
        Case(
            "Who begins on the line does not pay", from: 0.5, [TestBarrier(along(0.25, 0.75), seconds: 9)], takes: 40),
        Case("A line along the street closes it", [TestBarrier(along(0.25, 0.75))], takes: nil),
        Case("An area scales the part inside of it", [TestBarrier(area((0.25, 0.75)), factor: 3)], takes: 160),
        Case("An area with a factor of a quarter", [TestBarrier(area((0.25, 0.75)), factor: 0.25)], takes: 50),
        Case(
            "Factors multiply where areas overlap",
            [TestBarrier(area((0.25, 0.75)), factor: 3), TestBarrier(area((0.5, 1.1)), factor: 0.25)], takes: 100),
        Case(
            "A restriction wins over factors",
            [TestBarrier(area((0.25, 0.75)), factor: 0.25), TestBarrier(area((0.4, 0.5)))], takes: nil),
        Case(
            "Outside of a closed area the street is used", to: 0.375,
            [TestBarrier(area((0.25, 0.75)), factor: 3), TestBarrier(area((0.4, 0.5)))], takes: 50),
        Case("An area is paid for once", [TestBarrier(area((0.25, 0.75)), seconds: 15)], takes: 95),
        Case("Who enters it twice pays twice", [TestBarrier(area((0.1, 0.3), (0.6, 0.8)), seconds: 15)], takes: 110),
        Case(
            "Parts that overlap are entered once", [TestBarrier(area((0.1, 0.5), (0.4, 0.8)), seconds: 15)], takes: 95),
        Case("Parts that meet are entered once", [TestBarrier(area((0.1, 0.5), (0.5, 0.8)), seconds: 15)], takes: 95),
        Case("Who begins inside does not pay", from: 0.5, [TestBarrier(area((0.25, 0.75)), seconds: 15)], takes: 40),
        Case("Who ends inside pays", to: 0.5, [TestBarrier(area((0.25, 0.75)), seconds: 15)], takes: 55),
        Case(
            "An area whose outline runs along the street does not meet it",
            [TestBarrier(.area([street.rectangle(street.place("A"), street.beside(street.place("B"), north: 50))]))],
            takes: 80),
        Case(
            "A hole is outside",
            [
                TestBarrier(
                    .area([Polygon(rings: street.round("AB", 0.1, 0.9).rings + street.round("AB", 0.3, 0.7).rings)]),
                    factor: 2)
            ], takes: 112),
    ]

    @Test("On a street", arguments: cases)
    func onAStreet(_ row: Case) {
        let street = Self.street
        let (from, to) = (street.place(on: "AB", row.from), street.place(on: "AB", row.to))
        #expect(street.seconds(from, to, row.barriers) == row.seconds)
        // What is true from A to B is true from B to A, but for those who begin or end at what costs.
        guard row.from == 0, row.to == 1 else { return }
        #expect(street.seconds(to, from, row.barriers) == row.seconds)
    }
}
