import Testing
import Vocabulary

@testable import JobSpec

@Suite("A service area job")
struct ServiceAreaTests {
    /// Every key that only service area jobs have.
    static let complete = areaJob(
        """
        impedance: length
        accumulate: [time, toll]
        breaks: [1 km, 500, 0.5 mi]
        travel_direction: to_facility
        geometry_at_overlap: split
        geometry_at_cutoff: disks
        polygons: {detail: detailed, trim: 50 m, fill_holes: 2 ha, exclude_classes: [motorway, 7]}
        lines: {shape: straight, split_at_breaks: false, overlap: false, measures: true}
        summarize:
          source: data/residents.csv
          layer: residents
          where: "age > 64"
          sum: [residents, pupils]
          by: facility_and_break
          fields: {x: X, y: Y}
        outputs: {formats: [csv], simplify: 2 m, crs: EPSG:25832}
        """,
        facilities: """

              - id: H1
                name: Princess Grace
                at: [7.4019, 43.7305]
                breaks: [300, 8 m]
                cost: 10 m
                curb_approach: left
                bearing: {degrees: 90, tolerance: 20}
              - {wkt: POINT (7.42 43.74), breaks: 100}
              - source: data/hospitals.gpkg
                where: "beds >= 50"
                breaks: 1 km
                cost: 5
                curb_approach: right
                bearing: 10
                fields:
                  {id: ID, name: NAME, breaks: B, cost: C, curb_approach: S, bearing: D, bearing_tolerance: T,
                   wkt: W, keep: [beds]}
            """)

    private let reading = Reading(complete)

    @Test("gives its areas and lines their form")
    func form() throws {
        #expect(reading.rendered == "")
        let area = try #require(reading.area)
        #expect(area.breaks.map(\.value.description) == ["1000 m", "500", "804.672 m"])
        #expect(area.breaks.map(\.mark.description)[0] == "job.yaml:23:10")
        #expect(area.direction == .toFacility && area.overlap == .split && area.cutoff == .disks)
        let polygons = try #require(area.polygons)
        #expect(polygons.detail == .detailed && polygons.trim.millimetres == 50_000)
        #expect(polygons.fillHoles.squareMetres == 20_000)
        #expect(polygons.excludedClasses.map(\.value) == ["motorway", "7"])
        let lines = try #require(area.lines)
        #expect(lines.shape == .straight && !lines.splitAtBreaks && !lines.overlap && lines.measures)
        #expect(area.outputs.formats.value == [.csv] && area.outputs.simplify.millimetres == 2_000)
        #expect(area.outputs.crs?.value == "EPSG:25832")
    }

    @Test("has what jobs on streets have in common")
    func travel() throws {
        let travel = try #require(reading.travel)
        #expect(travel.impedance.value == "length" && travel.accumulate.map(\.value) == ["time", "toll"])
    }

    @Test("says how each facility is come to, and how far its areas reach")
    func facilities() throws {
        try #require(reading.facilities.count == 2)
        let hospital = reading.facilities[0]
        #expect(hospital.id?.value == "H1" && hospital.name?.value == "Princess Grace")
        #expect(hospital.travel.breaks?.map(\.value.description) == ["300", "8 m"])
        #expect(hospital.travel.cost?.value.description == "10 m" && hospital.travel.curbApproach?.value == .left)
        #expect(hospital.travel.bearing?.degrees == 90 && hospital.travel.bearing?.tolerance == 20)
        #expect(reading.facilities[1].travel.breaks?.count == 1 && reading.facilities[1].travel.cost == nil)
    }

