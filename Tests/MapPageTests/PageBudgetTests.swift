import Testing

@testable import MapPage

@Suite("The room on a page")
struct PageBudgetTests {
    @Test("is enough for all, or what small ones leave over goes to large ones")
    func shares() {
        #expect(PageBudget.share(of: [10, 20], within: 30) == .max)
        #expect(PageBudget.share(of: [10, 100, 200], within: 110) == 50)
        #expect(PageBudget.share(of: [100, 100], within: 50) == 25)
    }

    @Test("is kept by what is told of jobs: those whose names alone take too much are not listed") func listed() {
        func jobs(_ count: Int, _ letters: Int) -> [PageJob] {
            Array(
                repeating: PageJob(name: String(repeating: "a", count: letters), failure: nil, reason: ""), count: count
            )
        }
        #expect(PageBudget.listed(jobs(200, 20)) == 200)
        #expect(PageBudget.listed(jobs(20_000, 20)) == 10_000)
        let some = PageBudget.listed(jobs(10_000, 1000))
        #expect((3000..<3500).contains(some))
    }
}
