import Testing

@testable import JobSpec

@Suite("A key that changes nothing beside the others")
struct UnusedKeyTests {
    @Test(
        "is a warning",
        arguments: [
            (routeJob("preserve_first_stop: false"), "4:1: warning: 'preserve_first_stop' has no effect here"),
            (routeJob("preserve_last_stop: false"), "4:1: warning: 'preserve_last_stop' has no effect here"),
            (
                routeJob("directions: none\noutputs: {geometry: none, simplify: 5 m}"),
                "5:27: warning: 'simplify' has no effect here"
            ),
            (routeJob("outputs: {geometry: none, simplify: 5 m}"), "4:27: warning: 'simplify' has no effect here"),
            (
                routeJob("outputs: {geometry: straight, gpx: true, simplify: 5 m}"),
                "4:42: warning: 'simplify' has no effect here"
            ),
            (
                routeJob("outputs: {formats: [csv], geometry: straight}"),
                "4:27: warning: 'geometry' has no effect here"
            ),
            (routeJob("accumulate: [time, length]"), "4:1: warning: 'accumulate' has no effect here"),
            (areaJob("accumulate: [toll]"), "4:1: warning: 'accumulate' has no effect here"),
            (
                areaJob("polygons: none\ngeometry_at_cutoff: disks"),
                "5:1: warning: 'geometry_at_cutoff' has no effect here"
            ),
            (
                areaJob("polygons: {detail: none}\ngeometry_at_overlap: split"),
                "5:1: warning: 'geometry_at_overlap' has no effect here"
            ),
            (
                areaJob("polygons: none\nsummarize: {source: p.csv, sum: [n]}\ngeometry_at_overlap: split"),
                "6:1: warning: 'geometry_at_overlap' has no effect here"
            ),
            (
                areaJob("outputs: {formats: [csv], simplify: 5 m}"),
                "4:27: warning: 'simplify' has no effect here"
            ),
            (areaJob("lines: {measures: true}"), "4:9: warning: 'measures' has no effect here"),
            (areaJob("lines: {shape: none, overlap: false}"), "4:22: warning: 'overlap' has no effect here"),
            (areaJob("polygons: {detail: none, trim: 20 m}"), "4:26: warning: 'trim' has no effect here"),
            (relatedJob("dialect: sqlite"), "3:1: warning: 'dialect' has no effect here"),
            (relatedJob("count_only: true\norder_by: a"), "4:1: warning: 'order_by' has no effect here"),
            (relatedJob("count_only: true\nrelated_fields: [a]"), "4:1: warning: 'related_fields' has no effect here"),
            (
                relatedJob("return_geometry: false\noutputs: {crs: 'EPSG:25832'}"),
                "4:11: warning: 'crs' has no effect here"
            ),
            (
                relatedJob("spatial: {geometry: {source: b.gpkg, dialect: sqlite}}"),
                "3:38: warning: 'dialect' has no effect here"
            ),
            (traceJob("crs: EPSG:25832"), "5:1: warning: 'crs' has no effect here"),
            (traceJob("locate: {tolerance: 5 m}"), "5:10: warning: 'tolerance' has no effect here"),
            (
                traceJob("outputs: {formats: [csv]}\nconfiguration: {output: {geometry: whole}}"),
                "6:26: warning: 'geometry' has no effect here"
            ),
        ])
    func told(_ text: String, _ warning: String) {
        #expect(Reading(text).headlines == ["job.yaml:\(warning)"])
    }

    @Test(
        "is none where it can change something",
        arguments: [
            routeJob("find_best_sequence: true\npreserve_first_stop: false"), routeJob("preserve_first_stop: true"),
            routeJob("outputs: {simplify: 5 m}"), routeJob("outputs: {formats: [csv], gpx: true, simplify: 5 m}"),
            routeJob("outputs: {formats: [csv], crs: 'EPSG:25832', geometry: straight}"),
            routeJob("outputs: {formats: [csv], geometry: none}"), routeJob("accumulate: [time, toll]"),
            areaJob("accumulate: [toll]\nlines: {shape: straight}"),
            areaJob("polygons: none\nsummarize: {source: a, sum: b}\ngeometry_at_cutoff: disks"),
            areaJob("lines: {shape: straight, measures: true}"), areaJob("polygons: {trim: 20 m}"),
            areaJob("polygons: {detail: none}"), relatedJob("dialect: sqlite\nrelated_where: a = 1"),
            relatedJob("order_by: a\nrelated_fields: [a]\noutputs: {crs: 'EPSG:25832'}"),
            relatedJob("count_only: false\nreturn_geometry: true"), traceJob("locate: {skip_invalid: true}"),
            traceJob("barriers: [{at: [7.1, 50.1]}]\nlocate: {tolerance: 5 m}\ncrs: EPSG:25832"),
            traceJob("barriers: {at: [7.1, 50.1]}\nlocate: {tolerance: 5 m}\ncrs: EPSG:25832"),
            traceJob("configuration: {output: {geometry: whole}}"),
            traceJob("outputs: {formats: [csv, esri_json]}\nconfiguration: {output: {geometry: whole}}"),
            traceJob("outputs: {formats: [csv], crs: EPSG:25832}\nconfiguration: {output: {geometry: whole}}"),
        ])
    func counts(_ text: String) {
        #expect(Reading(text).headlines == [])
    }

    @Test(
        "is none that takes away what the defaults say, though there is nothing to take away",
        arguments: [
            routeJob("outputs: {geometry: straight, simplify: none}"), areaJob("breaks: 5\naccumulate: []"),
            areaJob("breaks: 5\npolygons: none\nlines: {}\noutputs: {simplify: none}"),
            traceJob("locate: {tolerance: none}"), relatedJob("return_geometry: false\noutputs: {crs: none}"),
        ])
    func takenAway(_ text: String) {
        #expect(Reading(text).headlines == [])
    }

    @Test(
        "is told of the networks of a project, too",
        arguments: [
            ("streets: {source: a.shp, dialect: sqlite}", "41"),
            ("streets: {source: a.shp, turns: {source: t.csv, dialect: sqlite, fields: {from: a, to: b}}}", "64"),
            ("utility: {source: a.inp, valves: {source: v.csv, dialect: sqlite}}", "65"),
            ("streets: {source: a.shp, dialect: sqlite, where: a = 1}", nil),
            ("streets: {source: a.shp, dialect: sqlite, restrictions: {b: a = 1}}", nil),
            ("utility: {source: a.inp, valves: {source: v.csv, dialect: sqlite, operable: a = 1}}", nil),
        ])
    func networks(_ network: String, _ column: String?) {
        let reading = Reading(routeJob(), project: "networks: {a: {\(network)}}")
        let told = column.map { ["arterial.yaml:1:\($0): warning: 'dialect' has no effect here"] } ?? []
        #expect(reading.headlines == told, "\(reading.rendered)")
    }

    @Test("is none of the job where the project's defaults have it, and neither is one that contradicts the job")
    func defaults() {
        let outputs = "defaults: {route: {outputs: {crs: 'EPSG:25832', csv: {formulas: escape}}}}\n"
        #expect(Reading(routeJob("outputs: {formats: [geojson]}"), project: outputs).headlines == [])
        let project = "defaults: {route: {preserve_first_stop: false}}\n"
        #expect(Reading(routeJob("name: a"), project: project).headlines == [])
    }
}
