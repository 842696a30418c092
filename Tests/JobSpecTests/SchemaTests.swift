import Foundation
import Testing
import Vocabulary

@testable import JobSpec

@Suite("The JSON Schemas")
struct SchemaTests {
    /// The part of the schema of job files that is about a kind of job.
    static func schema(of kind: JobKind) -> JSONValue {
        guard case .array(let kinds)? = SchemaDocument.job["oneOf"] else { return .null }
        return kinds.first { $0["properties"]?["job"]?["enum"] == .texts([kind.rawValue]) } ?? .null
    }

    /// What a value may be, beside a reference to one.
    static func alternatives(of schema: JSONValue?) -> [JSONValue] {
        if case .array(let kinds)? = schema?["anyOf"] { kinds } else { [] }
    }

    @Test("are JSON", arguments: [SchemaDocument.job, SchemaDocument.project])
    func json(_ schema: JSONValue) throws {
        let parsed = try JSONSerialization.jsonObject(with: Data(schema.written(pretty: true).utf8))
        #expect((parsed as? [String: Any])?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }

    @Test(
        "mention every key, with a description",
        arguments: [
            "job", "network", "name", "description", "travel_mode", "impedance", "accumulate", "restrictions",
            "u_turns", "barriers", "start_time",
            "crs", "locate", "stops", "find_best_sequence", "preserve_first_stop", "preserve_last_stop",
            "return_to_start", "directions", "outputs",
        ])
    func keys(_ key: String) {
        let property = SchemaTests.schema(of: .route)["properties"]?[key]
        guard case .text(let description)? = property?["description"] else { return #expect(Bool(false), "\(key)") }
        #expect(!description.isEmpty)
    }

    @Test("say defaults, choices, units and what is required")
    func details() {
        let job = SchemaTests.schema(of: .route)
        // Defaults may give all others.
        #expect(job["required"] == .texts(["job"]))
        #expect(job["additionalProperties"] == .boolean(false))
        let locate = Self.alternatives(of: job["properties"]?["locate"]).first?["properties"]?["tolerance"]
        #expect(locate?["default"] == .text("500 m") && locate?["examples"] == .texts(["500 m"]))
        #expect(
            Self.alternatives(of: locate).first?["pattern"]
                == .text(#"^[+]?([0-9]+\.?[0-9]*|\.[0-9]+) *(mm|cm|m|km|ft|yd|mi)$"#))
        let uTurns = Self.alternatives(of: job["properties"]?["u_turns"]).first
        #expect(uTurns?["enum"] == .texts(UTurnPolicy.allCases.map(\.rawValue)))
        let defaults = SchemaDocument.project["properties"]?["defaults"]?["properties"]?["route"]
        #expect(defaults?["required"] == nil && defaults?["properties"]?["job"] == nil)
        #expect(defaults?["properties"]?["stops"] != nil)
    }
}
