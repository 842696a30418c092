import Testing

@testable import JobSpec

@Suite("The effective values of an item with a source")
struct SourceItemValuesTests {
    @Test("are printed, each once")
    func once() {
        let effective = Reading(SourceItemTests.complete).effective.filter {
            $0.hasPrefix("stops[2]") || $0.contains("polygons[2]")
        }
        #expect(
            effective == [
                #"barriers.polygons[2].source = "data/floods.gpkg" (job)"#,
                #"barriers.polygons[2].where = "depth > 0.3" (job)"#,
                #"barriers.polygons[2].dialect = "ogr" (built in)"#,
                "barriers.polygons[2].allow_empty = false (built in)",
                #"barriers.polygons[2].buffer = "10 m" (job)"#, #"barriers.polygons[2].type = "restriction" (job)"#,
                #"barriers.polygons[2].fields.id = "FID" (job)"#, #"barriers.polygons[2].fields.name = "NAME" (job)"#,
                #"barriers.polygons[2].fields.type = "KIND" (job)"#, #"barriers.polygons[2].fields.x = "X" (job)"#,
                #"barriers.polygons[2].fields.y = "Y" (job)"#, #"barriers.polygons[2].fields.keep = ["depth"] (job)"#,
                #"stops[2].source = "data/hospitals.gpkg" (job)"#, #"stops[2].layer = "hospitals" (job)"#,
                #"stops[2].crs = "EPSG:25832" (job)"#, #"stops[2].where = "beds >= 50" (job)"#,
                #"stops[2].dialect = "sqlite" (job)"#, #"stops[2].spatial.relation = "within" (job)"#,
                #"stops[2].spatial.geometry.source = "d.gpkg" (job)"#, #"stops[2].spatial.geometry.layer = "7" (job)"#,
                #"stops[2].spatial.geometry.crs = "EPSG:4326" (job)"#,
                #"stops[2].spatial.geometry.where = "a = 1" (job)"#,
                #"stops[2].spatial.geometry.dialect = "sqlite" (job)"#, #"stops[2].spatial.buffer = "500 m" (job)"#,
                #"stops[2].via.source = "data/owners.csv" (job)"#, #"stops[2].via.table = "owners" (job)"#,
                #"stops[2].via.where = "name = 'Red Cross'" (job)"#, #"stops[2].via.dialect = "sqlite" (job)"#,
                #"stops[2].via.ids = ["7","a"] (job)"#, #"stops[2].via.relationship[1] = "Owns" (job)"#,
                #"stops[2].order_by = ["NAME desc","\"BED COUNT\""] (job)"#, "stops[2].limit = 10 (job)",
                "stops[2].allow_empty = true (job)", #"stops[2].route = "North" (job)"#,
                #"stops[2].type = "stop" (built in)"#, #"stops[2].service = "5 min" (job)"#,
                #"stops[2].fields.id = "ID" (job)"#,
                #"stops[2].fields.name = "NAME" (job)"#, #"stops[2].fields.route = "R" (job)"#,
                #"stops[2].fields.sequence = "S" (job)"#, #"stops[2].fields.service = "T" (job)"#,
                #"stops[2].fields.wkt = "SHAPE" (job)"#, #"stops[2].fields.keep = ["beds","district"] (job)"#,
            ])
    }
}
