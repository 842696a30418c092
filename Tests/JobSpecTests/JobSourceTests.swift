import Testing
import Vocabulary

@testable import JobSpec

/// The files and connections that a job names are known when it is decoded.
struct JobSourceTests {
    private func sources(_ text: String, project: String? = nil) -> [String] {
        (Reading(text, project: project).job?.sources ?? []).map { $0.folder + $0.value }
    }

    @Test("Each source is named once, in the order of the keys")
    func order() {
        let stops = "[{source: b.csv}, {source: a.gpkg}, {source: b.csv}]"
        #expect(
            sources(routeJob("barriers: {polygons: {source: c.gpkg}}", stops: stops)) == ["c.gpkg", "b.csv", "a.gpkg"])
    }

    @Test("Sources of relations, of related tables and of steps between are sources, too")
    func nested() {
        let relationship =
            "{source: d.db, table: t, origin_key: a, destination_key: b, through: {source: e.db, table: l, origin_key: o, destination_key: p}}"
        let stop =
            "{source: a.gpkg, spatial: {geometry: {source: b.gpkg}}, via: {source: c.db, table: t, relationship: \(relationship)}}"
        #expect(sources(routeJob(stops: stop)) == ["a.gpkg", "b.gpkg", "c.db", "d.db", "e.db"])
    }

    @Test("A file of Esri's JSON is a source; that JSON in the job is none")
    func esri() {
        let trace = "job: trace\nnetwork: gas\ntrace_type: connected\nstarting_locations: {source: s.csv}\n"
        #expect(sources(trace + "trace_configuration: t.json").sorted() == ["s.csv", "t.json"])
        #expect(sources(trace + "trace_configuration: {includeContainers: true}") == ["s.csv"])
    }

    @Test("Paths start at the file that they are written in")
    func targets() {
        let mark = Mark(SourceFile(name: "town/jobs/a.yaml", text: "x"), 0, 1)
        let source = WrittenSource(Marked("b.csv", at: mark))
        #expect(source.folder + source.value == "town/jobs/b.csv")
    }

    @Test("What a definition of the project brings in starts at the project file")
    func definitions() {
        let project = "definitions: {clinics: {source: data/clinics.csv}}"
        #expect(sources(routeJob(stops: "{use: clinics}"), project: project) == ["data/clinics.csv"])
    }
}
