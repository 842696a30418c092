import FeatureSources

extension Relationship {
    /// The relationship on one line, such as `name: one_to_many a(id) -> b(a_id)`.
    var line: String {
        let way = through.map { "-> \($0.table)(\(list($0.originKeys)); \(list($0.destinationKeys))) " } ?? ""
        return "\(name): \(cardinality.rawValue) \(origin.table)(\(list(origin.keys))) \(way)"
            + "-> \(destination.table)(\(list(destination.keys)))"
    }

    private func list(_ keys: [String]) -> String { keys.joined(separator: ", ") }
}
