import Testing

@Suite("The best order")
struct SampleOrderTests {
    private struct Place {
        let name: String
        let at: String
    }

    private static let places = [
        Place(name: "Depot", at: "[7.42475, 43.73838]"), Place(name: "Condamine", at: "[7.42174, 43.73286]"),
        Place(name: "Carmes", at: "[7.43507, 43.74867]"), Place(name: "Saint-Charles", at: "[7.42717, 43.74289]"),
        Place(name: "Rataou", at: "[7.46052, 43.76660]"), Place(name: "Musée", at: "[7.41379, 43.73326]"),
    ]

    private func job(_ places: [Place], best: Bool) -> String {
        """
        job: route
        network: monaco
        travel_mode: car
        directions: none
        find_best_sequence: \(best)
        preserve_last_stop: false
        stops:
        """ + "\n" + places.map { "  - {name: \($0.name), at: \($0.at)}\n" }.joined()
    }

    private func orders(_ places: [Place]) -> [[Place]] {
        guard !places.isEmpty else { return [[]] }
        return places.indices.flatMap { first in
            var rest = places
            let place = rest.remove(at: first)
            return orders(rest).map { [place] + $0 }
        }
    }

    /// The best order, the order given and the 120 others are jobs of one run: the best one equals the least of all.
    @Test("costs as little as the best of all orders that are asked for one by one")
    func bruteForce() throws {
        let project = try TemporaryProject(["best.yaml": job(Self.places, best: true)])
        try project.write(
            "networks: {monaco: {streets: {source: \(Sample.jobs.path)/data/monaco.osm.pbf}}}\n", to: "arterial.yaml")
        let orders = orders(Array(Self.places.dropFirst())).map { [Self.places[0]] + $0 }
        for (number, order) in orders.enumerated() {
            try project.write(job(order, best: false), to: "given-\(1000 + number).yaml")
        }
        #expect(try project.run("run", ".", "--quiet").code == 0)
        let costs = try project.outputs().jobs.filter { $0 != "best" }.map { try cost(of: $0, in: project) }
        #expect(costs.count == 120)
        #expect(try cost(of: "best", in: project) == costs.min())
        #expect(try cost(of: "best", in: project) < cost(of: "given-1000", in: project))
    }

    @Test("keeps the first stop and visits every other")
    func everyStop() throws {
        let stops = try Sample.outputs().table("school-supplies-best-order/stops.csv").rows
        #expect(stops.first?["id"] == "depot")
        #expect(stops.compactMap { $0["id"] }.sorted() == ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "depot"])
        #expect(stops.map { $0["sequence"] } == (1...8).map(String.init))
        #expect(stops.allSatisfy { $0["status"] == "ok" })
    }

    private func cost(of job: String, in project: TemporaryProject) throws -> Double {
        let route = try #require(try project.outputs().features("\(job)/routes.geojson").features.first)
        return try #require(route.number("total_time"))
    }
}
