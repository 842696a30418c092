import StreetNetwork
import Vocabulary

/// Reads turn restrictions of OSM: relations of type `restriction` with a `from` way, a `via` node or `via` ways, and a
/// `to` way.
public struct RestrictionImport {
    /// Why a restriction is left out.
    public enum Skipped: String, Sendable, CaseIterable {
        case conditional = "it holds at certain times only"
        case incomplete = "members are missing or not on streets that are used"
        case ambiguous = "a way runs through the junction, or several ways stand for one, so that the turn is not clear"
        case broken = "its ways do not lead from one to the next"
        case unknown = "its kind is not known"
        case onRed = "it holds at a red light only"
    }

    let extract: OSMExtract
    let builder: StreetBuilder

    private struct Members {
        var from: [Int64] = []
        var to: [Int64] = []
        var viaNodes: [Int64] = []
        var viaWays: [Int64] = []
    }

    func read(into restrictions: inout [TurnRestriction], _ report: inout StreetImport.Report) {
        for relation in extract.relationID.indices {
            for (key, value) in restrictionTags(of: relation) {
                switch restriction(relation, key: key, value: value) {
                case .success(let restriction):
                    restrictions.append(restriction)
                    report.restrictionsKept += 1
                case .failure(let failure):
                    report.restrictionsSkipped[failure.reason, default: 0] += 1
                }
            }
        }
    }

    private struct Failure: Error {
        let reason: Skipped
    }

    private func restriction(_ relation: Int, key: String, value: String) -> Result<TurnRestriction, Failure> {
        func failed(_ reason: Skipped) -> Result<TurnRestriction, Failure> { .failure(Failure(reason: reason)) }
        if key.hasSuffix(":conditional") || hasTimes(relation) { return failed(.conditional) }
        // The turn is open as soon as the light is green.
        if value.hasSuffix("_on_red") { return failed(.onRed) }
        guard let kind = Self.kind(of: value) else { return failed(.unknown) }
        let members = members(of: relation)
        if !members.viaWays.isEmpty { return chain(relation, key: key, kind: kind, members) }
        guard members.viaNodes.count == 1, !members.from.isEmpty, !members.to.isEmpty else {
            return failed(.incomplete)
        }
        let severalFrom = members.from.count > 1 && value != "no_entry"
        let severalTo = members.to.count > 1 && value != "no_exit"
        if severalFrom || severalTo { return failed(.ambiguous) }
        guard let via = junction(of: members.viaNodes[0]) else { return failed(.incomplete) }
        let isUTurn = value == "no_u_turn" && members.from == members.to
        // Of several members, those that no street is made of stand in nobody's way.
        let from = members.from.map { ends(of: $0, at: via) }.filter { !$0.isEmpty }
        let to = members.to.map { ends(of: $0, at: via) }.filter { !$0.isEmpty }
        if from.isEmpty || to.isEmpty { return failed(.incomplete) }
        let arrivals = from.map { isUTurn ? $0.map(\.reversed) : travelled($0.map(\.reversed)) }
        let departures = to.map { isUTurn ? $0 : travelled($0) }
        if !isUTurn, (arrivals + departures).contains(where: { $0.count > 1 }) { return failed(.ambiguous) }
        return .success(
            TurnRestriction(
                id: extract.relationID[relation], kind: kind, isUTurn: isUTurn, via: via,
                from: arrivals.flatMap(\.self), to: departures.flatMap(\.self),
                appliesTo: key.split(separator: ":").dropFirst().first.map(String.init),
                exceptions: exceptions(of: relation, key: key)))
    }

    /// A restriction via ways.
    private func chain(
        _ relation: Int, key: String, kind: TurnRestriction.Kind, _ members: Members
    ) -> Result<TurnRestriction, Failure> {
        guard members.viaNodes.isEmpty, members.from.count == 1, members.to.count == 1 else {
            return .failure(Failure(reason: .ambiguous))
        }
        let ways = ([members.from[0]] + members.viaWays + [members.to[0]]).map { self.ways($0).flatMap(builder.edges) }
        if ways.contains(where: \.isEmpty) { return .failure(Failure(reason: .incomplete)) }
        switch WayChain(ways, in: builder.parts).found {
        case .failure(let fault): return .failure(Failure(reason: fault == .broken ? .broken : .ambiguous))
        case .success(let edges):
            return .success(
                TurnRestriction(
                    id: extract.relationID[relation], kind: kind, isUTurn: false,
                    via: Int(builder.parts.head(of: edges[0])), viaEdges: Array(edges[1..<(edges.count - 1)]),
                    from: [edges[0]], to: [edges[edges.count - 1]],
                    appliesTo: key.split(separator: ":").dropFirst().first.map(String.init),
                    exceptions: exceptions(of: relation, key: key)))
        }
    }

