/// The terminals of a device, and the ways through it.
public struct TerminalConfiguration: Sendable, Equatable {
    public var name: String
    /// Two to eight.
    public var terminals: [Terminal]
    /// Whether flow passes from upstream terminals to the others alone.
    public var isDirectional: Bool
    /// Named paths, of which each feature uses one. `All` (any terminal to any other) and `None` need not be listed.
    public var paths: [TerminalPath]
    /// The path of features that name none.
    public var defaultPath: String

    public init(
        name: String, terminals: [Terminal], isDirectional: Bool, paths: [TerminalPath] = [],
        defaultPath: String = "All"
    ) {
        self.name = name
        self.terminals = terminals
        self.isDirectional = isDirectional
        self.paths = paths
        self.defaultPath = defaultPath
    }

    /// The place among the terminals of the one with this name or id; case is ignored.
    public func terminal(_ name: String) -> Int? {
        let wanted = name.lowercased()
        return terminals.firstIndex { $0.name.lowercased() == wanted } ?? terminals.firstIndex { String($0.id) == name }
    }

    /// How Esri calls the terminal of what has no others.
    static let single = "Single terminal"

    /// Features keep the number of their path in a byte.
    static let mostPaths = 256

    /// The names of the paths, `All` and `None` first, as a feature's path is numbered.
    var pathNames: [String] {
        ["All", "None"] + paths.map(\.name).filter { !["all", "none"].contains($0.lowercased()) }
    }

    /// The number of a path by its name, case ignored.
    func path(_ name: String) -> Int? { pathNames.firstIndex { $0.lowercased() == name.lowercased() } }

    /// Whether a path has a name that stands for another one.
    func redefines(_ path: TerminalPath) -> Bool {
        guard let number = self.path(path.name), number < 2 else { return false }
        var plain = self
        plain.paths = []
        return terminals.indices.contains { from in
            terminals.indices.contains { to in
                passes(from: from, to: to, path: number) != plain.passes(from: from, to: to, path: number)
            }
        }
    }

    /// Whether flow passes from one terminal to another by a path.
    func passes(from: Int, to: Int, path: Int) -> Bool {
        if from == to || isDirectional && !terminals[from].isUpstream && terminals[to].isUpstream { return false }
        let name = pathNames[path].lowercased()
        if let explicit = paths.first(where: { $0.name.lowercased() == name }) {
            return explicit.pairs.contains { pair in
                let (first, second) = (terminal(pair.from), terminal(pair.to))
                if first == from && second == to { return true }
                guard first == to && second == from else { return false }
                return !isDirectional || terminals[from].isUpstream != terminals[to].isUpstream
            }
        }
        return name == "all"
    }
}

/// A logical port of a device.
public struct Terminal: Sendable, Equatable {
    public var id: Int
    public var name: String
    public var isUpstream: Bool

    public init(id: Int, name: String, isUpstream: Bool = false) {
        self.id = id
        self.name = name
        self.isUpstream = isUpstream
    }
}

/// Pairs of terminals between which flow may pass.
public struct TerminalPath: Sendable, Equatable {
    public struct Pair: Sendable, Equatable {
        public var from: String
        public var to: String

        public init(_ from: String, _ to: String) {
            self.from = from
            self.to = to
        }
    }

    public var name: String
    public var pairs: [Pair]

    public init(name: String, pairs: [Pair]) {
        self.name = name
        self.pairs = pairs
    }
}
