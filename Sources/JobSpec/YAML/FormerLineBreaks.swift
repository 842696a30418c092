/// Characters that ended lines in YAML 1.1, as libyaml still has it, and are ordinary ones in YAML 1.2 (§5.4): U+0085, U+2028 and U+2029.
/// libyaml is given U+FDD0 to U+FDD2 in their place, which Unicode keeps for uses like this.
enum FormerLineBreaks {
    private static let characters: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]
    private static let firstStandIn: UInt32 = 0xFDD0
    private static let encoded = characters.map { Array("\($0)".utf8) }

    /// The text with others for them, scalar by scalar; nil where there are none, or where those that would stand for them may be in it.
    static func masked(_ text: [UInt8]) -> [UInt8]? {
        var masked: [UInt8] = []
        var copied = 0
        for offset in text.indices where text[offset] == 0xC2 || text[offset] == 0xE2 || text[offset] == 0xEF {
            let rest = text[offset...]
            if encoded.indices.contains(where: { rest.starts(with: standIn($0)) }) { return nil }
            guard let number = encoded.firstIndex(where: { rest.starts(with: $0) }) else { continue }
            masked += text[copied..<offset]
            masked += standIn(number)
            copied = offset + encoded[number].count
        }
        return copied == 0 || mayNameStandIns(text) ? nil : masked + text[copied...]
    }

    /// Whether there may be an escape for one, such as `\uFDD0`.
    private static func mayNameStandIns(_ text: [UInt8]) -> Bool {
        let digits = Array("FDD".utf8)
        return text.indices.dropLast(digits.count).contains { start in
            zip(text[start...], digits).allSatisfy { $0 & ~0x20 == $1 }
        }
    }

    private static func standIn(_ number: Int) -> [UInt8] { [0xEF, 0xB7, 0x90 + UInt8(number)] }

    /// What a masked text says.
    static func restored(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let number = Int(scalar.value) - Int(firstStandIn)
            scalars.append(characters.indices.contains(number) ? characters[number] : scalar)
        }
        return String(scalars)
    }
}
