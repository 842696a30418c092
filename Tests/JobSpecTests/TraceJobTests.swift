import Testing

@testable import JobSpec

@Suite("A trace job")
struct TraceJobTests {
    @Test("may have places in a definition that it uses, and then its crs counts")
    func definedPlaces() {
        let reading = Reading(
            traceJob("barriers: {use: works}\nlocate: {tolerance: 5 m}\ncrs: EPSG:25832"),
            project: "definitions: {works: [{at: [7.1, 50.1]}]}")
        #expect(reading.rendered == "" && reading.job != nil)
    }

    @Test("takes a dot in the name of a network source for no file", arguments: ["El. Pipe", "No. 5 Main"])
    func sourceWithDot(_ source: String) {
        #expect(
            Reading(traceJob("barriers: {source: \(source)}")).headlines == [
                "job.yaml:5:11: error: the key 'global_id' is missing"
            ])
    }

    @Test("writes formulas of CSV where it writes CSV")
    func formulas() {
        let job = traceJob("outputs: {formats: [geojson], csv: {formulas: escape}}")
        #expect(Reading(job).headlines == ["job.yaml:5:36: error: 'csv' needs the format csv"])
        #expect(Reading(job.replacing("geojson", with: "csv")).rendered == "")
    }

    @Test("has filter barriers by a condition, though its list of them is empty")
    func filterBarriers() {
        let reading = Reading(
            traceJob("filter_barriers: []\nconfiguration: {filter: {barriers: {category: Isolating}}}"))
        guard case .trace(let trace)? = reading.job?.analysis else {
            return #expect(Bool(false), "\(reading.rendered)")
        }
        #expect(trace.namesFilterBarriers)
    }

    @Test("names the candidates of the nearest features in Esri's JSON, too")
    func nearest() {
        func job(_ nearest: String) -> String {
            traceJob("trace_configuration: {nearestNeighbor: {costNetworkAttributeName: Size, \(nearest)}}")
        }
        #expect(Reading(job("count: 2")).headlines.map { $0.hasSuffix("which features are candidates") } == [true])
        #expect(Reading(job("count: -1")).rendered == "")
        #expect(Reading(job("count: 0")).headlines.map { $0.contains("or -1 for all, not the number 0") } == [true])
        #expect(Reading(job("count: 2, nearestCategories: [Isolating]")).rendered == "")
    }
}
