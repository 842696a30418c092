import Preparation
import Vocabulary

/// A JSON document whose last member is a digest of all before it: whoever changes it by hand or cuts it off is found out.
enum SealedDocument {
    private static let sealName = "seal"

    /// The document's text, pretty.
    static func text(_ members: [(String, JSONValue)]) -> String {
        let unsealed = JSONValue.object(members).written(pretty: true) + "\n"
        let seal = (sealName, JSONValue.text(Digest(of: unsealed).description))
        return JSONValue.object(members + [seal]).written(pretty: true) + "\n"
    }

    /// Whether the bytes are those that were sealed.
    static func isIntact(_ bytes: [UInt8]) -> Bool {
        let end = Array(",\n  \"\(sealName)\": \"\(String(repeating: "0", count: 32))\"\n}\n".utf8)
        guard bytes.count > end.count else { return false }
        let unsealed = bytes.dropLast(end.count) + Array("\n}\n".utf8)
        let seal = Digest(of: unsealed).description
        return bytes.suffix(end.count).elementsEqual(
            ",\n  \"\(sealName)\": \"\(seal)\"\n}\n".utf8)
    }
}
