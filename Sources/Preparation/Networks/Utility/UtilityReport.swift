import FeatureSources
import ImageFile
import NetworkImport
import Vocabulary

/// What is to be known of a utility network beside itself, in an image beside its own.
struct UtilityReport: Sendable, Equatable {
    /// Of the coordinates; nil where nobody knows it.
    let system: SystemDefinition?
    /// Metres of a unit of the lengths of lines.
    let metresPerLength: Double
    let messages: [Message]

    private static let section = "report"

    private static func identity(_ key: String) -> ImageIdentity {
        ImageIdentity(kind: "utilrep", format: 1, keyOf: key)
    }

    init(_ network: UtilityImport) {
        (system, metresPerLength) = (network.system, network.metresPerLength)
        messages = network.messages
    }

    /// - Throws: `ImageError`.
    init(opening path: String, key: String) throws {
        let texts = Array(try Image.open(path, as: Self.identity(key)).texts(Self.section))
        guard texts.count >= 2, texts.count % 3 == 2, let metres = Double(texts[1]) else {
            throw ImageError.corrupted(path: path, section: Self.section)
        }
        system = texts[0].isEmpty ? nil : SystemDefinition(texts[0])
        metresPerLength = metres
        messages = stride(from: 2, to: texts.count, by: 3).map { place in
            Message(Message.Severity(rawValue: texts[place]) ?? .information, texts[place + 1], texts[place + 2])
        }
    }

    /// - Throws: `ImageError`.
    func write(to path: String, key: String) throws {
        var writer = ImageWriter(Self.identity(key))
        let head = [system?.text ?? "", "\(metresPerLength)"]
        writer.add(texts: head + messages.flatMap { [$0.severity.rawValue, $0.code, $0.text] }, as: Self.section)
        try writer.write(to: path)
    }
}
