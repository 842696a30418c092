import Analyses
import Geometry
import StreetNetwork
import TestSupport
import Testing

/// Barriers that close nothing are noted on the steps that they weigh on.
@Suite("A barrier on the way") struct BarrierNoteTests {
    private static let town = DrawnNetwork(
        """
        A---B
            |
            C---D
        """, ["AB": ["name": "High Street"], "BC": ["name": "Middle Street"], "CD": ["name": "Low Street"]])

    /// The notes on the steps of a route from A to D.
    private func notes(_ barrier: Barrier) throws -> [String] {
        let job = try DrawnJob(Self.town, "AD", barriers: [barrier])
        return job.column("note", of: RouteTables.directions)
    }

    private static func flood(_ load: BarrierLoad) -> Barrier {
        let area = town.rectangle(town.place(on: "AB", 0.5), town.place("B"), grownBy: 10)
        return Barrier(name: "Flood", shape: .area([area]), kind: .scaledCost, load: load)
    }

    @Test("that slows it is noted with its length on each step")
    func slowed() throws {
        let notes = try notes(Self.flood(BarrierLoad(factors: ["time": 3])))
        #expect(notes == ["slowed by Flood for 210 m", "slowed by Flood for 10 m", "-", "-"])
    }

    @Test("that weighs in another cost is noted without slowing it")
    func other() throws {
        #expect(try notes(Self.flood(BarrierLoad(factors: ["length": 3])))[0] == "through Flood for 210 m")
        #expect(try notes(Self.flood(BarrierLoad(factors: ["time": 0.5])))[0] == "through Flood for 210 m")
        #expect(try notes(Self.flood(BarrierLoad(factors: ["time": 1]))) == ["-", "-", "-", "-"])
    }

    @Test("that adds time is noted where the time is spent")
    func delayed() throws {
        let point = PointBarrier(at: Self.town.place(on: "BC", 0.5))
        let barrier = Barrier(
            name: "Toll", shape: .point(point), kind: .addedCost, load: BarrierLoad(additions: ["time": 90_000]))
        #expect(try notes(barrier) == ["-", "held up by Toll for 1 min 30 s", "-", "-"])
    }

    @Test("that adds another cost is noted where it is paid")
    func charged() throws {
        let point = PointBarrier(at: Self.town.place(on: "BC", 0.5))
        func notes(_ amount: Int64) throws -> [String] {
            try self.notes(
                Barrier(
                    name: "Toll", shape: .point(point), kind: .addedCost,
                    load: BarrierLoad(additions: ["length": amount])))
        }
        #expect(try notes(90_000) == ["-", "through Toll", "-", "-"])
        #expect(try notes(0) == ["-", "-", "-", "-"])
    }
}
