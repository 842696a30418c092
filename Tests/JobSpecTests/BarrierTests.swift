import Testing
import Vocabulary

@testable import JobSpec

@Suite("Barriers of a job")
struct BarrierTests {
    /// Every key of the three kinds of barriers.
    static let complete = routeJob(
        """
        barriers:
          points:
            - {id: 1, name: Bollard, at: [7.42, 43.73], full_edge: true, curb_approach: right}
            - {wkt: POINT (7.42 43.73), type: added_cost, cost: 4 min, costs: {toll: 2.5, length: 10 m}}
            - source: gates.gpkg
              where: "state = 'shut'"
              type: added_cost
              curb_approach: left
              cost: 90 s
              costs: {toll: 1}
              fields:
                {id: ID, name: N, type: T, full_edge: F, curb_approach: C, cost: P, x: X, y: Y, keep: [a, b]}
          lines:
            - {id: L, name: River, wkt: "LINESTRING (7 43, 8 44)"}
            - {geometry: {type: LineString, coordinates: []}, type: scaled_cost, factor: 3, factors: {toll: 0.5}}
            - {source: fences.csv, type: added_cost, cost: 5, costs: {toll: 1}, fields: {type: T, wkt: W, factor: F}}
          polygons:
            - {at: [7.42, 43.73], buffer: 500 m, type: scaled_cost, factor: 2}
            - {wkt: POLYGON EMPTY, type: added_cost, costs: {time: 1 min}}
            - {source: floods.gpkg, where: "depth > 0.3", buffer: 1 m, factors: {time: 2}, fields: {type: T, cost: C}}
        """)

    private let reading = Reading(complete)

    @Test("close a point, or make it dearer")
    func points() throws {
        #expect(reading.rendered == "")
        let places = reading.places(reading.travel?.barriers.points)
        try #require(places.count == 2)
        #expect(places[0].id?.value == "1" && places[0].name?.value == "Bollard" && places[0].buffer == nil)
        let (closed, dear) = (places[0].effect, places[1].effect)
        #expect(closed.kind == .restriction && closed.fullEdge && closed.curbApproach == .right)
        #expect(dear.kind == .addedCost && !dear.fullEdge && dear.curbApproach == .either)
        #expect(dear.cost?.value == CostAmount(240_000, .time) && dear.cost?.mark.description == "job.yaml:7:57")
        #expect(dear.costs.names == ["toll", "length"] && dear.costs["toll"] == CostAmount(2.5, .none))
        #expect(dear.costs["length"] == CostAmount(10_000, .length))
    }

    @Test("are features of a layer, too")
    func sources() throws {
        let barriers = try #require(reading.travel?.barriers)
        let points = try #require(reading.source(barriers.points))
        #expect(points.selection.condition?.value == "state = 'shut'" && points.effect.kind == .addedCost)
        #expect(points.effect.curbApproach == .left && points.effect.cost?.value.dimension == .time)
        let fields = try #require(points.fields)
        let names = [
            fields.id, fields.name, fields.effect, fields.fullEdge, fields.curbApproach, fields.cost, fields.x,
        ]
        #expect(names.map { $0?.value } == ["ID", "N", "T", "F", "C", "P", "X"] && fields.y?.value == "Y")
        #expect(fields.keep.map(\.value) == ["a", "b"] && fields.factor == nil && fields.wkt == nil)
        let lines = try #require(reading.source(barriers.lines))
        #expect(lines.effect.kind == .addedCost && lines.fields?.factor?.value == "F" && lines.fields?.x == nil)
        let polygons = try #require(reading.source(barriers.polygons))
        #expect(polygons.effect.kind == .restriction && polygons.buffer?.value.millimetres == 1_000)
        #expect(polygons.effect.factors["time"] == 2 && polygons.fields?.cost?.value == "C")
    }

    @Test("close lines and areas, scale them, or cost something to enter")
    func linesAndPolygons() throws {
        let barriers = try #require(reading.travel?.barriers)
        let (lines, polygons) = (reading.places(barriers.lines), reading.places(barriers.polygons))
        #expect(lines.map(\.effect.kind) == [.restriction, .scaledCost])
        #expect(lines[1].effect.factor?.value == 3 && lines[1].effect.factors["toll"] == 0.5)
        #expect(polygons.map(\.effect.kind) == [.scaledCost, .addedCost])
        #expect(polygons[0].effect.factor?.value == 2 && polygons[1].effect.cost == nil)
        #expect(polygons[1].effect.costs["time"] == CostAmount(60_000, .time))
    }

    @Test("print what they do")
    func effective() {
        let wanted = [
            "barriers.points[1].full_edge = true (job)", #"barriers.points[1].type = "restriction" (built in)"#,
            #"barriers.points[2].cost = "4 min" (job)"#,
            #"barriers.points[2].costs = {"toll":2.5,"length":"10 m"} (job)"#,
            "barriers.points[2].full_edge = false (built in)", "barriers.lines[2].factor = 3 (job)",
            #"barriers.lines[2].factors = {"toll":0.5} (job)"#,
        ]
        #expect(wanted.filter { !reading.effective.contains($0) } == [])
    }

    @Test(
        "of a layer have the type whose field is named",
        arguments: [
            ("factor: F", BarrierEffectSpec.Kind.scaledCost), ("cost: C", .addedCost), ("id: I", .restriction),
            ("type: T, factor: F, cost: C", .restriction),
        ])
    func implied(_ fields: String, _ kind: BarrierEffectSpec.Kind) {
        let reading = Reading(routeJob("barriers: {polygons: {source: a.gpkg, fields: {\(fields)}}}"))
        #expect(reading.rendered == "" && reading.barrierSource?.effect.kind == kind)
        #expect(reading.effective.contains("barriers.polygons[1].type = \"\(kind.rawValue)\" (built in)"))
    }

    @Test("of every kind can be definitions of the project", arguments: ["points", "lines", "polygons"])
    func definitions(_ kind: String) throws {
        let reading = Reading(
            routeJob("barriers: {\(kind): [{use: works}, {use: layer}]}"),
            project: """
                definitions:
                  works: [{wkt: POINT EMPTY, name: A}, {wkt: POINT EMPTY, name: B}]
                  layer: {source: a.gpkg}
                """)
        #expect(reading.rendered == "")
        let barriers = try #require(reading.travel?.barriers)
        let items = barriers.points + barriers.lines + barriers.polygons
        #expect(reading.places(items).map { $0.name?.value } == ["A", "B"] && reading.source(items) != nil)
        #expect(reading.effective.contains("barriers.\(kind)[2].name = \"B\" (project definitions)"))
    }
}
