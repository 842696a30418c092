import Vocabulary

/// The keys of a configuration in Esri's JSON: those that are followed, and those that are read and have no part here.
struct EsriKeys: Sendable {
    private let node: Node

    init(_ node: Node) { self.node = node }

    private static let telecom = ["numPaths", "maxHops", "inferConnectivity", "circuitName"]
    private static let others = [
        "diagramTemplateName", "synthesizeGeometries", "validateLocatability", "useDigitizedDirection",
        "arcadeExpressionBarrier",
    ]

    /// Keys of functions and propagators: the fields in which values are kept when subnetworks are updated.
    private static let fields = ["summaryAttributeName", "propagatedAttributeName"]

    static func declareAside(in fields: Fields) {
        for key in telecom { _ = fields.optional(key, anything, "Of telecom networks, which are not traced.") }
        for key in others { _ = fields.optional(key, anything, "It has no part here.") }
    }

    private static let anything = Shape<Bool>(expected: "anything", schema: .object([])) { _, _ in true }

    /// What the keys did: one message for those that are followed, one for each that never is.
    ///
    /// - Parameter idle: keys that are not followed in a trace of its type.
    func messages(besides idle: Set<String>) -> [Message] {
        let (telecom, others) = (Self.telecom, Self.others)
        let pairs = (node.pairs ?? []).filter { !isNearestOfAll($0) }
        let followed = pairs.map(\.key).filter { !telecom.contains($0) && !others.contains($0) && !idle.contains($0) }
        let told = followed.isEmpty ? [] : [message(.information, "followed: " + followed.joined(separator: ", "))]
        return told
            + pairs.filter { telecom.contains($0.key) }.map {
                message(.information, "'\($0.key)' is of telecom networks, and has no effect")
            }
            + pairs.filter { others.contains($0.key) }.map { pair in
                let isOff = pair.value.scalar?.value == .boolean(false)
                return message(isOff ? .information : .warning, "'\(pair.key)' has no effect in this version")
            }
            + (node.pairs ?? []).filter { isNearestOfAll($0) && !idle.contains($0.key) }.map {
                message(.information, "'\($0.key)' has no effect: its count is that of all features")
            }
            + Self.fields.filter { field in pairs.contains { $0.value.items?.contains { $0[field] != nil } ?? false } }
            .map {
                message(.information, "'\($0)' has no effect: a trace keeps nothing in fields")
            }
    }

    /// Whether a pair is a choice of the nearest features that chooses all, as exported configurations have it.
    private func isNearestOfAll(_ pair: Node.Pair) -> Bool {
        pair.key == EsriNearest.key && (pair.value["count"]?.scalar?.asNumber ?? 1) < 1
    }

    private func message(_ severity: Message.Severity, _ text: String) -> Message {
        Message(severity, "esri_key", text)
    }
}
