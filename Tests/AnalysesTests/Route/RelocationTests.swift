import Analyses
import Geometry
import NetworkImport
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

/// Stops on a small island of streets, beside a town that is large enough to lead somewhere.
@Suite struct RelocationTests {
    private struct Town: LetteredTown {
        let network: StreetNetwork
        /// A and B stand in the town, I on the island.
        func place(_ name: Character) -> Coordinate {
            switch name {
            case "A": Coordinate(longitude: 0, latitude: 0)
            case "B": Coordinate(longitude: 70_000, latitude: 70_000)
            default: Coordinate(longitude: 35_000, latitude: -13_000)
            }
        }
    }

    /// Eight by eight blocks of 111 m, and 111 m south of them a street of one edge.
    private static func town() throws -> Town {
        var drawing = OSMDrawing()
        func id(_ column: Int, _ row: Int) -> Int64 { Int64(row * 8 + column + 1) }
        for row in 0..<8 {
            for column in 0..<8 { drawing.node(id(column, row), Double(column) / 1000, Double(row) / 1000) }
        }
        drawing.node(100, 0.003, -0.001)
        drawing.node(101, 0.004, -0.001)
        for line in 0..<8 {
            drawing.way(Int64(line + 1), (0..<8).map { id($0, line) }, ["highway": "residential"])
            drawing.way(Int64(line + 11), (0..<8).map { id(line, $0) }, ["highway": "residential"])
        }
        drawing.way(30, [100, 101], ["highway": "residential"])
        let folder = try TemporaryFolder()
        let path = try folder.write(drawing.xml(), to: "map.osm")
        return Town(network: try StreetImport.network(fromOSM: [path], for: [.testCar], context: RunContext()).network)
    }

    @Test func aStopOnAnIslandIsMovedAndThatIsSaid() throws {
        let job = try DrawnJob(Self.town(), "AIB")
        #expect(job.stops("status") == ["ok", "not_located_on_closest", "ok"])
        #expect(
            job.messages.messages == [
                Message(
                    .warning, "relocated",
                    "I was moved 144 m to a street that leads on: the nearest one, 33 m away, leads nowhere")
            ])
        #expect(job.stops("snap_y")[1] == "0")
    }

    @Test func whereThatIsNotAllowedItIsNotReached() throws {
        let job = try DrawnJob(Self.town(), "AIB") { $0.locate.allowsRelocation = false }
        #expect(job.stops("name") == ["A", "B", "I"])
        #expect(job.stops("status") == ["ok", "ok", "not_reached"])
    }

    @Test func aStopThatStaysOnAnIslandIsToldOf() throws {
        let job = try DrawnJob(Self.town(), "AIB") { $0.locate.allowsRelocation = false }
        #expect(
            job.messages.messages.first
                == Message(
                    .information, "leads_nowhere", "I stands on a small part of the network that leads nowhere else"))
    }

    @Test func beyondTheToleranceNothingIsMoved() throws {
        let job = try DrawnJob(Self.town(), "AIB") { $0.locate.tolerance = 100_000 }
        #expect(job.stops("status").last == "not_reached")
    }
}
