import ImageFile
import Preparation
import Vocabulary

/// A JSON document whose last member is a digest of all before it: whoever changes it by hand or cuts it off is found out.
enum SealedDocument {
    private static let sealName = "seal"

    /// The document's text, pretty. There is at least one member.
    static func text(_ members: [(String, JSONValue)]) -> String {
        let unsealed = JSONValue.object(members).written(pretty: true) + "\n"
        return unsealed.dropLast("\n}\n".count) + end(seal: Digest(of: unsealed).description)
    }

    /// Whether the bytes are those that were sealed.
    static func isIntact(_ bytes: [UInt8]) -> Bool {
        let endCount = end(seal: String(repeating: "0", count: 32)).utf8.count
        guard bytes.count > endCount else { return false }
        let unsealed = bytes.dropLast(endCount) + Array("\n}\n".utf8)
        return bytes.suffix(endCount).elementsEqual(end(seal: Digest(of: unsealed).description).utf8)
    }

    private static func end(seal: String) -> String { ",\n  \"\(sealName)\": \"\(seal)\"\n}\n" }
}