    @Test("takes facilities from a layer, each value from a field or from the item")
    func source() throws {
        let source = try #require(reading.facilitySource)
        #expect(source.selection.condition?.value == "beds >= 50" && source.travel.breaks?.count == 1)
        #expect(source.travel.cost?.value.description == "5" && source.travel.bearing?.degrees == 10)
        let fields = try #require(source.fields)
        let names = [
            fields.id, fields.name, fields.breaks, fields.cost, fields.curbApproach, fields.bearing,
            fields.bearingTolerance, fields.wkt,
        ]
        #expect(names.map { $0?.value } == ["ID", "NAME", "B", "C", "S", "D", "T", "W"])
        #expect(fields.x == nil && fields.keep.map(\.value) == ["beds"])
    }

    @Test("counts the features of a layer")
    func summary() throws {
        let summary = try #require(reading.area?.summary)
        #expect(summary.selection.source.value == "data/residents.csv" && summary.selection.layer?.value == "residents")
        #expect(
            summary.selection.condition?.value == "age > 64" && summary.sum.map(\.value) == ["residents", "pupils"])
        #expect(summary.grouping == .perFacilityAndBreak && summary.fields?.x?.value == "X")
    }

    @Test("has generalized rings away from its facilities, and no lines, by default")
    func defaults() throws {
        let reading = Reading(areaJob())
        #expect(reading.rendered == "")
        let area = try #require(reading.area)
        #expect(area.direction == .fromFacility && area.overlap == .overlap && area.cutoff == .rings)
        #expect(area.polygons?.detail == .generalized && area.polygons?.trim.millimetres == 100_000)
        #expect(area.polygons?.fillHoles.squareMetres == 250_000 && area.polygons?.excludedClasses.isEmpty == true)
        #expect(area.lines?.shape == AreaLinesSpec.Geometry.none && area.summary == nil)
        #expect(area.outputs.formats.value == [.geojson, .csv] && area.outputs.simplify.millimetres == 0)
        let wanted = [
            "breaks = [5] (job)", #"travel_direction = "from_facility" (built in)"#,
            #"polygons.trim = "100 m" (built in)"#, #"polygons.fill_holes = "250000 m2" (built in)"#,
            #"lines.shape = "none" (built in)"#, #"outputs.simplify = "0 m" (built in)"#,
        ]
        #expect(wanted.filter { !reading.effective.contains($0) } == [])
    }

    @Test("may have no breaks of its own, and neither areas nor lines")
    func least() throws {
        let area = try #require(Reading(areaJob("polygons: none\nlines: none")).area)
        #expect(area.breaks.isEmpty && area.polygons == nil && area.lines == nil)
    }

    @Test("merges with the project's defaults, and takes one away")
    func merged() throws {
        let reading = Reading(
            areaJob("breaks: [3]\npolygons: {trim: 20 m}\nlines: none"),
            project: """
                defaults:
                  service_area:
                    breaks: [5, 10]
                    polygons: {detail: detailed, trim: 30 m}
                    lines: {shape: true_shape}
                    geometry_at_overlap: dissolve
                  route: {return_to_start: true}
                """)
        #expect(reading.rendered == "")
        let area = try #require(reading.area)
        #expect(area.breaks.map(\.value.description) == ["3"] && area.lines == nil && area.overlap == .dissolve)
        #expect(area.polygons?.detail == .detailed && area.polygons?.trim.millimetres == 20_000)
        #expect(reading.effective.contains(#"geometry_at_overlap = "dissolve" (project defaults)"#))
        let cleared = Reading(areaJob("breaks: none"), project: "defaults: {service_area: {breaks: [5, 10]}}")
        #expect(cleared.area?.breaks.isEmpty == true)
    }

    @Test("takes facilities from the project's definitions")
    func definitions() {
        let reading = Reading(
            areaJob(facilities: "[use: clinics, {at: [1, 2]}]"),
            project: "definitions: {clinics: [{at: [3, 4], cost: 1 min}, {source: a.csv}]}")
        #expect(reading.rendered == "")
        #expect(reading.facilities.count == 2 && reading.facilitySource != nil)
        #expect(reading.effective.contains(#"facilities[1].cost = "1 min" (project definitions)"#))
    }
}
