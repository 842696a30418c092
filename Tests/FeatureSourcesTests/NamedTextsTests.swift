import TestSupport
import Testing

@testable import FeatureSources

@Suite("Texts behind names in JSON")
struct NamedTextsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func holdOthers(_ text: String, _ name: String = "t", _ kind: LayerField.Kind = .time) throws -> Bool? {
        let field = LayerField(name: name, kind: kind, index: 0)
        return NamedTexts.holdOthers(than: [field], in: try folder.write(text, to: "t.geojson"))
    }

    @Test(
        "are dates and times, or more than that",
        arguments: [
            (#"{"t":"08:30"}"#, LayerField.Kind.time, false), (#"{"t" : "08:30 PM"}"#, .time, true),
            (#"{"t":null,"tt":"08:30 PM"}"#, .time, false), (#"{"t":"2026\/05\/01"}"#, .date, false),
            (#"{"t":"2026-05-01 \u0042C"}"#, .date, true), (#"{"t":"2026-05-01T08:30:00Z"}"#, .dateTime, false),
            (#"{"t":1} {"t":"1:2:3"}"#, .time, true), (#"{"t":"08:30"#, .time, false), ("", .time, false),
        ])
    func dates(_ text: String, _ kind: LayerField.Kind, _ isFound: Bool) throws {
        #expect(try holdOthers(text, "t", kind) == isFound)
    }

    @Test("are found wherever a file is read in pieces", arguments: -24...4)
    func pieces(_ place: Int) throws {
        let before = String(repeating: " ", count: (1 << 20) + place)
        #expect(try holdOthers(before + #"{"t":"08:30 PM"}"#) == true)
        #expect(try holdOthers(before + #"{"t":"08:30"}"#) == false)
        let long = String(repeating: "x", count: 9000)
        #expect(try holdOthers(before + #"{"t":"08:30 \#(long)"}"#) == true)
    }

    @Test("are told by reading all of it where a name may be written in several ways", arguments: ["é", "a/b", "a\"b"])
    func names(_ name: String) throws {
        #expect(try holdOthers("{}", name) == nil)
    }
}
