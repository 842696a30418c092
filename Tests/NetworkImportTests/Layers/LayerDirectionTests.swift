import TestSupport
import Testing

@testable import NetworkImport

@Suite("What a field says of one direction of streets")
struct LayerDirectionTests {
    @Test("decides where it has a value that can be used; else the field of both directions does")
    func fallback() throws {
        let rows = [
            ["0 0, 1 0", "50", "30", "40"], ["1 0, 2 0", "50", "", "0"], ["2 0, 3 0", "", "30", "fast"],
            ["3 0, 4 0", "-1", "", "20"],
        ]
        let (parts, report) = try LinesTable(["v", "a", "b"], rows).read {
            $0.speed = MeasureField("v")
            ($0.speedForward, $0.speedBackward) = (MeasureField("a"), MeasureField("b", unit: 2))
            ($0.time, $0.timeBackward) = (MeasureField("v"), MeasureField("a"))
        }
        #expect(parts.streetSpeed == [30, 80, 50, 50, 30, 0, 0, 40])
        #expect(parts.streetTime == [50, 30, 50, 50, 0, 30, 0, 0])
        #expect(report.faults[.unusableSpeed]?.count == 2)
        #expect(report.faults[.unusableTime]?.count == 1)
    }

    @Test("is nothing where there is none: lines of motorways are not digitised as they are travelled by all")
    func motorways() throws {
        let table = LinesTable(
            ["kind", "turn"], [["0 0, 1 0", "motorway", "roundabout"], ["1 0, 2 0", "motorway", ""]])
        func oneWay(of street: Int = 0, _ change: (inout StreetLayerMapping) -> Void) throws -> String? {
            let (parts, _) = try table.read {
                $0.streetClass = "kind"
                change(&$0)
            }
            return parts.tags(of: street).first { $0.hasPrefix("oneway=") }
        }
        #expect(try oneWay { _ in } == "oneway=no")
        #expect(try oneWay { $0.tags = [TagField("junction", field: "turn")] } == nil)
        #expect(try oneWay(of: 1) { $0.tags = [TagField("junction", field: "turn")] } == "oneway=no")
    }
}
