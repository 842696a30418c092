import StreetNetwork

extension TravelMode {
    /// Everything that the mode says, as one text that does not depend on the order in which it was written: for
    /// digests.
    var canonicalText: String { CanonicalText.of(self) }
}

/// Writes any value of structs, enums, arrays and dictionaries as text, dictionaries by ascending key.
private enum CanonicalText {
    static func of(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .dictionary:
            let entries = mirror.children.map { entry in
                Mirror(reflecting: entry.value).children.map { of($0.value) }.joined(separator: ":")
            }
            return "{" + entries.sorted().joined(separator: ",") + "}"
        case .collection, .set, .tuple, .optional:
            return "[" + mirror.children.map { of($0.value) }.joined(separator: ",") + "]"
        case .struct, .class:
            return "(" + mirror.children.map { "\($0.label ?? "")=\(of($0.value))" }.joined(separator: ",") + ")"
        case .enum where !mirror.children.isEmpty:
            return mirror.children.map { "\($0.label ?? "")(\(of($0.value)))" }.joined()
        default: return String(reflecting: value)
        }
    }
}
