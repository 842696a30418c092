import Foundation
import Testing

@testable import MapPage

@Suite("What the page tells of a job")
struct JobFactsTests {
    private static let document = """
        {"kind":"route","description":"From the depot round all customers, and back again in the evening",
        "network":{"name":"streets","digest":"1"},"travel_mode":{"name":"car"},
        "messages":[\((0..<300).map { "{\"severity\":\"warning\",\"code\":\"a\",\"text\":\"stop \($0) is not located\"}" }
            .joined(separator: ","))],
        "counts":{"routes":1,"stops":2},
        "parameters":{"impedance":{"value":"length","from":"job"},"stops[1].at":{"value":[ 1.50,
          2 ],"from":"job"},"locate.tolerance":{"value":"500 m","from":"built in"},
        \((0..<70).map { "\"stops[\($0 + 2)].name\":{\"value\":\"a  \\\\ \\\"b\\\"\",\"from\":\"job\"}" }.joined(separator: ","))},
        "outputs":[{"file":"stops.csv","bytes":12},{"file":"routes.csv","bytes":13}],"seal":"1"}
        """

    private func facts(within room: Int = .max) throws -> [String: Any] {
        let document = try #require(RecordedJob(Array(Self.document.utf8)))
        let facts = JobFacts(PageJob(name: "round", failure: nil, reason: ""), document)
        let json = facts.json(within: room)
        #expect(room == .max ? json.utf8.count == facts.length : json.utf8.count <= max(room, 14))
        return try #require(JSONSerialization.jsonObject(with: Data("{\(json)}".utf8)) as? [String: Any])
    }

    @Test("is all of it where there is room, up to 200 messages and 60 parameters, and how many there are beyond them")
    func all() throws {
        let told = try facts()
        #expect(told["name"] as? String == "round" && told["kind"] as? String == "route")
        #expect(told["impedance"] as? String == "length")
        #expect(told["counts"] as? [String: Int] == ["routes": 1, "stops": 2])
        #expect((told["messages"] as? [Any])?.count == 200 && told["moreMessages"] as? Int == 100)
        let parameters = try #require(told["parameters"] as? [[String]])
        #expect(parameters.count == 60 && told["moreParameters"] as? Int == 12)
        #expect(parameters.contains(["impedance", "length", "job"]))
        #expect(parameters.contains(["stops[1].at", "[1.50,2]", "job"]))
        #expect(parameters[59][1] == "a  \\ \"b\"")
        #expect((told["files"] as? [[Any]])?.count == 2 && told["moreFiles"] == nil)
    }

    @Test("is as much of it as there is room for, and what is left out is counted") func room() throws {
        for room in stride(from: 0, to: 20_000, by: 37) {
            let told = try facts(within: room)
            #expect(told["name"] as? String == "round")
            guard room > 300 else { continue }
            #expect(
                told["kind"] as? String == "route" && told["counts"] as? [String: Int] == ["routes": 1, "stops": 2])
            #expect((told["messages"] as? [Any] ?? []).count + (told["moreMessages"] as? Int ?? 0) == 300)
        }
        let some = try facts(within: 16_000)
        #expect((some["parameters"] as? [Any] ?? []).count + (some["moreParameters"] as? Int ?? 0) == 72)
    }

    @Test("of one that failed is why, cut short where there is little room") func failure() throws {
        let reason = String(repeating: "there is no such stop: \"x\"\n", count: 50)
        let facts = JobFacts(PageJob(name: "round", failure: "failed", reason: reason), nil)
        #expect(facts.json(within: 200).utf8.count <= 200)
        #expect(facts.json(within: 200).contains("\"reason\":\"there is no such stop"))
        #expect(facts.json(within: 200).hasSuffix("…\""))
        #expect(facts.json(within: 50) == "\"name\":\"round\",\"failure\":\"failed\"")
    }
}
