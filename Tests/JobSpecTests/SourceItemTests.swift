import Testing

@testable import JobSpec

@Suite("An item with a source")
struct SourceItemTests {
    /// Every key of stops and barriers from layers.
    static let complete = routeJob(
        """
        barriers:
          polygons:
            - {at: [7.42, 43.73], buffer: 500 m}
            - source: data/floods.gpkg
              where: "depth > 0.3"
              buffer: 10 m
              type: restriction
              fields: {id: FID, name: NAME, type: KIND, x: X, y: Y, keep: depth}
        """,
        stops: """

              - {name: Depot, at: [7.42, 43.73]}
              - source: data/hospitals.gpkg
                layer: hospitals
                crs: EPSG:25832
                where: "beds >= 50"
                dialect: sqlite
                spatial:
                  relation: within
                  geometry: {source: d.gpkg, layer: 7, crs: EPSG:4326, where: "a = 1", dialect: sqlite}
                  buffer: 500 m
                via:
                  source: data/owners.csv
                  table: owners
                  where: "name = 'Red Cross'"
                  dialect: sqlite
                  ids: [7, a]
                  relationship: Owns
                order_by: [NAME desc, '"BED COUNT"']
                limit: 10
                allow_empty: true
                route: North
                service: 5 min
                fields:
                  {id: ID, name: NAME, route: R, sequence: S, service: T, wkt: SHAPE, keep: [beds, "district"]}
            """)

    @Test("gives every value its type")
    func complete() throws {
        let reading = Reading(Self.complete)
        #expect(reading.rendered == "")
        let source = try #require(reading.stopSource)
        let selection = source.selection
        #expect(selection.source.value == "data/hospitals.gpkg" && selection.layer?.value == "hospitals")
        #expect(selection.crs?.value == "EPSG:25832" && selection.condition?.value == "beds >= 50")
        #expect(selection.dialect == .sqlite && selection.limit?.value == 10 && selection.allowsEmpty)
        #expect(selection.orderBy.map(\.value.field) == ["NAME", "BED COUNT"])
        #expect(selection.orderBy.map(\.value.isDescending) == [true, false])
        #expect(selection.source.mark.description == "job.yaml:5:13" && selection.mark.description == "job.yaml:5:5")
        #expect(source.visit.route?.value == "North" && source.visit.service.milliseconds == 300_000)
        let fields = try #require(source.fields)
        let names = [fields.id, fields.name, fields.route, fields.sequence, fields.service, fields.wkt]
        #expect(names.map { $0?.value } == ["ID", "NAME", "R", "S", "T", "SHAPE"])
        #expect(fields.x == nil && fields.y == nil && fields.keep.map(\.value) == ["beds", "district"])
        #expect(reading.stops.map { $0.name?.value } == ["Depot"])
    }

    @Test("says where features lie and what they are related to")
    func spatialAndVia() throws {
        let selection = try #require(Reading(Self.complete).stopSource?.selection)
        let spatial = try #require(selection.spatial)
        #expect(spatial.relation.value == .named(.within) && spatial.buffer?.value.millimetres == 500_000)
        guard case .layer(let layer) = spatial.geometry else { return #expect(Bool(false), "a layer") }
        #expect(layer.source.value == "d.gpkg" && layer.layer?.value == "7" && layer.crs?.value == "EPSG:4326")
        #expect(layer.condition?.value == "a = 1" && layer.dialect == .sqlite)
        let via = try #require(selection.via)
        #expect(via.source?.value == "data/owners.csv" && via.table.value == "owners" && via.dialect == .sqlite)
        #expect(via.condition?.value == "name = 'Red Cross'" && via.ids?.map(\.value) == ["7", "a"])
        guard case .named(let name, nil)? = via.relationships?.first else { return #expect(Bool(false), "a name") }
        #expect(name.value == "Owns" && via.relationships?.count == 1)
    }

    @Test("can be a barrier")
    func barrier() throws {
        let reading = Reading(Self.complete)
        let source = try #require(reading.barrierSource)
        #expect(
            source.selection.source.value == "data/floods.gpkg" && source.selection.condition?.value == "depth > 0.3")
        #expect(source.buffer?.value.millimetres == 10_000 && source.effect.kind == .restriction)
        let fields = try #require(source.fields)
        let names = [fields.id, fields.name, fields.effect, fields.x, fields.y]
        #expect(names.map { $0?.value } == ["FID", "NAME", "KIND", "X", "Y"])
        #expect(fields.wkt == nil && fields.keep.map(\.value) == ["depth"])
        #expect(reading.barriers.count == 1)
    }

    @Test("needs nothing but its source")
    func least() throws {
        let reading = Reading(routeJob("barriers: {polygons: {source: b.shp}}", stops: "{source: a.csv}"))
        #expect(reading.rendered == "")
        let selection = try #require(reading.stopSource?.selection)
        #expect(selection.layer == nil && selection.dialect == .ogr && selection.spatial == nil && selection.via == nil)
        #expect(selection.orderBy.isEmpty && selection.limit == nil && !selection.allowsEmpty)
        #expect(reading.stopSource?.fields == nil && reading.stopSource?.visit.service.milliseconds == 0)
        #expect(reading.barrierSource?.buffer == nil && reading.barrierSource?.fields == nil)
    }

    @Test("can be a definition of the project")
    func definitions() {
        let reading = Reading(
            routeJob("barriers: {polygons: [use: floods]}", stops: "[use: clinics, {at: [1, 2]}]"),
            project: "definitions: {clinics: {source: a.csv, limit: 3}, floods: [{source: b.shp}]}")
        #expect(reading.rendered == "")
        #expect(reading.stopSource?.selection.source.mark.description == "arterial.yaml:1:33")
        #expect(reading.barrierSource != nil && reading.route?.stops.value.count == 2)
        #expect(reading.effective.contains("stops[1].limit = 3 (project definitions)"))
    }

    @Test(
        "takes the geometry asked with as a place, too",
        arguments: ["at: [1, 2]", "wkt: POINT (1 2)", "geometry: {type: Point, coordinates: [1, 2]}"])
    func place(_ geometry: String) throws {
        let reading = Reading(routeJob(stops: "{source: a.csv, spatial: {geometry: {\(geometry)}}}"))
        #expect(reading.rendered == "")
        let spatial = try #require(reading.stopSource?.selection.spatial)
        guard case .place = spatial.geometry else { return #expect(Bool(false), "a place") }
        #expect(spatial.relation.value == .named(.intersects) && spatial.buffer == nil)
    }

    @Test(
        "takes every relation",
        arguments: [
            "intersects", "envelope_intersects", "index_intersects", "touches", "overlaps", "crosses", "within",
            "contains", "FFFTTT***", "T*F**F***", "212101212",
        ])
    func relation(_ relation: String) {
        let written = relation.first?.isNumber == true ? "\"\(relation)\"" : relation
        let job = routeJob(stops: "{source: a, spatial: {relation: \(written), geometry: {at: [1, 2]}}}")
        #expect(Reading(job).stopSource?.selection.spatial?.relation.value.text == relation)
    }
}