    private static func kind(of value: String) -> TurnRestriction.Kind? {
        value.hasPrefix("no_") ? .no : value.hasPrefix("only_") ? .only : nil
    }

    /// The tags that say what is restricted, but those that say for whom nothing is: `restriction`, `restriction:hgv`, `restriction:conditional`. In older relations
    /// the type says for whom (`type=restriction:hgv`), and the key does not.
    private func restrictionTags(of relation: Int) -> [(key: String, value: String)] {
        let tags = tags(of: relation)
        let type = tags.first { $0.key == "type" }?.value ?? "restriction"
        return tags.filter { ($0.key == "restriction" || $0.key.hasPrefix("restriction:")) && $0.value != "none" }
            .map { ($0.key == "restriction" ? type : $0.key, $0.value) }
    }

    /// Whether tags that came before `restriction:conditional` say when it holds.
    private func hasTimes(_ relation: Int) -> Bool {
        tags(of: relation).contains { Self.times.contains($0.key) }
    }

    private static let times: Set = ["day_on", "day_off", "hour_on", "hour_off", "date_on", "date_off"]

    /// Whom the restriction of a key does not hold for: `except=bus`, and of one for all `restriction:bus=none`.
    private func exceptions(of relation: Int, key: String) -> [String] {
        let tags = tags(of: relation)
        let value = tags.first { $0.key == "except" }?.value ?? ""
        let lifted = key.contains(":") ? [] : tags.filter { $0.key.hasPrefix("restriction:") && $0.value == "none" }
        return value.split { $0 == ";" || $0 == "," || $0 == " " }.map(String.init)
            + lifted.map { String($0.key.dropFirst("restriction:".count)) }
    }

    private func tags(of relation: Int) -> [(key: String, value: String)] {
        let tags = extract.relationTags
        return tags.range(of: relation).map { extract.tag($0, of: tags) }
    }

    private func members(of relation: Int) -> Members {
        var members = Members()
        for place in extract.members(ofRelation: relation) {
            let id = extract.memberID[place]
            switch (extract.strings[Int(extract.memberRole[place])], extract.memberKind[place]) {
            case ("from", .way): members.from.append(id)
            case ("to", .way): members.to.append(id)
            case ("via", .node): members.viaNodes.append(id)
            case ("via", .way): members.viaWays.append(id)
            default: break
            }
        }
        return members
    }

    /// Of a way that runs through the junction, the end at which it is travelled: that of a one-way street is the one that goes against no
    /// traffic.
    private func travelled(_ ends: [DirectedEdge]) -> [DirectedEdge] {
        if ends.count == 1 { return ends }
        let open = ends.filter(builder.parts.isOpenToTraffic)
        return open.count == 1 ? open : ends
    }

    private func junction(of nodeID: Int64) -> Int? {
        guard let node = extract.nodeID.place(ofRising: nodeID) else { return nil }
        let junction = builder.junctionOfNode[node]
        return junction == StreetBuilder.none ? nil : Int(junction)
    }

    /// The directed edges of a way that leave a junction.
    private func ends(of wayID: Int64, at junction: Int) -> [DirectedEdge] {
        let parts = builder.parts
        return ways(wayID).flatMap(builder.edges).flatMap { edge -> [DirectedEdge] in
            let leaving = [(parts.edgeTail[edge], true), (parts.edgeHead[edge], false)]
            return leaving.filter { Int($0.0) == junction }.map { DirectedEdge(edge: edge, forward: $0.1) }
        }
    }

    /// The parts of a way.
    private func ways(_ id: Int64) -> Range<Int> {
        guard let first = extract.wayID.place(ofRising: id) else { return 0..<0 }
        return first..<(extract.wayID[first...].firstIndex { $0 != id } ?? extract.wayID.endIndex)
    }
}
