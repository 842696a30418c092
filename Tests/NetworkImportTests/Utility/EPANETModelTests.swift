import Testing
import UtilityNetwork

@testable import NetworkImport

@Suite("What EPANET models say")
struct EPANETModelTests {
    @Test("nodes and links are features of six sources, by their ids")
    func sources() {
        let model = WrittenModel(town())
        #expect(
            ["J1", "J2", "R1", "T1", "P1", "U1", "V1"].map(model.name) == [
                "Junction J1", "Junction J2", "Reservoir R1", "Tank T1", "Pipe P1", "Pump U1", "Valve V1",
            ])
        #expect(model.draft.schema.sources.map(\.name) == ["Junction", "Tank", "Reservoir", "Pipe", "Pump", "Valve"])
        #expect(model.feature("P1")?.objectID == 9)
    }

    @Test("tanks and reservoirs control the tier Supply of the domain network Water")
    func controllers() {
        let draft = WrittenModel(town()).draft
        #expect(draft.controllers.map { $0.element.description } == ["Reservoir R1", "Tank T1"])
        #expect(draft.controllers.allSatisfy { $0.tier == "Supply" })
        #expect(draft.schema.tiers.map(\.domainNetwork) == ["Water"])
        #expect(draft.schema.tiers[0].conditionBarriers == .compare(attribute: "Status", .equal, .text("Closed")))
    }

    @Test("valves are isolating, and of their kinds")
    func valves() {
        let model = WrittenModel(town("V2 J1 J2 12 tcv 3\nV3 J2 J1 8 GPV curve"))
        let types = model.draft.schema.sources[5].assetGroups[0].assetTypes
        #expect(types.map(\.name) == ["PRV", "PSV", "PBV", "FCV", "TCV", "GPV", "PCV"])
        #expect(types.allSatisfy { $0.categories == ["Isolating"] })
        #expect(["V1", "V2", "V3"].map { model.text("Kind", of: $0) } == ["PRV", "TCV", "GPV"])
        #expect(["V1", "V2", "V3"].map { model.value("Setting", of: $0) } == [30, 3, nil])
    }

    @Test("pumps and pipes with check valves are passed one way, other pipes both ways")
    func oneWay() {
        let model = WrittenModel(town("[PIPES]\nP2 J1 J2 5 6 100 0 cv\nP3 J1 J2 5 6 100 CV\nP4 J1 J2 5 6 100"))
        let flows = ["P1", "P2", "P3", "P4", "U1"].map { model.feature($0)?.flow }
        #expect(flows == [.bothWays, .forward, .forward, .bothWays, .forward])
        #expect(model.text("Kind", of: "P2") == "Check Valve" && model.text("Status", of: "P2") == "Open")
    }

    @Test("links begin as their line says, and as [STATUS] says where it does")
    func status() {
        let lines = """
            [PIPES]
            P2 J1 J2 5 6 100 0 Closed
            P3 J1 J2 5 6 100 0 Open
            10 J1 J2 5 6 100
            11 J1 J2 5 6 100
            12 J1 J2 5 6 100
            [PUMPS]
            U2 J1 T1 HEAD 1 SPEED 0
            [STATUS]
            P2 OPEN
            P3 closed
            V1 Closed
            U1 0
            11 12 Closed
            """
        let model = WrittenModel(town(lines))
        func have(_ status: String, _ ids: [String]) -> Bool {
            ids.allSatisfy { model.text("Status", of: $0) == status }
        }
        #expect(have("Open", ["P1", "P2", "10"]))
        #expect(have("Closed", ["P3", "11", "12", "U1", "U2", "V1"]))
        #expect(WrittenModel(town()).text("Status", of: "V1") == "Active")
    }

    @Test("[STATUS] from one id to another means what EPANET means")
    func ranges() {
        let pipes = ["5", "6a", "7", "17a", "20", "b1"].map { "\($0) J1 J2 5 6 100" } + ["6 J1 J2 5 6 100 0 CV"]
        func model(_ line: String) -> WrittenModel {
            WrittenModel(town("[PIPES]\n\(pipes.joined(separator: "\n"))\n[STATUS]\n\(line) Closed"))
        }
        func closed(_ line: String) -> [String] {
            let model = model(line)
            return ["5", "6", "6a", "7", "17a", "20", "b1"].filter { model.text("Status", of: $0) == "Closed" }
        }
        #expect(closed("5 7") == ["5", "6a", "7"] && closed("7 5") == [] && closed("17a 20") == ["17a", "20"])
        #expect(closed("7 c") == ["7", "b1"])
        #expect(model("7 5").codes.contains("epanet_unknown_link"))
        #expect(!model("5 7").codes.contains("epanet_unknown_link"))
    }

    @Test("a number in [STATUS] is the setting with which a valve begins")
    func setting() {
        let model = WrittenModel(town("[VALVES]\nV2 J1 J2 100 PCV 30 0\nV3 J1 J2 100 GPV 7\n[STATUS]\nV1 25\nV3 9"))
        #expect(model.text("Status", of: "V1") == "Active" && model.value("Setting", of: "V1") == 25)
        #expect(model.value("Setting", of: "V2") == 30 && model.value("Setting", of: "V3") == nil)
    }

    @Test("junctions with demand are customers; [DEMANDS] replaces the demand of [JUNCTIONS]")
    func customers() {
        let plain = WrittenModel(town())
        #expect(plain.draft.features.filter(\.isCustomer).map(\.globalID) == ["J1"])
        let replaced = WrittenModel(town("[DEMANDS]\nJ1 0\nJ2 1 ;home\nJ2 2.5 ;trade\n"))
        #expect(replaced.draft.features.filter(\.isCustomer).map(\.globalID) == ["J2"])
        #expect(replaced.value("Demand", of: "J2") == 3.5 && replaced.value("Demand", of: "J1") == 0)
        // What flows in is nobody's use.
        #expect(WrittenModel("[JUNCTIONS]\nJ1 0 -5\n").draft.features.allSatisfy { !$0.isCustomer })
    }

    @Test("lengths are in feet or metres, by the unit of flow", arguments: [("GPM", 0.3048), ("LPS", 1), ("cmh", 1)])
    func units(_ unit: String, _ metres: Double) {
        let model = WrittenModel(town("[OPTIONS]\nUnits \(unit)\n"))
        #expect(model.network?.draft.schema.metresPerLength == metres)
        #expect(model.value("Length", of: "P1") == 100 && model.draft.schema.lengthAttribute == "Length")
    }

    @Test("tags are an attribute of every source")
    func tags() {
        let model = WrittenModel(town("[TAGS]\nNODE J1 district 4\nLINK V1 old\nLINK none x\n"))
        #expect(model.text("Tag", of: "J1") == "district 4" && model.text("Tag", of: "V1") == "old")
        #expect(model.value("Tag", of: "P1") == nil)
        #expect(model.codes.contains("epanet_unknown_tag"))
    }

    @Test("pipes run through their vertices, and a valve lies half way between its nodes")
    func shapes() {
        let model = WrittenModel(
            town("[COORDINATES]\nR1 0 0\nJ1 10 0\nJ2 10 8\n[VERTICES]\nP1 5 1\nP1 7 1\n"), crs: "EPSG:25832")
        #expect(model.feature("P1")?.shape.map(\.x) == [0, 5, 7, 10])
        #expect(model.feature("V1")?.shape.map { [$0.x, $0.y] } == [[10, 4]])
        // The tank has no coordinates, and so the pump has none.
        #expect(model.feature("U1")?.shape.isEmpty == true)
        #expect(model.codes == ["epanet_no_coordinates"])
    }

    @Test("without a crs nothing is said of places; in degrees they are brought onto a plane")
    func systems() {
        #expect(WrittenModel(town()).codes.contains("no_coordinate_system"))
        #expect(WrittenModel(town()).network?.system == nil)
        let degrees = WrittenModel(town("[COORDINATES]\nR1 8 48\nJ1 8.001 48\nJ2 8 48\nT1 8 48\n"), crs: "EPSG:4326")
        let shape = degrees.feature("P1")?.shape ?? []
        #expect(shape.count == 2 && abs(shape[1].x - shape[0].x - 74.6) < 0.1)
        let feet = WrittenModel(town("[COORDINATES]\nR1 5000000 4000000\n"), crs: "EPSG:3089")
        #expect(abs((feet.network?.draft.schema.metresPerUnit ?? 0) - 0.304_800_609) < 1e-8)
    }

    @Test("every model compiles, whatever its nodes' places are")
    func compiled() throws {
        let built = try UtilityNetwork.build(WrittenModel(town("[COORDINATES]\nJ1 0 0\nJ2 0 0\nT1 0 0\n")).draft)
        #expect(built.network.featureCount == 7)
        // Two ends each of the pipe and of the pump, and two joints of the valve.
        #expect(built.network.linkCount == 4)
    }
}
