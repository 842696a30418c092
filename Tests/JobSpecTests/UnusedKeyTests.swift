import Testing

@testable import JobSpec

@Suite("A key that changes nothing beside the others")
struct UnusedKeyTests {
    @Test(
        "is a warning",
        arguments: [
            (routeJob("preserve_first_stop: false"), "4:1: warning: 'preserve_first_stop' has no effect here"),
            (routeJob("preserve_last_stop: false"), "4:1: warning: 'preserve_last_stop' has no effect here"),
            (areaJob("lines: {measures: true}"), "4:9: warning: 'measures' has no effect here"),
            (areaJob("lines: {shape: none, overlap: false}"), "4:22: warning: 'overlap' has no effect here"),
            (areaJob("polygons: {detail: none, trim: 20 m}"), "4:26: warning: 'trim' has no effect here"),
        ])
    func told(_ text: String, _ warning: String) {
        #expect(Reading(text).headlines == ["job.yaml:\(warning)"])
    }

    @Test(
        "is none where it can change something",
        arguments: [
            routeJob("find_best_sequence: true\npreserve_first_stop: false"), routeJob("preserve_first_stop: true"),
            areaJob("lines: {shape: straight, measures: true}"), areaJob("polygons: {trim: 20 m}"),
            areaJob("polygons: {detail: none}"),
        ])
    func counts(_ text: String) {
        #expect(Reading(text).headlines == [])
    }

    @Test("is none of the job where the project's defaults have it")
    func defaults() {
        let project = "defaults: {route: {preserve_first_stop: false}}\n"
        #expect(Reading(routeJob("name: a"), project: project).headlines == [])
    }
}
