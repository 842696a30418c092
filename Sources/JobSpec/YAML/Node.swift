/// A node of a YAML document: a scalar, a list or a mapping that knows where it was written.
///
/// Aliases are resolved: a node that two aliases name stands in the tree twice.
public final class Node: Sendable {
    /// What a node holds.
    public enum Content: Sendable {
        case scalar(Scalar)
        case sequence([Node])
        /// The pairs in the order in which they were written; no key twice.
        case mapping([Pair])
        /// Something that an error was already reported about.
        case invalid
    }

    /// A key and its value.
    public struct Pair: Sendable {
        public let key: String
        public let keyMark: Mark
        public let value: Node
    }

    public let content: Content
    public let mark: Mark
    public let origin: Origin
    /// Whether this is a `none` that takes away what the project's defaults say.
    let clearsDefault: Bool
    /// Nodes in this tree, aliases counted as often as they are used.
    let size: Int
    /// Levels in this tree; 1 for a scalar.
    let height: Int
    /// Whether a scalar in this tree may hold references such as `${env:HOME}`.
    let hasReferences: Bool
    /// Whether values of the environment were put into a scalar in this tree.
    let hasVariables: Bool

    init(_ content: Content, mark: Mark, origin: Origin, clearsDefault: Bool = false) {
        self.content = content
        self.mark = mark
        self.origin = origin
        self.clearsDefault = clearsDefault
        let children = Node.children(of: content)
        size = 1 + children.reduce(0) { $0 + $1.size }
        height = 1 + (children.map(\.height).max() ?? 0)
        let scalar = if case .scalar(let scalar) = content { Optional(scalar) } else { Scalar?.none }
        hasReferences =
            scalar.map { ReferenceText.isSuspected(in: $0.text) } ?? children.contains { $0.hasReferences }
        hasVariables = scalar.map { $0.written != nil } ?? children.contains { $0.hasVariables }
    }

    private static func children(of content: Content) -> [Node] {
        switch content {
        case .scalar, .invalid: []
        case .sequence(let items): items
        case .mapping(let pairs): pairs.map(\.value)
        }
    }
}

extension Node {
    /// The scalar, or nil for a list or a mapping.
    public var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// Whether an error was already reported about some of it.
    var holdsInvalid: Bool {
        switch content {
        case .scalar: false
        case .sequence(let items): items.contains(where: \.holdsInvalid)
        case .mapping(let pairs): pairs.contains(where: \.value.holdsInvalid)
        case .invalid: true
        }
    }

    /// The items of a list, or nil for anything else.
    public var items: [Node]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The pairs of a mapping, or nil for anything else.
    public var pairs: [Pair]? {
        if case .mapping(let pairs) = content { pairs } else { nil }
    }

    /// The text of a text scalar, or nil for anything else.
    public var text: String? {
        if let scalar, scalar.value == .text { scalar.text } else { nil }
    }

    /// The value under a key of a mapping, or nil.
    ///
    /// Complexity: O(number of pairs).
    public subscript(key: String) -> Node? { pair(key)?.value }

    func pair(_ key: String) -> Pair? { pairs?.first { $0.key == key } }

    /// The word `none`. In quotes it is the same word: JSON has no other texts.
    var isNone: Bool { text == "none" }

    /// The word `none`, not in quotes: what it is where any text may stand.
    var isPlainNone: Bool { isNone && scalar?.isPlain == true }

    /// What the node is, in the words of a message: `a list`, `the number 5`, `the text 'abc'`.
    public var phrase: String {
        switch content {
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .invalid: "something invalid"
        case .scalar(let scalar): scalar.phrase
        }
    }

    /// The same tree with another origin.
    func from(_ origin: Origin) -> Node {
        let content: Content =
            switch self.content {
            case .sequence(let items): .sequence(items.map { $0.from(origin) })
            case .mapping(let pairs):
                .mapping(pairs.map { Pair(key: $0.key, keyMark: $0.keyMark, value: $0.value.from(origin)) })
            case .scalar, .invalid: self.content
            }
        return Node(content, mark: mark, origin: origin, clearsDefault: clearsDefault)
    }
}
