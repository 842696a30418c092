/// The tags of the core schema, the only ones that are accepted.
enum Tags {
    /// The kinds of node that a tag can ask for.
    enum Collection: String {
        case sequence = "seq"
        case mapping = "map"
    }

    private static let prefix = "tag:yaml.org,2002:"

    /// Reports a tag that a list or a mapping cannot have.
    static func check(_ tag: String?, is collection: Collection, _ mark: Mark, _ diagnostics: Diagnostics) {
        guard let tag, tag != "!", tag != prefix + collection.rawValue else { return }
        report(tag, mark, diagnostics)
    }

    /// What a scalar is with its tag.
    static func scalar(
        _ text: String, isPlain: Bool, tag: String?, _ mark: Mark, _ diagnostics: Diagnostics
    ) -> Node.Content {
        let resolved = CoreSchema.value(ofPlain: text)
        switch tag {
        case nil: return .scalar(Scalar(text: text, value: isPlain ? resolved : .text, isPlain: isPlain))
        case "!", prefix + "str": return .scalar(Scalar(text: text, value: .text, isPlain: false))
        case prefix + "null", prefix + "bool", prefix + "int", prefix + "float":
            guard let value = self.value(resolved, tagged: tag) else {
                diagnostics.error("wrong_tag", at: mark, "\(SafeText.quoted(text)) is not what its tag says")
                return .invalid
            }
            return .scalar(Scalar(text: text, value: value, isPlain: isPlain))
        default:
            report(tag ?? "", mark, diagnostics)
            return .invalid
        }
    }

    private static func value(_ value: Scalar.Value, tagged tag: String?) -> Scalar.Value? {
        switch (value, tag?.dropFirst(prefix.count)) {
        case (.null, "null"), (.boolean, "bool"), (.integer, "int"), (.number, "float"): value
        case (.integer(let integer), "float"): .number(Double(integer))
        default: nil
        }
    }

    private static func report(_ tag: String, _ mark: Mark, _ diagnostics: Diagnostics) {
        let shown = tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
        diagnostics.error(
            "unknown_tag", at: mark, "the tag \(SafeText.quoted(shown)) means nothing here",
            help: "leave tags out: plain numbers, true and false are recognised")
    }
}
