import StreetNetwork

/// What signs say to somebody who travels a street in one direction.
struct StreetSign: Equatable {
    /// Places and numbers of streets, those first.
    let toward: [String]
    /// The number of the exit.
    let exit: String?

    /// Signs name more than anybody can remember.
    private static let mostNames = 3

    init(on directed: DirectedEdge, of network: StreetNetwork) {
        let tags = network.sign(onStreet: Int(network.parts.edgeStreet[directed.edge]))
        let way = directed.isForward ? ":forward" : ":backward"
        func values(_ key: String) -> [String] {
            let directional = tags.values(of: key + way)
            return directional.isEmpty ? tags.values(of: key) : directional
        }
        var names: [String] = []
        for name in ["destination:ref", "destination", "destination:street"].flatMap(values) where !names.contains(name)
        {
            names.append(name)
        }
        toward = Array(names.prefix(Self.mostNames))
        exit = values("junction:ref").first
    }

    /// The exit at a junction: `12`, `12 (Kreuz Heidelberg)`, `Kreuz Heidelberg`.
    static func exit(at junction: Int, of network: StreetNetwork) -> String? {
        let tags = network.sign(atJunction: junction)
        guard let number = tags["ref"] else { return tags["name"] }
        return tags["name"].map { "\(number) (\($0))" } ?? number
    }
}
