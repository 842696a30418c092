/// Terminal configurations, as far as rules show them: terminals that occur with one asset type belong together.
struct DumpedTerminals {
    struct Configuration {
        let name: String
        let terminals: [String]
    }

    private(set) var all: [Configuration] = []
    private var configurationOfTerminal: [String: Int] = [:]

    /// What reports call the terminal of features that have but one.
    static let single = "single terminal"

    init(_ sets: [Set<String>]) {
        var groups: [Set<String>] = []
        for set in sets.map({ $0.filter { $0.lowercased() != Self.single } }) where !set.isEmpty {
            let (touching, others) = (
                groups.filter { !$0.isDisjoint(with: set) }, groups.filter { $0.isDisjoint(with: set) }
            )
            groups = others + [touching.reduce(set) { $0.union($1) }]
        }
        let sorted = groups.map { $0.sorted() }.sorted { $0[0] < $1[0] }
        for terminals in sorted where 2...8 ~= terminals.count {
            for terminal in terminals { configurationOfTerminal[terminal] = all.count }
            all.append(Configuration(name: Self.name(terminals, all.map(\.name)), terminals: terminals))
        }
    }

    /// The configuration that a terminal is of; nil for one that stands alone.
    func configuration(of terminal: String) -> Configuration? { configurationOfTerminal[terminal].map { all[$0] } }

    /// `XFR` for `XFR:High` and `XFR:Low`.
    private static func name(_ terminals: [String], _ used: [String]) -> String {
        let starts = Set(terminals.map { $0.split(separator: ":").count > 1 ? String($0.prefix { $0 != ":" }) : "" })
        let start = starts.count == 1 ? starts.first ?? "" : ""
        let name = start.isEmpty ? terminals.joined(separator: " - ") : start
        let same = used.filter { $0 == name || $0.hasPrefix(name + " ") }.count
        return same == 0 ? name : "\(name) \(same + 1)"
    }
}
