import Testing

@Suite("A rule of utility networks")
struct ReferenceTests {
    @Test("holds on its little network", arguments: ReferenceCase.all)
    func holds(_ rule: ReferenceCase) throws {
        let expected = try rule.expected()
        let run = try rule.run()
        #expect(run.jobs == Set(expected.keys))
        for (job, rows) in expected.sorted(by: { $0.key < $1.key }) {
            #expect(try run.differences(job, rows) == [], "\(job)")
        }
    }

    @Test("is there for each section") func count() { #expect(ReferenceCase.all.count == 37) }
}
