import Testing
import Vocabulary

@testable import JobSpec

@Suite("A job of related records")
struct RelatedRecordsTests {
    static let complete = relatedJob(
        """
        name: Owners
        description: Who owns what.
        table: parcels
        crs: EPSG:25832
        dialect: sqlite
        ids: [7, "8a"]
        spatial: {relation: contains, geometry: {wkt: "POINT (1 2)"}, buffer: 1 km}
        fields: [PIN, area]
        relationship:
          - Owns
          - {name: Lives, direction: to_origin}
          - source: data/firms.csv
            table: firms
            origin_key: PIN
            destination_key: PARCEL
            cardinality: many_to_many
            through: {source: l.csv, table: links, origin_key: A, destination_key: B}
        related_where: "name <> ''"
        return_geometry: false
        order_by: name desc
        related_fields: {id: OWNER, keep: [], x: LON, y: LAT}
        limit: 100
        offset: 5
        keep_unmatched: true
        outputs: {formats: [csv], groups: true}
        """)

    @Test("gives every value its type")
    func complete() throws {
        let reading = Reading(Self.complete)
        #expect(reading.rendered == "")
        let job = try #require(reading.job)
        let related = try #require(reading.related)
        #expect(job.kind == .relatedRecords && job.name?.value == "Owners" && job.description == "Who owns what.")
        #expect(related.source.value == "data/town.gpkg" && related.table?.value == "parcels")
        #expect(related.crs?.value == "EPSG:25832" && related.dialect == .sqlite && related.condition == nil)
        #expect(related.ids?.map(\.value) == ["7", "8a"] && related.fields.keep?.map(\.value) == ["PIN", "area"])
        #expect(related.spatial?.relation.value == .named(.contains) && related.keepsUnmatched && !related.countsOnly)
        #expect(related.outputs.formats.value == [.csv] && related.outputs.groups)
        let rows = related.related
        #expect(rows.condition?.value == "name <> ''" && !rows.returnsGeometry && rows.offset == 5)
        #expect(rows.orderBy.map(\.value.text) == ["name desc"] && rows.limit?.value == 100)
        #expect(rows.fields.id?.value == "OWNER" && rows.fields.keep?.isEmpty == true)
        #expect(rows.fields.x?.value == "LON" && rows.fields.y?.value == "LAT" && rows.fields.wkt == nil)
    }

    @Test("goes from table to table")
    func relationships() throws {
        let steps = try #require(Reading(Self.complete).related?.relationships)
        #expect(steps.count == 3)
        guard case .named(let owns, nil) = steps[0], case .named(let lives, .toOrigin?) = steps[1],
            case .declared(let firms) = steps[2]
        else { return #expect(Bool(false), "two names and keys") }
        #expect(owns.value == "Owns" && lives.value == "Lives")
        #expect(firms.source?.value == "data/firms.csv" && firms.table?.value == "firms")
        #expect(firms.originKey.value == "PIN" && firms.destinationKey.value == "PARCEL")
        #expect(firms.cardinality?.value == .manyToMany)
        let through = try #require(firms.through)
        #expect(through.source?.value == "l.csv" && through.table.value == "links")
        #expect(through.originKey.value == "A" && through.destinationKey.value == "B")
    }

    @Test("has defaults, which are effective values, too")
    func defaults() throws {
        let reading = Reading(relatedJob("where: \"a = 1\"\ncount_only: true"))
        #expect(
            reading.effective == [
                #"job = "related_records" (job)"#, #"source = "data/town.gpkg" (job)"#, #"where = "a = 1" (job)"#,
                #"dialect = "ogr" (built in)"#, "return_geometry = true (built in)", "offset = 0 (built in)",
                "keep_unmatched = false (built in)", "count_only = true (job)",
                #"outputs.formats = ["geojson","csv"] (built in)"#, "outputs.groups = false (built in)",
                #"outputs.csv.formulas = "keep" (built in)"#,
            ])
        let related = try #require(reading.related)
        #expect(related.relationships == nil && related.fields.keep == nil && related.related.fields.keep == nil)
        #expect(related.countsOnly && related.related.limit == nil && related.related.orderBy.isEmpty)
    }

