import Testing

@Suite(
    "An independent program's answers", .serialized,
    .enabled(if: SharedData.isThere, "the folder of shared data is not there"))
struct AnswersTests {
    /// By how much two durations differ, as a share of the greater.
    private func deviation(_ left: Double, _ right: Double) -> Double { abs(left - right) / max(left, right, 1) }

    private func expect(_ ours: [Double?], agreeWith theirs: [Double?], _ what: String) -> Int {
        for (number, (our, their)) in zip(ours, theirs).enumerated() {
            switch (our, their) {
            case (nil, nil): continue
            case (let our?, let their?):
                #expect(deviation(our, their) < 0.001, "\(what) \(number): \(our), not \(their)")
            default: Issue.record("\(what) \(number): \(String(describing: our)), not \(String(describing: their))")
            }
        }
        #expect(ours.count == theirs.count)
        return ours.count
    }

    @Test("agree within 0.1 %", arguments: [("heidelberg", 200, 20), ("porto", 100, 10)])
    func agree(_ city: String, _ routeCount: Int, _ orderCount: Int) throws {
        let answers = try Answers.of(city)
        let routes = Array(answers.routes.prefix(routeCount))
        let orders = Array(answers.orders.prefix(orderCount))
        let asked = try AnswersProject(city, routes: routes, orders: orders, barriers: answers.barriers)
        #expect(try asked.project.run("run", ".").code <= 1)
        var count = 0
        count += expect(
            try asked.seconds(of: "routes", count: routes.count, stops: 2), agreeWith: routes.map(\.seconds), "route")
        count += expect(
            try asked.seconds(of: "routes-around-barriers", count: routes.count, stops: 2),
            agreeWith: routes.map(\.secondsAroundBarriers), "route around barriers")
        count += expect(
            try asked.seconds(of: "orders", count: orders.count, stops: 10), agreeWith: orders.map(\.seconds), "order")
        count += expect(
            try asked.seconds(of: "orders-around-barriers", count: orders.count, stops: 10),
            agreeWith: orders.map(\.secondsAroundBarriers), "order around barriers")
        print("\(city): \(count) answers compared")
    }
}
