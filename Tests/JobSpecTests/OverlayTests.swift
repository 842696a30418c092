import Testing
import Vocabulary

@testable import JobSpec

@Suite("What a job says in place of its project's defaults")
struct OverlayTests {
    private func defaults(_ kind: String, _ lines: String) -> String { "defaults: {\(kind): {\(lines)}}" }

    @Test("replaces a lone item, which is a list of one")
    func loneBarrier() {
        let toll = "barriers: {points: {name: toll gate, at: [1, 2], type: added_cost, cost: 4}}"
        let reading = Reading(routeJob("barriers: {points: {at: [3, 4]}}"), project: defaults("route", toll))
        let barrier = reading.places(reading.travel?.barriers.points).first
        #expect(reading.rendered == "" && barrier != nil && barrier?.name == nil)
        #expect(!reading.effective.contains { $0.contains("added_cost") || $0.contains("toll gate") })
    }

    @Test("replaces a lone source by a lone place")
    func loneFacility() {
        let reading = Reading(
            areaJob(facilities: "{at: [1, 2]}"), project: defaults("service_area", "facilities: {source: a.csv}"))
        #expect(reading.rendered == "" && reading.facilities.count == 1 && reading.facilitySource == nil)
    }

    @Test(
        "replaces a condition as one value",
        arguments: [
            ("{category: Isolating}", [#"category = "Isolating" (job)"#, "exists = true (built in)"]),
            ("{attribute: State, equal: Closed}", [#"attribute = "State" (job)"#, #"equal = "Closed" (job)"#]),
        ])
    func condition(_ condition: String, _ effective: [String]) {
        for (outer, inner) in [("", "condition_barriers"), ("filter", "barriers"), ("output", "condition")] {
            func configuration(_ condition: String) -> String {
                let own = "{\(inner): \(condition)}"
                return "configuration: " + (outer.isEmpty ? own : "{\(outer): \(own)}")
            }
            let reading = Reading(
                traceJob(configuration(condition)),
                project: defaults("trace", configuration("{category: Isolating, exists: false}")))
            #expect(reading.rendered == "")
            let path = ["configuration", outer, inner].filter { !$0.isEmpty }.joined(separator: ".")
            let own = reading.effective.filter { $0.hasPrefix(path + ".") }
            #expect(own == effective.map { "\(path).\($0)" })
        }
    }

    @Test("replaces a relationship, and the geometry that rows are looked for with")
    func relationship() {
        let keys = "relationship: {table: A, origin_key: B, destination_key: C, cardinality: one_to_many}"
        let named = Reading(relatedJob("relationship: {name: Owns}"), project: defaults("related_records", keys))
        #expect(named.rendered == "" && named.related != nil)
        let layer = "spatial: {relation: within, geometry: {source: districts.gpkg, where: a = 1}}"
        let placed = Reading(
            relatedJob("spatial: {geometry: {at: [1, 2]}}"), project: defaults("related_records", layer))
        #expect(placed.rendered == "" && placed.effective.contains(#"spatial.relation = "within" (project defaults)"#))
    }

    @Test(
        "may be a part of a mapping that needs more, of which the defaults say the rest",
        arguments: [
            ("summarize: {by: facility_and_break}", "summarize: {source: a.gpkg, sum: [residents]}"),
            ("summarize: {source: a.gpkg, sum: [residents]}", "summarize: {by: facility_and_break}"),
        ])
    func part(_ below: String, _ own: String) {
        let project = defaults("service_area", below)
        #expect(readProject(project).headlines == [])
        #expect(SchemaCheck.faults(of: json(project), under: SchemaDocument.project) == [])
        let reading = Reading(areaJob("breaks: 5\n\(own)"), project: project)
        #expect(reading.rendered == "" && reading.area?.summary?.grouping == .perFacilityAndBreak)
    }

    @Test("is complete where the defaults leave something out, and so are lone items of the defaults")
    func incomplete() {
        let project = defaults("service_area", "summarize: {by: facility_and_break}")
        #expect(
            Reading(areaJob("breaks: 5"), project: project).headlines.contains {
                $0.hasSuffix("the key 'source' is missing")
            })
        #expect(readProject(defaults("service_area", "facilities: {name: A}")).headlines.count == 1)
        #expect(readProject(defaults("service_area", "summarize: {by: everything}")).headlines.count == 1)
    }

    private func json(_ text: String) -> JSONValue { decode(text, as: .json("a mapping")).value ?? .null }
}
