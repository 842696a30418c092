import UtilityNetwork
import Vocabulary

/// Puts valves on the lines of a draft.
///
/// A valve next to a node stands between the node and the pipe's end; one on a pipe splits it. Pipes stay the features that
/// they are.
struct ValvePlacement {
    private(set) var draft: UtilityDraft
    private(set) var faults: [UtilityRowFault] = []
    /// Valves that are left out, as they lie too far from a pipe.
    private(set) var tooFar: [String] = []
    /// Valves that stand where their pipe and node say, though their place is too far from there.
    private(set) var elsewhere: [String] = []
    private let source: Int
    private let lines: [Int]
    private let grid: LineGrid
    /// In the units of the draft.
    private let tolerance: Double
    private let lineOfID: [String: [Int]]
    private let nodeOfID: [String: [Int]]
    private let junctions: JunctionGrid
    private var rowOfID: [String: Int64] = [:]
    /// Twice a line, and one more for its end, to the association that connects it.
    private var endAssociation: [Int: Int] = [:]
    /// The associations that connect two junctions, by these.
    private var joints: [Set<ElementReference>: [Int]] = [:]
    /// The node that was there before any valve was put between.
    private var endNode: [Int: ElementReference] = [:]

    /// - Parameter tolerance: how far from a pipe a place may be, in the units of the draft.
    init(_ draft: UtilityDraft, tolerance: Double) {
        self.draft = draft
        self.tolerance = tolerance
        let sources = draft.schema.sources
        lines = draft.features.indices.filter { sources[draft.features[$0].source].usage == .line }
        grid = LineGrid(draft.features, lines: lines, reach: tolerance)
        func folded(_ features: [Int]) -> [String: [Int]] {
            Dictionary(grouping: features) { GlobalID.folded(draft.features[$0].globalID) }
        }
        lineOfID = folded(lines)
        let nodes = draft.features.indices.filter { sources[draft.features[$0].source].usage.isJunction }
        nodeOfID = folded(nodes)
        junctions = JunctionGrid(draft.features, junctions: nodes, tolerance: draft.tolerance)
        source = self.draft.schema.addValves()
        var places: [ElementReference: Int] = [:]
        for line in lines { places[Self.reference(draft, line).folded] = line }
        for (number, association) in draft.associations.enumerated() {
            if association.kind == .connectivity {
                joints[[association.from.folded, association.to.folded], default: []].append(number)
            }
            guard association.kind == .fromSide || association.kind == .toSide,
                let line = places[association.to.folded]
            else { continue }
            endAssociation[line * 2 + (association.kind == .fromSide ? 0 : 1)] = number
            endNode[line * 2 + (association.kind == .fromSide ? 0 : 1)] = association.from
        }
    }

    private static func reference(_ draft: UtilityDraft, _ feature: Int) -> ElementReference {
        ElementReference(
            source: draft.schema.sources[draft.features[feature].source].name,
            globalID: draft.features[feature].globalID)
    }

    private mutating func fault(_ row: ValveRow, _ rule: String) {
        faults.append(
            UtilityRowFault(source: ValveLayer.sourceName, row: row.row, globalID: row.id, rule: rule))
    }

    mutating func put(_ row: ValveRow) {
        if let other = rowOfID.updateValue(row.row, forKey: GlobalID.folded(row.id)) {
            return fault(row, "row \(other) has the same id")
        }
        guard let pipe = row.pipe else {
            guard let place = row.place else { return fault(row, "it names no pipe and has no place") }
            guard let hit = grid.nearest(to: place, within: tolerance) else { return tooFar.append(row.id) }
            return put(row, at: hit)
        }
        guard let line = only(lineOfID[GlobalID.folded(pipe)]) else {
            if let node = row.node, put(row, besideDevice: pipe, nextTo: node) { return }
            return fault(row, unknown(pipe, "pipe", lineOfID, among: lines))
        }
        if let node = row.node {
            if let place = row.place, let hit = grid.hit(place, on: line), hit.distance > tolerance {
                elsewhere.append(row.id)
            }
            return put(row, on: line, nextTo: node)
        }
        guard let place = row.place else { return put(row, halfWayAlong: line) }
        guard let hit = grid.hit(place, on: line) else { return fault(row, "its pipe \(pipe) has no geometry") }
        if hit.distance > tolerance { return tooFar.append(row.id) }
        put(row, at: hit)
    }

    private func only(_ found: [Int]?) -> Int? { found?.count == 1 ? found?[0] : nil }

