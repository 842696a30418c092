import Vocabulary

/// Builds the tree of nodes from libyaml's events, within `YAMLLimits`.
struct NodeComposer {
    /// What an anchor names; an anchor is open while its own node is being read.
    private enum Anchor {
        case open
        case complete(Node)
    }

    /// Looking for the nearest anchor to each of thousands would take for ever.
    private static let suggestionsInAll = 10

    private let events: YAMLEventReader
    private let origin: Origin
    private var diagnostics = Diagnostics()
    private var anchors: [String: Anchor] = [:]
    private var nodeCount = 0
    private var aliasedCount = 0
    /// Aliases without an anchor.
    private var undefinedCount = 0

    init(_ source: SourceFile, origin: Origin) throws(YAMLFault) {
        if let fault = TextCheck.fault(in: source) { throw YAMLFault(fault) }
        events = try YAMLEventReader(source)
        self.origin = origin
    }

    /// The root of the next document, or nil at the end of the stream. What is wrong in it goes to `diagnostics`.
    mutating func nextDocument(telling diagnostics: Diagnostics) throws(YAMLFault) -> Node? {
        self.diagnostics = diagnostics
        anchors = [:]
        while true {
            let event = try events.next()
            switch event.kind {
            case .streamEnd: return nil
            case .streamStart, .documentStart, .documentEnd: continue
            default: return try node(event, depth: 1)
            }
        }
    }

    private mutating func node(_ event: YAMLEvent, depth: Int) throws(YAMLFault) -> Node {
        nodeCount += 1
        guard nodeCount <= YAMLLimits.nodes else {
            throw fault("too_many_nodes", event.mark, "the file holds more than \(YAMLLimits.nodes) values")
        }
        try check(depth: depth, at: event.mark)
        switch event.kind {
        case .alias(let name): return try aliased(name, event.mark, depth: depth)
        case .scalar(let text, let isPlain, let properties):
            let content = Tags.scalar(text, isPlain: isPlain, tag: properties.tag, event.mark, diagnostics)
            return named(properties.anchor, Node(content, mark: event.mark, origin: origin))
        case .sequenceStart(let properties):
            open(properties.anchor)
            Tags.check(properties.tag, is: .sequence, event.mark, diagnostics)
            let items = try self.items(depth: depth)
            return named(properties.anchor, Node(.sequence(items), mark: event.mark, origin: origin))
        case .mappingStart(let properties):
            open(properties.anchor)
            Tags.check(properties.tag, is: .mapping, event.mark, diagnostics)
            let pairs = try self.pairs(depth: depth)
            return named(properties.anchor, Node(.mapping(pairs), mark: event.mark, origin: origin))
        default:
            return Node(.invalid, mark: event.mark, origin: origin)
        }
    }

    private mutating func items(depth: Int) throws(YAMLFault) -> [Node] {
        var items: [Node] = []
        while true {
            let event = try events.next()
            if case .sequenceEnd = event.kind { return items }
            items.append(try node(event, depth: depth + 1))
        }
    }

    private mutating func pairs(depth: Int) throws(YAMLFault) -> [Node.Pair] {
        var collector = PairCollector(diagnostics)
        while true {
            let event = try events.next()
            if case .mappingEnd = event.kind { return collector.pairs() }
            let key = try node(event, depth: depth + 1)
            // A key is kept as its text alone.
            if key.scalar != nil { nodeCount -= 1 }
            let value = try node(try events.next(), depth: depth + 1)
            collector.add(key, value)
        }
    }

    private mutating func open(_ anchor: String?) {
        if let anchor { anchors[anchor] = .open }
    }

    private mutating func named(_ anchor: String?, _ node: Node) -> Node {
        if let anchor { anchors[anchor] = .complete(node) }
        return node
    }

    /// The node that an alias names. It keeps the marks of the place where it was written.
    private mutating func aliased(_ name: String, _ mark: Mark, depth: Int) throws(YAMLFault) -> Node {
        switch anchors[name] {
        case nil:
            undefinedCount += 1
            let nearest =
                undefinedCount > NodeComposer.suggestionsInAll
                ? nil : Suggestion.nearest(to: name, among: anchors.keys.sorted())
            diagnostics.error(
                "undefined_alias", at: mark, "no anchor '&\(SafeText.line(name))' stands before this alias",
                help: nearest.map { "did you mean '*\($0)'?" })
            return Node(.invalid, mark: mark, origin: origin)
        case .open:
            diagnostics.error(
                "recursive_alias", at: mark, "the alias '*\(SafeText.line(name))' stands inside of what it names")
            return Node(.invalid, mark: mark, origin: origin)
        case .complete(let node):
            aliasedCount += node.size
            guard aliasedCount <= YAMLLimits.aliasedNodes else {
                throw fault(
                    "alias_bomb", mark, "the aliases of this file stand for more than \(YAMLLimits.aliasedNodes) values"
                )
            }
            try check(depth: depth + node.height - 1, at: mark)
            return node
        }
    }

    private func check(depth: Int, at mark: Mark) throws(YAMLFault) {
        guard depth <= YAMLLimits.depth else {
            throw fault("too_deep", mark, "lists and mappings are nested deeper than \(YAMLLimits.depth) levels")
        }
    }

    private func fault(_ code: String, _ mark: Mark, _ message: String) -> YAMLFault {
        YAMLFault(Diagnostic(.error, code, at: mark, message))
    }
}
