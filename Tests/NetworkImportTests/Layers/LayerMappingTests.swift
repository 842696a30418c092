import FeatureSources
import Geometry
import StreetNetwork
import Testing
import Vocabulary

@testable import NetworkImport

@Suite("The fields of a line layer become")
struct LayerMappingTests {
    @Test("tags, names and references")
    func tags() throws {
        let rows = [
            ["0 0, 1 0", "7", "Residential", " High Street ", "A1", "gravel"],
            ["1 0, 2 0", "3", "connector", "", "", ""],
            ["2 0, 3 0", "4", "ferry", "High Street", "", "gravel"], ["3 0, 4 0", "5", "", "", "A1", ""],
        ]
        let (parts, report) = try LinesTable(["id", "kind", "street", "no", "cover"], rows).read {
            ($0.id, $0.streetClass, $0.name, $0.reference) = ("id", "kind", "street", "no")
            $0.tags = [TagField("surface", field: "cover")]
        }
        #expect(parts.streetID == [3, 4, 5, 7])
        #expect(
            parts.streetID.indices.map(parts.tags) == [
                ["class=connector"], ["class=ferry", "route=ferry", "surface=gravel"], ["class="],
                ["class=Residential", "highway=residential", "surface=gravel"],
            ])
        #expect(parts.streetID.indices.map(parts.name) == [nil, "High Street", nil, "High Street"])
        #expect(parts.streetID.indices.map(parts.reference) == [nil, nil, "A1", "A1"])
        #expect(parts.streetSpeed.isEmpty && parts.streetTime.isEmpty && parts.streetRestrictions.isEmpty)
        #expect(report.messages.map(\.code) == ["assumed_crs"])
    }

    static let oneWayCases: [(field: OneWayField, values: [String], tags: [String])] = [
        (OneWayField("d"), ["yes", "-1", "no", ""], ["yes", "-1", "no", "no"]),
        (OneWayField("d"), ["FT", "TF", "B", "N"], ["yes", "-1", "no", "closed"]),
        (OneWayField("d"), ["f", "t", "b", "n"], ["yes", "-1", "no", "closed"]),
        (OneWayField("d"), ["Y", "N", "N", "Y"], ["yes", "no", "no", "yes"]),
        (OneWayField("d"), ["1", "-1", "0", ""], ["yes", "-1", "no", "no"]),
        (OneWayField("d"), ["1.0", "-1.0", "0.0", "7"], ["yes", "-1", "no", "unknown"]),
        (OneWayField("d"), ["true", "false", "reverse", "sometimes"], ["yes", "no", "-1", "unknown"]),
        (
            OneWayField("d", forward: ["2"], backward: ["3"], both: ["1"], closed: ["4"]), ["2", "3.0", "1", "4"],
            ["yes", "-1", "no", "closed"]
        ),
        (
            OneWayField("d", forward: ["With"], backward: ["against"], closed: [""]), ["WITH", "Against", "", "yes"],
            ["yes", "-1", "closed", "unknown"]
        ),
    ]

    @Test("one-ways, in any coding", arguments: oneWayCases)
    func oneWays(_ field: OneWayField, _ values: [String], _ expected: [String]) throws {
        let rows = values.enumerated().map { ["\($0) 0, \($0 + 1) 0", "\($0)", $1] }
        let (parts, report) = try LinesTable(["id", "d"], rows).read {
            $0.id = "id"
            $0.oneWay = field
        }
        let tags = expected.map { word in
            switch word {
            case "closed": ["access=no", "class=", "oneway=reversible"]
            case "unknown": ["class=", "oneway=no"]
            default: ["class=", "oneway=\(word)"]
            }
        }
        #expect(parts.streetID.indices.map(parts.tags) == tags)
        #expect(report.faults[.unknownOneWay]?.count ?? 0 == expected.filter { $0 == "unknown" }.count)
    }

    @Test("speeds, times and costs, in any unit")
    func measures() throws {
        let rows = [
            ["0 0, 1 0", "1", "50", "30", "2", "0.25", "1.5"], ["1 0, 2 0", "2", "", "0", "", "0", ""],
            ["2 0, 3 0", "3", "-5", "20", "0.00001", "-1", "0.0000014"],
        ]
        let (parts, report) = try LinesTable(["id", "vf", "vb", "tf", "tb", "toll"], rows).read {
            $0.id = "id"
            ($0.speedForward, $0.speedBackward) = (MeasureField("vf", unit: 1.609344), MeasureField("vb"))
            ($0.timeForward, $0.timeBackward) = (MeasureField("tf", unit: 60_000), MeasureField("tb", unit: 1000))
            $0.costs = [CostField("toll", field: "toll"), CostField("way", forward: "toll", backward: nil)]
        }
        #expect(parts.streetSpeed == [Float(50 * 1.609344), 30, 0, 0, 0, 20])
        #expect(parts.streetTime == [120_000, 250, 0, 0, 1, 0])
        #expect(parts.costName == ["toll", "way"])
        #expect(parts.streetCost == [[1_500_000, 1_500_000, 0, 0, 1, 1], [1_500_000, 0, 0, 0, 1, 0]])
        #expect(
            report.faults == [
                .unusableSpeed: sample([3]), .unusableTime: sample([3]), .missingCost: sample([2]),
                .zeroSpeed: sample([2]),
                .zeroTime: sample([2]),
            ])
    }

    @Test(
        "one-ways, where a speed or time is 0 in one direction and no field says which are one-ways",
        arguments: [(nil, false), ("oneway", true), ("d", true)] as [(String?, Bool)])
    func zeroWays(field: String?, saysWays: Bool) throws {
        let rows = [
            ["0 0, 1 0", "1", "50", "0", "", "", "motorway", ""], ["1 0, 2 0", "2", "0", "50", "", "", "primary", ""],
            ["2 0, 3 0", "3", "", "", "0", "2", "primary", ""], ["3 0, 4 0", "4", "0", "50", "1", "0", "primary", ""],
            ["4 0, 5 0", "5", "0", "0", "0", "0", "primary", ""], ["5 0, 6 0", "6", "50", "", "2", "", "primary", ""],
        ]
        let (parts, report) = try LinesTable(["id", "vf", "vb", "tf", "tb", "kind", "d"], rows).read {
            ($0.id, $0.streetClass) = ("id", "kind")
            ($0.speedForward, $0.speedBackward) = (MeasureField("vf"), MeasureField("vb"))
            ($0.timeForward, $0.timeBackward) = (MeasureField("tf", unit: 60_000), MeasureField("tb", unit: 60_000))
            if field == "oneway" { $0.oneWay = OneWayField("d") }
            if field == "d" { $0.tags = [TagField("oneway", field: "d")] }
        }
        let ways = parts.streetID.indices.map { street in parts.tags(of: street).filter { $0.hasPrefix("oneway") } }
        let expected = [["oneway=yes"], ["oneway=-1"], ["oneway=-1"], [], [], []]
        #expect(!saysWays == (ways == expected), "\(ways)")
        #expect(report.faults[.oneWayByZero] == (saysWays ? nil : sample([1, 2, 3])))
    }

    @Test("a 0 of one direction, before what the field of both says")
    func zeroBeforeBoth() throws {
        let rows = [
            ["0 0, 1 0", "1", "30", "", "0", "", "", "9"], ["1 0, 2 0", "2", "30", "0", "", "", "0", "9"],
            ["2 0, 3 0", "3", "", "", "", "30", "0", "9"], ["3 0, 4 0", "4", "30", "0", "0", "", "", "9"],
            ["4 0, 5 0", "5", "30", "", "", "", "", "9"],
        ]
        let (parts, report) = try LinesTable(["id", "v", "vf", "vb", "t", "tb", "c"], rows).read {
            $0.id = "id"
            ($0.speed, $0.speedForward) = (MeasureField("v"), MeasureField("vf"))
            $0.speedBackward = MeasureField("vb")
            ($0.time, $0.timeBackward) = (MeasureField("t", unit: 1000), MeasureField("tb", unit: 1000))
        }
        let ways = parts.streetID.indices.map { street in parts.tags(of: street).filter { $0.hasPrefix("oneway") } }
        #expect(ways == [["oneway=yes"], ["oneway=-1"], ["oneway=yes"], [], []], "\(ways)")
        #expect(report.faults[.oneWayByZero] == sample([1, 2, 3]))
        // Taken as not given, and so the field of both decides.
        #expect(report.faults[.zeroSpeed] == sample([4]))
        #expect(parts.streetSpeed[6] == 30 && parts.streetSpeed[7] == 30)
    }

    @Test("nothing, where numbers are words or beyond all bounds")
    func unusableMeasures() throws {
        let rows = [
            ["0 0, 1 0", "1", "fast", "1e300", "x"], ["1 0, 2 0", "2", "nan", "-1", "1000000001"],
            ["2 0, 3 0", "3", "inf", " ", "1e9"], ["3 0, 4 0", "4", "1e-9", "4294967.295", "8e8"],
        ]
        let (parts, report) = try LinesTable(["id", "v", "t", "c"], rows).read {
            $0.id = "id"
            $0.speedForward = MeasureField("v")
            $0.timeBackward = MeasureField("t", unit: 1000)
            $0.costs = [CostField("c", field: "c")]
        }
        #expect(parts.streetSpeed == [0, 0, 0, 0, 0, 0, 0, 0])
        #expect(parts.streetTime == [0, 0, 0, 0, 0, 0, 0, 4_294_967_295])
        #expect(parts.streetCost[0].suffix(4) == [1e15, 1e15, 8e14, 8e14].map { Int64($0) })
        #expect(report.faults[.unusableSpeed] == sample([1, 2, 3, 4]))
        #expect(report.faults[.unusableTime] == sample([1, 2]))
        #expect(report.faults[.unusableCost] == sample([1, 2]))
    }

    @Test("restrictions, by conditions")
    func restrictions() throws {
        let rows = [["0 0, 1 0", "9", "gravel"], ["1 0, 2 0", "2", "asphalt"], ["2 0, 3 0", "5", "gravel"]]
        let table = LinesTable(["id", "cover"], rows)
        let (parts, _) = try table.read {
            $0.id = "id"
            $0.restrictions = [
                RestrictionCondition("unpaved", condition: "cover = 'gravel'"),
                RestrictionCondition("late", condition: "id > 4"), RestrictionCondition("none", condition: "id > 100"),
                RestrictionCondition("low", condition: "id < 9"),
            ]
        }
        #expect(parts.restrictionName == ["unpaved", "late", "none", "low"])
        #expect(parts.streetID == [2, 5, 9])
        #expect(parts.streetRestrictions == [0b1000, 0b1011, 0b0011])
    }

    @Test("a clear error, where several rows have one id and a condition cannot tell them apart")
    func doubledRows() throws {
        let rows = ["gravel", "asphalt"].enumerated().map { number, cover in
            """
            {"type": "Feature", "id": 7, "properties": {"cover": "\(cover)"}, "geometry":
            {"type": "LineString", "coordinates": [[0.00\(number), 0], [0.00\(number + 1), 0]]}}
            """
        }
        let text = "{\"type\": \"FeatureCollection\", \"features\": [\(rows.joined(separator: ","))]}"
        let error = #expect(throws: SourceError.self) {
            try LinesTable.read(text, "links.geojson") {
                $0.restrictions = [RestrictionCondition("unpaved", condition: "cover = 'gravel'")]
            }
        }
        #expect(
            error?.description.contains("rows 1 and 2 have the same id of their own, 7") == true,
            "\(String(describing: error))")
    }

    @Test("a clear error, where a restriction's condition is wrong")
    func wrongRestriction() throws {
        let table = LinesTable(["id", "cover"], [["0 0, 1 0", "9", "gravel"]])
        let error = #expect(throws: SourceError.self) {
            try table.read { $0.restrictions = [RestrictionCondition("unpaved", condition: "coverr = 'gravel'")] }
        }
        #expect(error?.description.contains("restriction 'unpaved'") == true, "\(String(describing: error))")
        #expect(throws: SourceError.self) {
            try table.read { mapping in
                mapping.restrictions = (0..<33).map { RestrictionCondition("r\($0)", condition: "id = \($0)") }
            }
        }
    }

    @Test("an error with the fields that exist, where one does not")
    func unknownField() throws {
        let error = #expect(throws: SourceError.self) {
            try LinesTable(["id"], [["0 0, 1 0", "9"]]).read { $0.levelTo = "zt" }
        }
        #expect(error?.known.contains("id") == true)
    }

    @Test("streets of those rows alone that meet the condition")
    func condition() throws {
        let (parts, report) = try LinesTable(["id"], [["0 0, 1 0", "9"], ["1 0, 2 0", "4"]]).read {
            $0.table.condition = "id < 5"
            $0.id = "id"
        }
        #expect(parts.streetID == [4])
        #expect(report.rowsRead == 1)
    }

    @Test("nothing more, when the work is cancelled")
    func cancelled() throws {
        let context = RunContext()
        context.cancellation.cancel(.interrupted)
        let folder = try LayerFolder(LinesTable(["id"], [["0 0, 1 0", "9"]]).text)
        #expect(throws: Cancelled.self) { try LayerStreets.read(folder.mapping, context: context) }
    }

    private func sample(_ ids: [Int64]) -> RowSample {
        var sample = RowSample()
        for id in ids { sample.add(id) }
        return sample
    }
}
