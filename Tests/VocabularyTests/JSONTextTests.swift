import Testing
import Vocabulary

@Suite("JSON")
struct JSONTextTests {
    @Test(
        "is read as it is written",
        arguments: [
            (" null ", JSONValue.null), ("[true, false]", .array([.boolean(true), .boolean(false)])),
            ("{\"b\": 1.50, \"a\": -0}", .object([("b", .number("1.50")), ("a", .number("-0"))])),
            ("[1e9,{}]", .array([.number("1e9"), .object([])])),
            ("\"\\u00e9 \\ud83d\\ude00 \\n \\\"\"", .text("é 😀 \n \"")), ("\"é\"", .text("é")),
        ])
    func values(_ text: String, _ value: JSONValue) throws {
        #expect(try JSONText.parse(Array(text.utf8)) == value)
    }

    @Test(
        "that is broken has a place and a reason",
        arguments: [
            ("", "line 1, column 1: the file ends too early: it is cut off"),
            ("{\"a\":\n [1, 2", "line 2, column 7: the file ends too early: it is cut off"),
            ("{\"a", "line 1, column 4: the file ends within a text: it is cut off"),
            ("[1,]", "line 1, column 4: a value is expected here"),
            ("{a: 1}", "line 1, column 2: a key in double quotes is expected here"),
            ("{\"a\" 1}", "line 1, column 6: ':' is expected here"),
            ("[1 2]", "line 1, column 4: ']' is expected here"),
            ("01", "line 1, column 3: this is no number"), ("1.", "line 1, column 3: this is no number"),
            ("[] []", "line 1, column 4: the document has ended, and something stands behind it"),
            ("\"\\x\"", "line 1, column 4: '\\' stands before a letter that it does not go with"),
            ("\"\\u12\"", "line 1, column 4: four hexadecimal digits are expected here"),
            ("\"\\ud83d\"", "line 1, column 8: half a character"),
            ("nul", "line 1, column 1: a value is expected here"),
        ])
    func faults(_ text: String, _ sentence: String) {
        #expect(message(Array(text.utf8)) == sentence)
    }

    @Test("that is not UTF-8, or too deep, is refused")
    func hostile() {
        #expect(message([0x22, 0xFF, 0x22]) == "line 1, column 4: this is not UTF-8")
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(message(deep) == "line 1, column 201: there are more than 200 levels")
    }

    @Test("that is cut off anywhere is refused, and broken bytes never trap")
    func damaged() {
        let bytes = Array("{\"a\": [1.5e3, \"\\u00e9\\n\", {\"b\": null}], \"c\": true}".utf8)
        for count in bytes.indices { #expect(message(Array(bytes[..<count])) != nil) }
        for place in bytes.indices {
            for byte in [0, 0x22, 0x5C, 0x7B, 0x5D, 0x2D, 0x65, 0xFF] as [UInt8] {
                var broken = bytes
                broken[place] = byte
                _ = message(broken)
                if var records = try? CSVRecords(broken) { while (try? records.next()) != nil {} }
            }
        }
    }

    private func message(_ bytes: [UInt8]) -> String? {
        do throws(JSONText.Fault) {
            _ = try JSONText.parse(bytes)
            return nil
        } catch {
            return error.description
        }
    }
}
