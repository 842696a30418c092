import StreetNetwork

extension Tags {
    init(_ tags: [String: String]) { self.init(tags.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }) }

    /// The tags of a residential street, unless they say otherwise.
    static func residential(_ tags: [String: String]) -> Tags { Tags(["highway": "residential"].merging(tags) { $1 }) }
}
