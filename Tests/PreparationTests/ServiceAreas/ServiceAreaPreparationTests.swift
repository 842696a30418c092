import Analyses
import FeatureSources
import Geometry
import TestSupport
import Testing
import Vocabulary

@testable import Preparation

@Suite("What a service area job asks for")
struct ServiceAreaPreparationTests {
    private static let one = "{at: [7.4, 43.7]}"

    @Test("reaches its parameters")
    func parameters() throws {
        let area = try #require(
            Preparing(
                """
                breaks: 5
                accumulate: [length, time]
                travel_direction: to_facility
                geometry_at_overlap: split
                geometry_at_cutoff: disks
                polygons: {detail: detailed, trim: 50 m, fill_holes: 2 ha, exclude_classes: [motorway]}
                lines: {shape: straight, split_at_breaks: false, overlap: false, measures: true}
                start_time: 2026-05-01T08:00
                locate: {tolerance: 2 km}
                u_turns: not_allowed
                travel_mode: foot
                outputs: {formats: [csv], simplify: 2 m, crs: EPSG:25832}
                """, facilities: Self.one
            ).area)
        let parameters = area.parameters
        #expect(parameters.travelsToFacility && parameters.overlap == .split && parameters.cutoff == .disks)
        let polygons = try #require(parameters.polygons)
        #expect(polygons.detail == .detailed && polygons.trim == 50_000 && polygons.fillHoles == 20_000)
        #expect(polygons.excludedClasses == ["motorway"] && parameters.simplify == 2_000)
        let lines = try #require(parameters.lines)
        #expect(lines.shape == .straight && !lines.splitsAtBreaks && !lines.overlap && lines.measures)
        #expect(parameters.departure?.time(after: 0) == "2026-05-01T08:00:00+02:00")
        #expect(parameters.locate.tolerance == 2_000_000 && area.travel.uTurns == .notAllowed)
        #expect(area.travel.mode.name == "foot" && area.formats == [.csv])
        #expect(area.system == SystemDefinition("EPSG:25832"))
    }

    @Test("has generalized rings of time, and no lines, by default")
    func defaults() throws {
        let job = Preparing(facilities: Self.one)
        let area = try #require(job.area)
        let parameters = area.parameters
        #expect(parameters.polygons == ServiceAreaParameters.Polygons() && parameters.lines == nil)
        #expect(!parameters.travelsToFacility && parameters.overlap == .overlap && parameters.cutoff == .rings)
        #expect(parameters.impedance == .time && parameters.accumulated == [] && parameters.departure == nil)
        #expect(parameters.summary == nil && parameters.simplify == 0 && area.system == nil)
        #expect(area.formats == [.geojson, .csv])
        let derived = (job.job?.effectiveValues ?? []).filter { ["travel_mode", "u_turns"].contains($0.path) }
        #expect(derived.map { "\($0.path) \($0.origin.rawValue)" } == ["travel_mode network", "u_turns travel mode"])
        #expect(job.job?.network == "monaco" && job.job?.travelMode?.name == "car")
    }

    @Test("has neither areas nor lines where both are none", arguments: ["none", "{detail: none}"])
    func none(polygons: String) throws {
        let job = Preparing("breaks: 5\npolygons: \(polygons)\nlines: {shape: none}", facilities: Self.one)
        #expect(job.rendered == "")
        let parameters = try #require(job.area?.parameters)
        #expect(parameters.polygons == nil && parameters.lines == nil)
    }

    @Test("asks its network for the impedance and for what is added up, each once")
    func costs() throws {
        let job = Preparing("impedance: length\nbreaks: 5\naccumulate: [time, length]", facilities: Self.one)
        let area = try #require(job.area)
        #expect(area.travel.impedance == .length && area.travel.reportedCosts == [.length, .time])
        #expect(area.parameters.accumulated == [.time])
    }

    @Test(
        "can be wrong in what all jobs on streets have",
        arguments: [
            ("travel_mode: bicycle", "the network 'monaco' is not built for the travel mode 'bicycle'"),
            ("impedance: toll", "the network 'monaco' has no cost 'toll'"),
            ("accumulate: [noise]", "the network 'monaco' has no cost 'noise'"),
            ("restrictions: [unpavd]", "the network 'monaco' has no restriction 'unpavd'"),
            ("crs: EPSG:0", "`EPSG:0` is not a coordinate system that is known, such as EPSG:32632"),
            (
                "outputs: {crs: EPSG:4978}",
                "`EPSG:4978` is no system of longitude and latitude, nor of a plane"
            ),
            ("outputs: {crs: EPSG:0}", "`EPSG:0` is not a coordinate system that is known, such as EPSG:32632"),
        ])
    func mistakes(line: String, text: String) {
        let job = Preparing("\(line)\nbreaks: 5", facilities: Self.one)
        #expect(job.job == nil && job.headlines.count == 1, "\(job.headlines)")
        #expect(job.headlines.first?.contains(text) == true, "\(job.headlines)")
    }

    @Test("has barriers of every kind")
    func barriers() throws {
        let line = """
            breaks: 5
            barriers:
              points: {at: [7.42, 43.73], type: added_cost, cost: 4 min}
              lines: {wkt: "LINESTRING (7.4 43.7, 7.5 43.8)", type: scaled_cost, factor: 3}
              polygons: {at: [7.43, 43.74], buffer: 500 m}
            """
        let area = try #require(Preparing(line, facilities: Self.one).area)
        #expect(area.travel.barriers.map(\.name) == ["Barrier 1", "Barrier 2", "Barrier 3"])
        #expect(area.travel.barriers[0].load.additions == ["time": 240_000])
        #expect(area.tables.map(\.name).contains("barriers"))
        let route = try #require(Preparing(line.replacing("breaks: 5\n", with: "")).route)
        #expect(route.travel.barrierDigest == area.travel.barrierDigest)
    }

    @Test("keeps the places of facilities and barriers, to see whether their numbers are swapped")
    func writtenPlaces() throws {
        let line = "breaks: 5\nbarriers: {points: {name: B, at: [43.73, 7.42]}}"
        let area = try #require(Preparing(line, facilities: "{name: A, at: [43.7, 7.4]}").area)
        #expect(area.writtenPlaces.map(\.name) == ["A", "B"])
        #expect(area.writtenPlaces.map(\.mark.description) == ["job.yaml:3:27", "job.yaml:5:34"])
    }
}
