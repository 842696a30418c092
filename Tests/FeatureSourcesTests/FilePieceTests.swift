import TestSupport
import Testing

@testable import FeatureSources

@Suite("A file that is read piece by piece")
struct FilePieceTests {
    private static let piece = 1 << 20
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("has no seams: a number that two pieces share is one", arguments: [0, 1, 10, 19, 20, 21])
    func numbers(_ before: Int) throws {
        let blanks = String(repeating: " ", count: Self.piece - before)
        for (number, isOverlong) in [("12345678901234567890", true), ("9223372036854775807", false)] {
            let path = try folder.write(blanks + number, to: "numbers")
            #expect(OverlongNumbers.areIn(path) == isOverlong, "\(number), \(before) digits before the seam")
        }
    }

    @Test("tells in which line more stands behind an object", arguments: [0, 1, 2, 3])
    func tail(_ before: Int) throws {
        let object = "{\"a\": \"" + String(repeating: "}", count: Self.piece - before - 9) + "\"}"
        let path = try folder.write(object + "\n\nmore", to: "tail")
        #expect(JSONTail.line(ofFileAt: path) == 3)
        #expect(try JSONTail.line(ofFileAt: folder.write(object + "\n\n", to: "whole")) == nil)
    }
}