    private func unknown(
        _ id: String, _ kind: String, _ known: [String: [Int]], among features: @autoclosure () -> [Int]
    ) -> String {
        if let several = known[GlobalID.folded(id)] {
            return "\(id) is in several sources: "
                + several.map { draft.schema.sources[draft.features[$0].source].name }.joined(separator: ", ")
        }
        // Looked for once: a layer of another network has a wrong id in every row.
        let nearest =
            faults.isEmpty
            ? Suggestion.nearest(to: id, among: features().map { draft.features[$0].globalID }) : nil
        return "there is no \(kind) '\(id)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    }

    private mutating func put(_ row: ValveRow, on line: Int, nextTo id: String) {
        guard let node = only(nodeOfID[GlobalID.folded(id)]) else {
            return fault(row, unknown(id, "node", nodeOfID, among: nodeOfID.values.map { $0[0] }.sorted()))
        }
        let reference = Self.reference(draft, node)
        let shape = draft.features[line].shape
        for side in 0...1 {
            let end = side == 0 ? shape.first : shape.last
            let isThere =
                endNode[line * 2 + side].map { $0.folded == reference.folded }
                ?? isNear(end, draft.features[node].shape.first)
            if isThere { return put(row, atEnd: side, of: line, node: reference, place: end) }
        }
        let ends = (0...1).compactMap { endNode[line * 2 + $0]?.globalID }.joined(separator: " and ")
        fault(
            row,
            "the pipe \(draft.features[line].globalID) does not end at the node \(id)"
                + (ends.isEmpty ? "" : "; it ends at \(ends)"))
    }

    /// Puts a valve between a device that a model has for a link, as EPANET's valves are, and a node that it is joined to.
    ///
    /// - Returns: whether there is such a device.
    private mutating func put(_ row: ValveRow, besideDevice id: String, nextTo nodeID: String) -> Bool {
        guard let device = only(nodeOfID[GlobalID.folded(id)]), let node = only(nodeOfID[GlobalID.folded(nodeID)])
        else {
            return false
        }
        let ends = Set([device, node].map { Self.reference(draft, $0).folded })
        guard let joint = joints[ends]?.first else { return false }
        joints[ends]?.removeFirst()
        let valve = add(row, at: draft.features[node].shape.first)
        let beyond = draft.associations[joint].to
        draft.associations[joint].to = valve
        draft.associations.append(DraftAssociation(.connectivity, from: valve, to: beyond))
        return true
    }

    private func isNear(_ one: UtilityPosition?, _ other: UtilityPosition?) -> Bool {
        guard let one, let other else { return false }
        return one.isNear(other, within: draft.tolerance)
    }

    private mutating func put(_ row: ValveRow, at hit: LineGrid.Hit) {
        let shape = draft.features[hit.line].shape
        var fraction = hit.fraction
        for side in 0...1 {
            let end = side == 0 ? shape.first : shape.last
            guard isNear(hit.place, end) else { continue }
            if let node = node(atEnd: side, of: hit.line) {
                return put(row, atEnd: side, of: hit.line, node: node, place: end)
            }
            // Nothing of the line is to be left beyond it.
            fraction = Double(side)
        }
        let valve = add(row, at: hit.place)
        draft.associations.append(
            DraftAssociation(.midspan, from: valve, to: Self.reference(draft, hit.line), fraction: fraction))
    }

    /// A valve of which nothing but its pipe is known stands in the pipe's middle.
    private mutating func put(_ row: ValveRow, halfWayAlong line: Int) {
        let valve = add(row, at: draft.features[line].shape.middle)
        draft.associations.append(
            DraftAssociation(.midspan, from: valve, to: Self.reference(draft, line), fraction: 0.5))
    }

    /// The junction feature at an end of a line: the associated one, or else one that lies there.
    private func node(atEnd side: Int, of line: Int) -> ElementReference? {
        if let known = endNode[line * 2 + side] { return known }
        let shape = draft.features[line].shape
        let end = side == 0 ? shape.first : shape.last
        return end.flatMap(junctions.junction).map { Self.reference(draft, $0) }
    }

    private mutating func put(
        _ row: ValveRow, atEnd side: Int, of line: Int, node: ElementReference, place: UtilityPosition?
    ) {
        let key = line * 2 + side
        let valve = add(row, at: place)
        var before = node
        if let association = endAssociation[key] {
            before = draft.associations[association].from
            draft.associations[association].from = valve
        } else {
            before.terminal = side == 0 ? draft.features[line].fromTerminal : draft.features[line].toTerminal
            endAssociation[key] = draft.associations.count
            draft.associations.append(
                DraftAssociation(side == 0 ? .fromSide : .toSide, from: valve, to: Self.reference(draft, line)))
        }
        endNode[key] = endNode[key] ?? node
        draft.associations.append(DraftAssociation(.connectivity, from: before, to: valve))
    }

    private mutating func add(_ row: ValveRow, at place: UtilityPosition?) -> ElementReference {
        draft.features.append(
            DraftFeature(
                source: source, globalID: row.id, objectID: row.row, assetGroup: 1, assetType: 1,
                shape: place.map { [$0] } ?? [], isOperable: row.isOperable))
        return ElementReference(source: ValveLayer.sourceName, globalID: row.id)
    }
}
