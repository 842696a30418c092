import Testing

@testable import NetworkImport

@Suite("How EPANET models may be written")
struct EPANETSyntaxTests {
    @Test(
        "sections by four letters, in any case and order", arguments: ["[pipe]", "[PIPES", "[Pipelines]", " [ PIPES ]"])
    func headings(_ heading: String) {
        let model = WrittenModel("\(heading)\nP1 A B 5 6 7\n[junc]\nA 0\nB 0\n")
        #expect(model.feature("P1") != nil && model.faults.isEmpty)
        #expect(!model.codes.contains("epanet_unknown_section"))
    }

    @Test("tabs, comments, quotes and every kind of line end", arguments: ["\n", "\r\n", "\r"])
    func lines(_ end: String) {
        let lines = [
            "; a model", "[JUNCTIONS]", "A\t0;none", "\"B 2\"  0", ";C 0", "[PIPES]", "P1\tA \"B 2\" 5 6 7;x", "[END]",
        ]
        let model = WrittenModel(lines.joined(separator: end))
        #expect(model.draft.features.map(\.globalID) == ["A", "B 2", "P1"])
        #expect(model.feature("P1")?.objectID == 7)
    }

    @Test("Latin-1, UTF-8 and a byte order mark")
    func encodings() {
        let latin = Array("[JUNCTIONS]\nStra".utf8) + [0xDF] + Array("e-1 0\n".utf8)
        #expect(WrittenModel(bytes: latin).draft.features.map(\.globalID) == ["Straße-1"])
        let utf8: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("[JUNCTIONS]\nStraße-1 0\n".utf8)
        #expect(WrittenModel(bytes: utf8).draft.features.map(\.globalID) == ["Straße-1"])
    }

    @Test("ids of any characters", arguments: ["J-1", "7", "a.b:c/d", "*", "Ü#1", "{X}", "1e5", "Open"])
    func ids(_ id: String) {
        let model = WrittenModel("[JUNCTIONS]\n\(id) 0\nB 0\n[PIPES]\nP \(id) B 5 6 7\n")
        #expect(model.faults.isEmpty && model.draft.features.count == 3)
    }

    @Test("what is not read is told")
    func messages() {
        let model = WrittenModel(
            "stray\n" + town("[CONTROLS]\nLINK P1 CLOSED AT TIME 5\n[VERTEX]\n[BOGUS]\ny\n[END]\n[END]\nmore\n"))
        #expect(
            model.codes == [
                "epanet_unknown_section", "epanet_stray_lines", "epanet_controls", "epanet_no_coordinates",
                "no_coordinate_system",
            ])
        #expect(model.network?.messages[0].text.contains("town.inp:18: EPANET has no section [BOGUS]") == true)
        #expect(model.network?.messages[1].text.contains("2 lines stand before") == true)
    }

    @Test("nothing behind [END] is read, sections neither")
    func end() {
        let model = WrittenModel(town("[END]\n[JUNCTIONS]\nJ99 0\n[BOGUS]\n"))
        #expect(model.draft.features.map(\.globalID) == WrittenModel(town("")).draft.features.map(\.globalID))
        #expect(model.network?.messages[0].text.contains("3 lines stand before") == true)
        #expect(!model.codes.contains("epanet_unknown_section"))
    }

    @Test("what belongs to nothing is told, and counts for nothing")
    func strangers() {
        let model = WrittenModel(
            town("[STATUS]\nP9 Closed\n[COORDINATES]\nX9 1 1\n[VERTICES]\nP9 1 1\n[DEMANDS]\nX9 5\nR1 3\n"))
        #expect(model.codes.filter { $0 == "epanet_unknown_link" }.count == 2)
        #expect(model.codes.filter { $0 == "epanet_unknown_node" }.count == 2)
        #expect(model.faults.isEmpty)
    }
}
