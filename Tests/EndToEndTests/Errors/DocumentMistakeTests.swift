import Testing

@Suite("A file of several jobs")
struct DocumentMistakeTests {
    @Test("has the mistakes of each told with it alone")
    func own() throws {
        let project = try GridTown.project([
            "a.yaml": "name: first\n" + GridTown.invalidJob + "---\nname: good\n" + GridTown.job() + "---\nname: last\n"
                + GridTown.job(more: "height: 3\n")
        ])
        #expect(try project.run("run", "a.yaml").code == 1)
        let reasons = try project.outputs().results().map { "\($0["job"] ?? ""): \($0["reason"] as? String ?? "")" }
        #expect(
            reasons == [
                "first: a.yaml:8:1: unknown key 'colour'", "good: ", "last: a.yaml:25:1: unknown key 'height'",
            ])
        let counts = try project.outputs().results().map { ($0["mistakes"] as? [Any])?.count ?? -1 }
        #expect(counts == [1, 0, 1])
    }
}
