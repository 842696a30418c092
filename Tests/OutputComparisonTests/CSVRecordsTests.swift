import Testing
import Vocabulary

@Suite("CSV")
struct CSVRecordsTests {
    @Test("is read with quotes, commas and line breaks in cells")
    func values() throws {
        let records = try all(Array("a,b\n1,\"x, \"\"y\"\"\nz\"\r\n,\n\"\",é".utf8))
        #expect(records == [["a", "b"], ["1", "x, \"y\"\nz"], ["", ""], ["", "é"]])
    }

    @Test(
        "that is broken has a line and a reason",
        arguments: [
            ("", "line 1: there is no head of column names"),
            ("a,b\n1,2\n3\n", "line 3: 1 cell, where the head has 2"),
            ("a,b\n\"1\n\",2,3\n", "line 2: 3 cells, where the head has 2"),
            ("a\n\"1", "line 2: the file ends within quotes: it is cut off"),
            ("a\n\"1\"2\n", "line 2: something stands behind closing quotes"),
        ])
    func faults(_ text: String, _ sentence: String) { #expect(message(Array(text.utf8)) == sentence) }

    @Test("that is not UTF-8 is refused")
    func bytes() { #expect(message([0x61, 0x0A, 0xFF, 0x0A]) == "line 2: this is not UTF-8") }

    private func all(_ bytes: [UInt8]) throws(CSVRecords.Fault) -> [[String]] {
        var records = try CSVRecords(bytes)
        var all = [records.head]
        while let record = try records.next() { all.append(record) }
        return all
    }

    private func message(_ bytes: [UInt8]) -> String? {
        do throws(CSVRecords.Fault) {
            _ = try all(bytes)
            return nil
        } catch {
            return error.description
        }
    }
}
