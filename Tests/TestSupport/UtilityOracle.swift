import UtilityNetwork

/// A draft's connectivity and isolation straight from the definitions: sets, and walks that repeat until nothing changes.
/// Without rules.
struct UtilityOracle {
    enum Kind: Hashable {
        case piece(line: Int, from: Double, to: Double)
        case way(device: Int)
        case joint
    }

    struct Link: Hashable {
        let tail: Int
        let head: Int
        let forward: Bool
        let backward: Bool
        let kind: Kind
    }

    let draft: UtilityDraft
    /// Point to the junction and terminal that it is; nil where lines meet or end without one.
    var points: [(feature: Int, terminal: Int)?] = []
    var links: [Link] = []
    /// Cuts by their points: the line and the fraction.
    var cuts: [Int: (line: Int, fraction: Double)] = [:]
    var pointOfTerminal: [[Int]: Int] = [:]

    init(_ draft: UtilityDraft) {
        self.draft = draft
        for feature in draft.features.indices where usage(feature).isJunction {
            for terminal in 0..<(configuration(feature)?.terminals.count ?? 1) {
                pointOfTerminal[[feature, terminal]] = points.count
                points.append((feature, terminal))
            }
        }
        connect()
    }

    func usage(_ feature: Int) -> NetworkSource.Usage { draft.schema.sources[draft.features[feature].source].usage }

    func type(_ feature: Int) -> AssetType {
        let own = draft.features[feature]
        let group = draft.schema.sources[own.source].assetGroups.first { $0.code == own.assetGroup }!
        return group.assetTypes.first { $0.code == own.assetType }!
    }

    func configuration(_ feature: Int) -> TerminalConfiguration? {
        type(feature).terminalConfiguration.flatMap(draft.schema.terminalConfiguration).map {
            draft.schema.terminalConfigurations[$0]
        }
    }

    func feature(_ reference: ElementReference) -> Int {
        draft.features.firstIndex { feature in
            feature.globalID == reference.globalID
                && (reference.source.map { draft.schema.sources[feature.source].name == $0 } ?? true)
        }!
    }

    func point(_ feature: Int, _ terminal: Int) -> Int { pointOfTerminal[[feature, terminal]]! }

    func point(_ reference: ElementReference) -> Int {
        let feature = feature(reference)
        let terminal = reference.terminal.flatMap { configuration(feature)?.terminal($0) } ?? 0
        return point(feature, terminal)
    }
}

extension UtilityOracle {
    /// Cuts pieces of lines at placed fractions; each cut is a point.
    mutating func cut(line: Int, at fraction: Double) {
        if cuts.values.contains(where: { $0.line == line && $0.fraction == fraction }) { return }
        let place = links.firstIndex { link in
            if case .piece(line, _, let to) = link.kind { to >= fraction } else { false }
        }!
        guard case .piece(_, let from, let to) = links[place].kind else { return }
        let link = links[place]
        let point = end(nil)
        cuts[point] = (line, fraction)
        links[place] = Link(
            tail: link.tail, head: point, forward: link.forward, backward: link.backward,
            kind: .piece(line: line, from: from, to: fraction))
        links.insert(
            Link(
                tail: point, head: link.head, forward: link.forward, backward: link.backward,
                kind: .piece(line: line, from: fraction, to: to)), at: place + 1)
    }
}