    @Test("has every given value among the effective ones, once")
    func effective() {
        let effective = Reading(Self.complete).effective
        #expect(
            effective.filter { !$0.hasPrefix("relationship") } == [
                #"job = "related_records" (job)"#, #"source = "data/town.gpkg" (job)"#, #"name = "Owners" (job)"#,
                #"description = "Who owns what." (job)"#, #"table = "parcels" (job)"#, #"crs = "EPSG:25832" (job)"#,
                #"dialect = "sqlite" (job)"#, #"ids = ["7","8a"] (job)"#, #"spatial.relation = "contains" (job)"#,
                #"spatial.geometry.wkt = "POINT (1 2)" (job)"#, #"spatial.buffer = "1000 m" (job)"#,
                #"fields = ["PIN","area"] (job)"#, #"related_where = "name <> ''" (job)"#,
                "return_geometry = false (job)", #"order_by = ["name desc"] (job)"#,
                #"related_fields.id = "OWNER" (job)"#, #"related_fields.x = "LON" (job)"#,
                #"related_fields.y = "LAT" (job)"#, "related_fields.keep = [] (job)", "limit = 100 (job)",
                "offset = 5 (job)", "keep_unmatched = true (job)", "count_only = false (built in)",
                #"outputs.formats = ["csv"] (job)"#, "outputs.groups = true (job)",
                #"outputs.csv.formulas = "keep" (built in)"#,
            ])
        #expect(
            effective.filter { $0.hasPrefix("relationship") } == [
                #"relationship[1] = "Owns" (job)"#, #"relationship[2].name = "Lives" (job)"#,
                #"relationship[2].direction = "to_origin" (job)"#, #"relationship[3].source = "data/firms.csv" (job)"#,
                #"relationship[3].table = "firms" (job)"#, #"relationship[3].origin_key = "PIN" (job)"#,
                #"relationship[3].destination_key = "PARCEL" (job)"#,
                #"relationship[3].cardinality = "many_to_many" (job)"#,
                #"relationship[3].through.source = "l.csv" (job)"#, #"relationship[3].through.table = "links" (job)"#,
                #"relationship[3].through.origin_key = "A" (job)"#,
                #"relationship[3].through.destination_key = "B" (job)"#,
            ])
    }

    @Test("takes defaults of its kind alone, and none clears them")
    func projectDefaults() {
        let project = """
            networks: {monaco: {streets: {source: a.osm}}}
            defaults:
              route: {impedance: length}
              related_records: {source: town.gpkg, where: "a = 1", limit: 5, outputs: {groups: true}}
            """
        let job = "job: related_records\nwhere: none\nids: [1]\nlimit: none\ncount_only: true\n"
        let reading = Reading(job, project: project)
        #expect(reading.rendered == "")
        #expect(reading.related?.source.mark.description == "arterial.yaml:4:29" && reading.related?.condition == nil)
        #expect(reading.related?.outputs.groups == true && reading.related?.related.limit == nil)
        #expect(reading.effective.contains("outputs.groups = true (project defaults)"))
        #expect(
            Reading("job: related_records\nids: [1]\ncount_only: true\n", project: project).headlines == [
                "job.yaml:2:1: error: 'where' and 'ids' exclude each other",
                "job.yaml:3:1: error: 'limit' cannot stand beside 'count_only: true'",
            ])
    }

    @Test("against its defaults is told so at its own place")
    func againstDefaults() {
        let project = "defaults: {related_records: {source: a.gpkg, ids: [1], count_only: true}}"
        #expect(
            Reading("job: related_records\nwhere: a\nlimit: 5\n", project: project).headlines == [
                "job.yaml:2:1: error: 'where' and 'ids' exclude each other",
                "job.yaml:3:1: error: 'limit' cannot stand beside 'count_only: true'",
            ])
    }
}
