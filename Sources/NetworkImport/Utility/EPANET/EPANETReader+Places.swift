extension EPANETReader {
    mutating func readPlaces() {
        var unknown: [String] = []
        for line in sections[.coordinates] {
            guard let place = place(line) else { continue }
            guard let node = nodes[line.words[0]] else {
                unknown.append(line.words[0])
                continue
            }
            model.nodes[node].place = place
        }
        noteStrays("epanet_unknown_node", unknown, of: "[COORDINATES]", what: "node")
        unknown = []
        for line in sections[.vertices] {
            guard let place = place(line) else { continue }
            guard let link = links[line.words[0]] else {
                unknown.append(line.words[0])
                continue
            }
            model.links[link].vertices.append(place)
        }
        noteStrays("epanet_unknown_link", unknown, of: "[VERTICES]", what: "link")
        let placeless = model.nodes.filter { $0.place == nil }.map(\.id)
        note("epanet_no_coordinates", placeless) {
            $0 == 1
                ? "1 node has no coordinates: it and its links are not drawn"
                : "\($0) nodes have no coordinates: they and their links are not drawn"
        }
    }

    private mutating func place(_ line: EPANETLine) -> EPANETModel.Place? {
        let element = "coordinates of \(line.words[0])"
        guard line.words.count >= 3 else {
            fault(line, element, "an id, x and y are needed")
            return nil
        }
        guard let x = number(line, 1, element, "x"), let y = number(line, 2, element, "y") else { return nil }
        return EPANETModel.Place(x: x, y: y)
    }

    /// Tags are texts of users: `NODE J-1 district-4`.
    mutating func readTags() {
        var unknown: [String] = []
        for line in sections[.tags] {
            guard let id = line[1], line.words.count > 2 else { continue }
            let tag = line.words.dropFirst(2).joined(separator: " ")
            if line.words[0].uppercased() == "NODE", let node = nodes[id] {
                model.nodes[node].tag = tag
            } else if line.words[0].uppercased() == "LINK", let link = links[id] {
                model.links[link].tag = tag
            } else {
                unknown.append(id)
            }
        }
        noteStrays("epanet_unknown_tag", unknown, of: "[TAGS]", what: "node or link")
    }
}
