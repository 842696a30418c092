import FeatureSources
import ImageFile
import NetworkImport
import Vocabulary

/// What is to be known of a utility network beside itself, in an image beside its own.
struct UtilityReport: Sendable, Equatable {
    /// Of the coordinates; nil where nobody knows it.
    let system: SystemDefinition?
    let messages: [Message]

    private static let section = "report"

    private static func identity(_ key: String) -> ImageIdentity {
        ImageIdentity(kind: "utilrep", format: 2, keyOf: key)
    }

    init(_ network: UtilityImport) {
        (system, messages) = (network.system, network.messages)
    }

    /// - Throws: `ImageError`.
    init(opening path: String, key: String) throws {
        let texts = Array(try Image.open(path, as: Self.identity(key)).texts(Self.section))
        guard texts.count % 3 == 1 else {
            throw ImageError.corrupted(path: path, section: Self.section)
        }
        system = texts[0].isEmpty ? nil : SystemDefinition(texts[0])
        messages = stride(from: 1, to: texts.count, by: 3).map { place in
            Message(Message.Severity(rawValue: texts[place]) ?? .information, texts[place + 1], texts[place + 2])
        }
    }

    /// - Throws: `ImageError`.
    func write(to path: String, key: String) throws {
        var writer = ImageWriter(Self.identity(key))
        writer.add(
            texts: [system?.text ?? ""] + messages.flatMap { [$0.severity.rawValue, $0.code, $0.text] },
            as: Self.section)
        try writer.write(to: path)
    }
}
