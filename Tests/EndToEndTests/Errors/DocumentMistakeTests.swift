import Testing

@Suite("A file of several jobs")
struct DocumentMistakeTests {
    @Test("has a mistake that shows against the network told without those of other jobs")
    func shownLater() throws {
        let swapped = GridTown.job().replacing(GridTown.place(2, 2), with: "[50.002, 9.002]")
        let project = try GridTown.project([
            "a.yaml": "name: first\n" + swapped + "---\nname: last\n" + GridTown.invalidJob
        ])
        #expect(try project.run("run", "a.yaml").code == 1)
        let first = try #require(try project.outputs().results().first)
        #expect((first["mistakes"] as? [Any])?.count == 1)
        #expect((first["reason"] as? String ?? "").hasPrefix("a.yaml:7:"), "\(first)")
    }

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
