import Vocabulary

/// What surrounds the decoding of one document: where mistakes go, the effective values met so far, the path of keys
/// that leads to the node in hand, and the project's definitions.
public final class Reader {
    public let diagnostics: Diagnostics
    /// Lists that items of the form `use: name` stand for.
    let definitions: OrderedMap<Node>
    /// In the order of the shapes' keys, whatever order the file has.
    public private(set) var effectiveValues: [EffectiveValue] = []
    /// The files and connections met so far, each once, in the order of the shapes' keys.
    private(set) var sources: [WrittenSource] = []
    /// Whether a condition on rows was met.
    private(set) var hasConditions = false
    /// Errors in this document, those included that were reported before, as of a definition that two jobs use.
    private(set) var errorCount = 0
    private var path = ""
    private var knownSources: Set<WrittenSource> = []
    private var placeOfPath: [String: Int] = [:]
    /// Items that `use:` may still bring in; each `use:` counts as one more.
    private var usesLeft = Reader.usesInAll

    static let usesInAll = 1_000_000

    public init(_ diagnostics: Diagnostics, definitions: OrderedMap<Node> = OrderedMap()) {
        self.diagnostics = diagnostics
        self.definitions = definitions
    }

    /// Does `body` one step further down, at `step`, which is a key or `[1]`.
    func within<Result>(_ step: String, _ body: () -> Result) -> Result {
        let outer = path
        defer { path = outer }
        path = path.isEmpty || step.hasPrefix("[") ? path + step : "\(path).\(step)"
        return body()
    }

    /// Records the effective value that a node gives to the present path: connections as they were written, without what
    /// the environment put into them. Where defaults have some of a mapping's entries, each is recorded for itself.
    func note(_ value: JSONValue, of node: Node) {
        let value = node.hasVariables ? value.replacingTexts(node.writtenConnections()) : value
        let origins = Set((node.pairs ?? []).map(\.value.origin))
        guard origins.count > 1, case .object(let members) = value else {
            return note(value, from: origins.first ?? node.origin)
        }
        for (name, member) in members {
            let entry = node.pair(name)?.value
            within(name) { note(member, from: entry?.origin ?? node.origin) }
        }
    }

    /// Records the effective value of the present path; a second one for the same path takes the first one's place.
    func note(_ value: JSONValue, from origin: Origin) {
        let effective = EffectiveValue(path: path, value: value, origin: origin)
        if let place = placeOfPath[path] {
            effectiveValues[place] = effective
        } else {
            placeOfPath[path] = effectiveValues.count
            effectiveValues.append(effective)
        }
    }

    /// Records that the document names a source.
    func note(source: Marked<String>) {
        let source = WrittenSource(source)
        if knownSources.insert(source).inserted { sources.append(source) }
    }

    /// Records that the document has a condition on rows.
    func noteCondition() { hasConditions = true }

    func error(_ code: String, at mark: Mark, _ message: String, help: String? = nil) {
        errorCount += 1
        diagnostics.error(code, at: mark, message, help: help)
    }

    /// Reports a node that is not what its key takes; says nothing of a node that was reported before.
    func wrongType(_ node: Node, expected: String, help: String? = nil) {
        if case .invalid = node.content { return }
        error("wrong_type", at: node.mark, "expected \(expected), not \(node.phrase)", help: help)
    }

    /// Whether `count` more items may be brought in by `use:`.
    func mayUse(_ count: Int) -> Bool {
        usesLeft -= min(count, usesLeft + 1)
        return usesLeft >= 0
    }
}
