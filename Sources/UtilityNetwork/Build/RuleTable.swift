/// The connectivity rules of a schema, by the numbers of asset types.
struct RuleTable {
    struct Pair: Hashable {
        let first: Int
        let second: Int

        init(_ first: Int, _ second: Int) {
            self.first = first
            self.second = second
        }
    }

    /// The two lines of an edge-junction-edge rule at one kind of junction.
    struct Passage {
        let terminal: Int?
        let edge: Int
        let other: Int
    }

    /// Without a rule everything connects.
    let isEmpty: Bool
    /// Junction and line to the terminals at which they connect; nil is any.
    private(set) var junctionEdge: [Pair: [Int?]] = [:]
    /// Junction to the pairs of lines that connect through it.
    private(set) var passages: [Int: [Passage]] = [:]
    /// Lines that meet without a junction feature.
    private var direct: Set<Pair> = []
    private(set) var junctionJunction: [Pair: [Pair]] = [:]

    /// Containers and what they may contain, and structures and what may be attached, both ways; nil where there is no such
    /// rule.
    private(set) var containment: Set<Pair>?
    private(set) var attachment: Set<Pair>?

    /// Stands for any terminal in `junctionJunction`.
    static let anyTerminal = -1

    init(_ schema: UtilitySchema, _ classes: AssetClasses) {
        let rules = schema.rules.filter { rule in
            // Structures connect to structures, and nothing flows in them.
            let isOfStructures = schema.source(rule.from.source).map { schema.sources[$0].usage.isStructure } ?? false
            return rule.kind != .containment && rule.kind != .attachment && !isOfStructures
        }
        isEmpty = rules.isEmpty
        let resolver = RuleEnds(schema: schema, classes: classes)
        for rule in rules { add(rule, resolver) }
        for rule in schema.rules where rule.kind == .containment || rule.kind == .attachment {
            let (from, to) = (resolver.number(rule.from), resolver.number(rule.to))
            // Which of the two holds the other one, the association says.
            let pairs = [Pair(from, to), Pair(to, from)]
            if rule.kind == .containment { containment = (containment ?? []).union(pairs) }
            if rule.kind == .attachment { attachment = (attachment ?? []).union(pairs) }
        }
    }

    private mutating func add(_ rule: ConnectivityRule, _ resolver: RuleEnds) {
        let (from, to) = (resolver.number(rule.from), resolver.number(rule.to))
        switch rule.kind {
        case .junctionJunction:
            let terminals = (resolver.terminal(rule.from), resolver.terminal(rule.to))
            let pair = Pair(terminals.0 ?? Self.anyTerminal, terminals.1 ?? Self.anyTerminal)
            junctionJunction[Pair(from, to), default: []].append(pair)
            junctionJunction[Pair(to, from), default: []].append(Pair(pair.second, pair.first))
        case .junctionEdge:
            let isJunctionFirst = resolver.classes[from].usage.isJunction
            let (junction, edge) = isJunctionFirst ? (from, to) : (to, from)
            let terminal = resolver.terminal(isJunctionFirst ? rule.from : rule.to)
            junctionEdge[Pair(junction, edge), default: []].append(terminal)
        case .edgeJunctionEdge:
            guard let via = rule.via else {
                direct.formUnion([Pair(from, to), Pair(to, from)])
                return
            }
            let terminal = resolver.terminal(via)
            passages[resolver.number(via), default: []] += [
                Passage(terminal: terminal, edge: from, other: to), Passage(terminal: terminal, edge: to, other: from),
            ]
        case .containment, .attachment: break
        }
    }

    /// Whether lines of two types connect where their ends meet: those of one type do, being a line that was cut.
    func connectsDirectly(_ one: Int, _ other: Int) -> Bool {
        isEmpty || one == other || direct.contains(Pair(one, other))
    }

    /// The terminals of a junction at which a line may connect, nil being any; empty: no rule permits it.
    ///
    /// - Parameter meets: whether another line of a type meets there.
    func terminals(junction: Int, edge: Int, meets: (Int) -> Bool) -> [Int?] {
        if isEmpty { return [nil] }
        var found = junctionEdge[Pair(junction, edge)] ?? []
        for passage in passages[junction] ?? [] where passage.edge == edge && meets(passage.other) {
            found.append(passage.terminal)
        }
        return found
    }
}

/// The numbers that the ends of rules stand for. The schema was checked.
private struct RuleEnds {
    let schema: UtilitySchema
    let classes: AssetClasses

    func number(_ end: ConnectivityRule.End) -> Int {
        schema.source(end.source).flatMap { classes.number(source: $0, group: end.assetGroup, type: end.assetType) }!
    }

    func terminal(_ end: ConnectivityRule.End) -> Int? {
        guard let name = end.terminal, let configuration = classes[number(end)].terminals else { return nil }
        return schema.terminalConfigurations[configuration].terminal(name)
    }
}
