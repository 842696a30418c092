import Testing

@testable import JobSpec

/// A mistake is told once, and what would be right beside it.
@Suite("One mistake in a job file") struct OneMistakeTests {
    private static let trace = "job: trace\nnetwork: water\ntrace_type: connected\nstarting_locations: {global_id: a}\n"
    private static let route = "job: route\nnetwork: town\nstops: [{at: [1, 2]}, {at: [3, 4]}]\n"

    @Test(
        "is told once",
        arguments: [
            (trace + "configuration: {include_barriers: .nan}", ["expected true or false, not the number .nan"]),
            (route + "outputs: {formats: [\"${env:NOT_THERE}\"]}", ["the environment has no variable 'NOT_THERE'"]),
            (
                "job: route\nnetwork: town\nstops: [{at: [1, 2], time_window: ['${env:NOT_THERE}', 09:00]}, {at: [3, 4]}]",
                ["the environment has no variable 'NOT_THERE'"]
            ),
            (route + "locate: {where: {highway: []}}", ["the list of values is empty"]),
            (
                "job: related_records\nsource: a.gpkg\nrelationship: {source: 7, table: b, origin_key: c, destination_key: d}",
                ["expected a text, not the number 7"]
            ),
            ("job: route\nnetwork: ''\nstops: [{at: [1, 2]}, {at: [3, 4]}]", ["the name of the network is empty"]),
            (trace + "configuration: {condition_barriers: {categroy: Isolating}}", ["unknown key 'categroy'"]),
        ])
    func once(job: String, messages: [String]) {
        let told = Reading(job).rendered.split(separator: "\n").filter { $0.contains("error: ") }
        #expect(told.count == messages.count, "\(told)")
        for message in messages { #expect(told.contains { $0.contains(message) }, "\(told)") }
    }

    @Test(
        "has the help that leads to what is right",
        arguments: [
            (route + "crs: 25832", "help: such as EPSG:25832"),
            (trace + "configuration: {condition_barriers: {categroy: Isolating}}", "help: did you mean 'category'?"),
            (trace + "configuration: {filter: {barriers: {al: []}}}", "help: did you mean 'all'?"),
        ])
    func help(job: String, help: String) {
        let told = Reading(job).rendered
        #expect(told.contains(help), "\(told)")
    }
}
