import Vocabulary

extension EPANETReader {
    mutating func readLinks() {
        for line in sections[.pipes] { readPipe(line) }
        for line in sections[.pumps] { readPump(line) }
        for line in sections[.valves] { readValve(line) }
        let loops = model.links.filter { $0.from == $0.to }.map(\.id)
        note("epanet_loop", loops) {
            $0 == 1 ? "1 link begins and ends at one node" : "\($0) links begin and end at one node"
        }
    }

    private mutating func readPipe(_ line: EPANETLine) {
        let element = "pipe \(line.words[0])"
        let length = number(line, 3, element, "length", from: 0)
        let diameter = number(line, 4, element, "diameter", from: 0)
        if line.words.count == 3 { fault(line, element, "it has no length") }
        var status: EPANETModel.Status = .open
        var isCheckValve = false
        // The minor loss before the status may be left out.
        if let word = line.words.dropFirst(6).first(where: { Double($0) == nil }) {
            isCheckValve = word.uppercased() == "CV"
            if let named = Self.status(word) {
                status = named
            } else if !isCheckValve {
                fault(line, element, "its status '\(word)' is none of Open, Closed and CV")
            }
        }
        append(line, .pipe, element) { link in
            link.length = length
            link.diameter = diameter
            link.status = status
            link.isCheckValve = isCheckValve
        }
    }

    private mutating func readPump(_ line: EPANETLine) {
        let element = "pump \(line.words[0])"
        let keywords = line.words.dropFirst(3).map { $0.uppercased() }
        var status: EPANETModel.Status = .open
        if let place = keywords.firstIndex(of: "SPEED"), let speed = number(line, 4 + place, element, "speed") {
            status = speed == 0 ? .closed : .open
        }
        append(line, .pump, element) { $0.status = status }
    }

    private mutating func readValve(_ line: EPANETLine) {
        let element = "valve \(line.words[0])"
        let diameter = number(line, 3, element, "diameter", from: 0)
        guard let word = line[4] else { return fault(line, element, "it has no type") }
        guard let kind = EPANETModel.ValveKind(rawValue: word.uppercased()) else {
            let known = EPANETModel.ValveKind.allCases.map(\.rawValue).joined(separator: ", ")
            return fault(line, element, "there is no type '\(word)'; there are \(known)")
        }
        // The setting of a general purpose valve is the name of a curve; that of others may be left out.
        let setting = kind == .gpv ? nil : number(line, 5, element, "setting")
        append(line, .valve(kind), element) { link in
            link.diameter = diameter
            link.setting = setting
            link.status = .active
        }
    }

    private mutating func append(
        _ line: EPANETLine, _ kind: EPANETModel.LinkKind, _ element: String, _ finish: (inout EPANETModel.Link) -> Void
    ) {
        let id = line.words[0]
        guard let from = line[1], let to = line[2] else {
            return fault(line, element, "a link needs an id and two nodes")
        }
        let ends = (node(from, line, element), node(to, line, element))
        if let other = links[id] ?? foldedLinks[id.lowercased()] {
            links[id] = other
            return fault(line, element, doubled(model.links[other].id, at: model.links[other].line, "link"))
        }
        guard let start = ends.0, let end = ends.1 else { return }
        links[id] = model.links.count
        foldedLinks[id.lowercased()] = model.links.count
        var link = EPANETModel.Link(kind: kind, id: id, line: line.number, from: start, to: end, status: .open)
        finish(&link)
        model.links.append(link)
    }

    private mutating func node(_ id: String, _ line: EPANETLine, _ element: String) -> Int? {
        if let node = nodes[id] { return node }
        let nearest = foldedNodes[id.lowercased()].map { model.nodes[$0].id } ?? nearestNode(to: id)
        fault(line, element, "there is no node '\(id)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
        return nil
    }

    /// Looked for a few times only: a file whose nodes are missing altogether has as many wrong ends as links.
    private mutating func nearestNode(to id: String) -> String? {
        guard suggestionsLeft > 0 else { return nil }
        suggestionsLeft -= 1
        return Suggestion.nearest(to: id, among: model.nodes.map(\.id))
    }

    /// Nil for a word that says neither open nor closed nor active.
    static func status(_ word: String) -> EPANETModel.Status? {
        let word = word.uppercased()
        if word.hasPrefix("OPEN") { return .open }
        if word.hasPrefix("CLOS") { return .closed }
        return word.hasPrefix("ACTI") ? .active : nil
    }
}
