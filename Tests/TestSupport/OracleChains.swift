import StreetNetwork

/// Turn restrictions over several edges, asked of everything that somebody has travelled.
struct OracleChains {
    private let forbidden: [[DirectedEdge]]
    /// What must be done; traffic that may not is not meant.
    private let kept: [[DirectedEdge]]
    private let mentioned: Set<DirectedEdge>
    private let longest: Int

    init(_ rules: OracleRules) {
        let binding = rules.restrictions.filter {
            !$0.viaEdges.isEmpty && $0.appliesTo != "hgv" && !$0.exceptions.contains("motorcar")
        }
        func chains(_ kind: TurnRestriction.Kind) -> [[DirectedEdge]] {
            binding.filter { $0.kind == kind }.map { [$0.from[0]] + $0.viaEdges + [$0.to[0]] }
        }
        forbidden = chains(.no)
        kept = chains(.only).filter { $0.dropFirst().allSatisfy(rules.isOpen) }
        mentioned = Set((forbidden + kept).flatMap { $0.dropLast() })
        longest = (forbidden + kept).map(\.count).max() ?? 0
    }

    /// Whether somebody who has travelled these ways, the last one last, may go on by another.
    func allows(_ travelled: [DirectedEdge], _ next: DirectedEdge) -> Bool {
        if forbidden.contains(where: { (travelled + [next]).ends(with: $0) }) { return false }
        // He is bound from the first via edge on, and to any of the ways that begin like the one he has kept to.
        for count in stride(from: 2, to: longest, by: 1) {
            let bound = kept.filter { $0.count > count && travelled.ends(with: Array($0[..<count])) }
            if !bound.isEmpty, !bound.contains(where: { $0[count] == next }) { return false }
        }
        return true
    }

    /// As much of what was travelled as any restriction may ask about.
    func remembered(of travelled: [DirectedEdge]) -> [DirectedEdge] {
        let last = travelled.suffix(max(0, longest - 2))
        return Array(last.reversed().prefix { mentioned.contains($0) }.reversed())
    }
}

extension Array where Element: Equatable {
    fileprivate func ends(with end: [Element]) -> Bool { count >= end.count && Array(suffix(end.count)) == end }
}
