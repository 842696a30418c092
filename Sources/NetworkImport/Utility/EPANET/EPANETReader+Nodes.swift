import Vocabulary

extension EPANETReader {
    mutating func readNodes() {
        for line in sections[.junctions] { readJunction(line) }
        for line in sections[.reservoirs] { append(line, .reservoir, "reservoir", elevation: "head") }
        for line in sections[.tanks] { append(line, .tank, "tank", elevation: "elevation") }
        readDemands()
    }

    private mutating func readJunction(_ line: EPANETLine) {
        guard let node = append(line, .junction, "junction", elevation: "elevation") else { return }
        let demand = number(line, 2, "junction \(line.words[0])", "demand")
        model.nodes[node].demand = demand
        model.nodes[node].isCustomer = (demand ?? 0) > 0
    }

    @discardableResult
    private mutating func append(
        _ line: EPANETLine, _ kind: EPANETModel.NodeKind, _ word: String, elevation: String
    ) -> Int? {
        let id = line.words[0]
        let element = "\(word) \(id)"
        let height = number(line, 1, element, elevation)
        if let other = nodes[id] ?? foldedNodes[id.lowercased()] {
            fault(line, element, doubled(model.nodes[other].id, at: model.nodes[other].line, "node"))
            // What names it names a node that there is.
            nodes[id] = other
            return nil
        }
        nodes[id] = model.nodes.count
        foldedNodes[id.lowercased()] = model.nodes.count
        model.nodes.append(EPANETModel.Node(kind: kind, id: id, line: line.number, elevation: height))
        return model.nodes.count - 1
    }

    func doubled(_ id: String, at line: Int, _ word: String) -> String {
        "line \(line) has a \(word) \(id); an id is given once, upper and lower case alike"
    }

    /// Of a junction that stands in [DEMANDS] its demand there counts, and not that of [JUNCTIONS].
    private mutating func readDemands() {
        var isReplaced: Set<Int> = []
        var unknown: [String] = []
        for line in sections[.demands] {
            let id = line.words[0]
            // A line that multiplies all demands, of old versions.
            if id.uppercased() == "MULTIPLY" { continue }
            guard let demand = number(line, 1, "demand of \(id)", "demand") else { continue }
            guard let node = nodes[id], model.nodes[node].kind == .junction else {
                unknown.append(id)
                continue
            }
            let isFirst = isReplaced.insert(node).inserted
            model.nodes[node].demand = (isFirst ? 0 : model.nodes[node].demand ?? 0) + demand
            model.nodes[node].isCustomer = !isFirst && model.nodes[node].isCustomer || demand > 0
        }
        noteStrays("epanet_unknown_node", unknown, of: "[DEMANDS]", what: "junction")
    }
}
