import JobSpec
import UtilityNetwork
import Vocabulary

/// Checks the names that conditions and functions use against what a schema has, at the places where they are written.
public struct UtilityNames {
    private let schema: UtilitySchema
    let diagnostics: Diagnostics
    /// The model that the schema is made of, parts of which may be wrong; nil for the schema of a network.
    private let model: UtilityModelSpec?

    public init(_ schema: UtilitySchema, of model: UtilityModelSpec? = nil, _ diagnostics: Diagnostics) {
        self.schema = schema
        self.model = model
        self.diagnostics = diagnostics
    }

    /// Mistakes go to the diagnostics.
    public func check(_ configuration: TraceConfigurationSpec) {
        if let barriers = configuration.conditionBarriers ?? nil { check(barriers) }
        if let barriers = configuration.filter?.barriers ?? nil { check(barriers) }
        for barrier in (configuration.functionBarriers ?? []) + (configuration.filter?.functionBarriers ?? []) {
            check(attribute: barrier.attribute)
            if let condition = barrier.condition { check(condition) }
        }
        for propagator in configuration.propagators ?? [] {
            check(attribute: propagator.attribute)
            if let attribute = propagator.substitution { check(attribute: attribute) }
        }
        if let attribute = configuration.filter?.bitsetAttribute ?? nil { check(bitSet: attribute) }
        if let attribute = configuration.shortestPathAttribute { check(attribute: attribute) }
        if let nearest = configuration.filter?.nearest ?? nil { check(nearest) }
        for function in configuration.functions ?? [] {
            check(attribute: function.attribute)
            if let condition = function.condition { check(condition) }
        }
        if let output = configuration.output ?? nil { check(output) }
    }

    private func check(_ output: TraceOutputSpec) {
        check(assetTypes: output.assetTypes ?? [])
        check(categories: output.categories ?? [])
        if let condition = output.condition ?? nil { check(condition) }
        for source in output.fields?.entries.map(\.name) ?? [] where schema.source(source.value) == nil {
            report(source, "source", schema.sources.map(\.name))
        }
    }

    private func check(_ nearest: NearestSpec) {
        check(attribute: nearest.attribute)
        check(categories: nearest.categories)
        check(assetTypes: nearest.assetTypes)
    }

    private func check(categories names: [Marked<String>]) {
        for name in names where schema.category(name.value) == nil { report(name, "category", schema.categories) }
    }

    private func check(assetTypes names: [Marked<String>]) {
        let groups = schema.sources.flatMap(\.assetGroups)
        let known = groups.flatMap { [$0.name] + $0.assetTypes.map(\.name) }
        for name in names where !known.contains(where: { $0.lowercased() == name.value.lowercased() }) {
            report(name, "asset group or asset type", Set(known).sorted())
        }
    }

    public func check(_ condition: ConditionSpec) {
        switch condition {
        case .compare(let attribute, let comparison, let operand):
            if check(attribute: attribute) { check(operand, of: attribute.value, comparison) }
        case .category(let name, _):
            if schema.category(name.value) == nil { report(name, "category", schema.categories) }
        case .all(let parts), .any(let parts):
            for part in parts { check(part) }
        case .not(let part): check(part)
        }
    }

    /// - Returns: whether there is such an attribute.
    @discardableResult
    private func check(attribute name: Marked<String>) -> Bool {
        let known = schema.attributes.map(\.name) + SystemAttributes.names
        if known.contains(where: { $0.lowercased() == name.value.lowercased() }) { return true }
        report(name, "network attribute", known)
        return false
    }

    /// A walk for each bit of what is no set of bits would follow numbers that mean nothing.
    private func check(bitSet name: Marked<String>) {
        guard check(attribute: name), schema.attribute(name.value).map({ schema.attributes[$0].isBitSet }) != true
        else {
            return
        }
        let known = schema.attributes.filter(\.isBitSet).map(\.name)
        let model = "an attribute of the utility model is one by 'bit_set: true'"
        diagnostics.error(
            "no_bit_set", at: name.mark, "the attribute '\(name.value)' is no bit set",
            help: known.isEmpty ? model : "there are \(known.joined(separator: ", ")); \(model)")
    }

    private func check(_ operand: ConditionSpec.Operand, of attribute: String, _ comparison: TraceComparison) {
        switch operand {
        case .number: break
        case .attribute(let name): check(attribute: name)
        case .text(let text):
            let known = descriptions(of: attribute)
            if known.contains(where: { $0.lowercased() == text.value.lowercased() }) {
                return schema.attribute(attribute) == nil
                    ? checkOrder(of: text, comparison) : checkMeaning(of: text, attribute)
            }
            diagnostics.error(
                "unknown_code", at: text.mark,
                "'\(text.value)' is no description of a code of the attribute \(attribute)",
                help: UnknownName.help(for: text.value, among: known))
        }
    }

    /// Names of asset groups and types have codes that differ between sources, and that often nobody has written.
    private func checkOrder(of name: Marked<String>, _ comparison: TraceComparison) {
        if [.equal, .notEqual].contains(comparison) { return }
        diagnostics.error(
            "no_order", at: name.mark, "'\(name.value)' is a name, and '\(comparison.rawValue)' compares codes",
            help: "'equal' and 'not_equal' compare names, and a number is compared with codes")
    }

    /// Conditions compare with one code.
    private func checkMeaning(of text: Marked<String>, _ attribute: String) {
        guard let number = schema.attribute(attribute) else { return }
        let codes = DescribedCodes(schema.attributes[number].domain)[text.value].map(\.asWritten)
        guard codes.count > 1 else { return }
        diagnostics.error(
            "ambiguous_code", at: text.mark,
            "'\(text.value)' describes several codes of the attribute \(attribute): \(codes.joined(separator: ", "))",
            help: "compare with a code, such as \(codes[0]); 'any' of several conditions takes several codes")
    }

    private func descriptions(of attribute: String) -> [String] {
        if let number = schema.attribute(attribute) { return schema.attributes[number].domain.map(\.description) }
        let groups = schema.sources.flatMap(\.assetGroups)
        switch attribute.lowercased() {
        case "asset group": return groups.map(\.name)
        case "asset type": return groups.flatMap { $0.assetTypes.map(\.name) }
        default: return []
        }
    }

    func report(_ name: Marked<String>, _ kind: String, _ known: [String]) {
        if isUnread(name.value, kind) { return }
        diagnostics.error(
            "unknown_name", at: name.mark, "there is no \(kind) '\(name.value)'",
            help: UnknownName.help(for: name.value, among: known))
    }

    /// Whether a name may mean a part of the model that is wrong, which was told there.
    private func isUnread(_ name: String, _ kind: String) -> Bool {
        guard let model else { return false }
        let isOfType = kind == "category" || kind.hasPrefix("asset")
        return isOfType && model.hasUnreadTypes || model.unreadNames.contains { $0.lowercased() == name.lowercased() }
    }
}
