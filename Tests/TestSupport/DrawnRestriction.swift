import Geometry
import StreetNetwork

/// A turn restriction in words: `AB>B>BC no_left_turn`, with `except motorcar` or `for hgv` after it where it does not
/// bind everybody. Several ways are parted by commas: `AB,CB>B>BD no_entry`. Where streets lie between, they stand instead
/// of the junction: `AB>BC>CD no_u_turn`.
struct DrawnRestriction {
    private let from: [String]
    private let via: Character
    private let viaEdges: [String]
    private let to: [String]
    private let words: [String]

    init(_ text: String) {
        words = text.split(separator: " ").map(String.init)
        let members = words[0].split(separator: ">").map(String.init)
        precondition(members.count >= 3, "a restriction is like AB>B>BC no_left_turn")
        viaEdges = members[1].count == 1 ? [] : Array(members[1..<(members.count - 1)])
        from = members[0].split(separator: ",").map(String.init)
        via = members[1].first!
        to = members[members.count - 1].split(separator: ",").map(String.init)
    }

    func restriction(id: Int64, in parts: StreetNetworkParts, _ names: [Character]) -> TurnRestriction {
        let junction = names.firstIndex(of: via)!
        func along(_ way: String) -> DirectedEdge { leaving(way, names.firstIndex(of: way.first!)!) }
        func leaving(_ way: String, _ junction: Int) -> DirectedEdge {
            let other = names.firstIndex(of: way.first! == names[junction] ? way.last! : way.first!)!
            for edge in parts.edgeTail.indices {
                let (tail, head) = (Int(parts.edgeTail[edge]), Int(parts.edgeHead[edge]))
                if (tail, head) == (junction, other) { return DirectedEdge(edge: edge, forward: true) }
                if (tail, head) == (other, junction) { return DirectedEdge(edge: edge, forward: false) }
            }
            preconditionFailure("there is no street \(way)")
        }
        return TurnRestriction(
            id: id, kind: words[1].hasPrefix("only") ? .only : .no, isUTurn: words[1] == "no_u_turn", via: junction,
            viaEdges: viaEdges.map(along), from: from.map { leaving($0, junction).reversed },
            to: viaEdges.isEmpty ? to.map { leaving($0, junction) } : to.map(along), appliesTo: word(after: "for"),
            exceptions: word(after: "except").map { [$0] } ?? [])
    }

    private func word(after marker: String) -> String? {
        words.firstIndex(of: marker).map { words[$0 + 1] }
    }
}

extension StreetNetworkParts {
    /// Appends a street along junctions named by letters.
    mutating func appendStreet(
        _ way: [Character], _ tags: [String: String], oneWay: String?, _ names: [Character]
    ) {
        var tags = tags
        let name = tags.removeValue(forKey: "name")
        if tags["highway"] == nil, tags["route"] == nil { tags["highway"] = "residential" }
        if tags["oneway"] == nil { tags["oneway"] = oneWay }
        let junctions = way.map { UInt32(names.firstIndex(of: $0)!) }
        appendStreet(
            along: zip(junctions, junctions.dropFirst()).map { tail, head in
                (tail, head, [junctionCoordinate[Int(tail)], junctionCoordinate[Int(head)]])
            }, tags: tags, name: name)
    }

    /// Appends a street made of edges with these shapes.
    public mutating func appendStreet(
        along edges: [(tail: UInt32, head: UInt32, shape: [Coordinate])], tags: [String: String], name: String? = nil
    ) {
        let street = UInt32(streetID.count)
        var length: Int64 = 0
        for edge in edges {
            appendEdge(tail: edge.tail, head: edge.head, shape: edge.shape, street: street, streetOffset: length)
            length += Int64(edgeLength[edgeLength.count - 1])
        }
        streetID.append(Int64(street) + 1)
        streetLength.append(length)
        streetTags.append(tagSets.number(of: tags.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
        if let name {
            streetName.append(UInt32(strings.count))
            strings.append(name)
        } else {
            streetName.append(0)
        }
        streetReference.append(0)
    }
}
