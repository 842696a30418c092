extension ModelPairs {
    /// A trace in the gas reaches the water by what joins T1 to W2.
    static let associations =
        [
            table(
                "source", "links.csv", "contents.csv", "elements.csv",
                "associations:\n  - {{item}, fields: {type: kind, \(ModelLinks.ends)}}\n"),
            table(
                "source", "links.csv", "none", "elements.csv",
                "associations: [{{item}, fields: {type: kind, \(ModelLinks.ends)}}]\n"),
            table(
                "layer", "one", "other", "elements.csv",
                ModelLinks.table(ModelLinks.ends, of: "links.db", more: "{item}")),
            table(
                "where", nil, "\"kind = 'containment'\"", "elements.csv",
                ModelLinks.table(ModelLinks.ends, more: "{item}")),
            table(
                "dialect", "ogr", "sqlite", "elements.csv",
                ModelLinks.table(ModelLinks.ends, more: "where: \"kind = 'Connectivity'\"\n    {item}")),
            table(
                "fields.type", "kind", "other_kind", "elements.csv",
                ModelLinks.table("{item}, \(ModelLinks.ends)", type: "")),
            table(
                "fields.fraction", "along", "other_along", "elements.csv",
                ModelLinks.table(ModelLinks.ends + ", {item}", of: "taps.csv")),
            table(
                "fields.content_visible", "seen", "unseen", "info/associations",
                ModelLinks.table(ModelLinks.ends + ", {item}", of: "contents.csv")),
            table(
                "fields.from_id", "a", "other_a", "elements.csv", ModelLinks.table("to_id: b, {item}")),
            table(
                "fields.to_id", "a", "other_a", "elements.csv", ModelLinks.table("from_id: b, {item}")),
            table(
                "fields.from_source", "source", "other_source", "refusal",
                ModelLinks.table(ModelLinks.ends + ", {item}", of: "doubles.csv")),
            table(
                "fields.to_source", "source", "other_source", "refusal",
                ModelLinks.table("from_id: b, to_id: a, {item}", of: "doubles.csv")),
            table(
                "fields.from_terminal", "port", "other_port", "refusal",
                ModelLinks.table(ModelLinks.ends + ", {item}", of: "dividers.csv")),
            table(
                "fields.to_terminal", "port", "other_port", "refusal",
                ModelLinks.table("from_id: b, to_id: a, {item}", of: "dividers.csv")),
            pair(
                "sources.NAME.id", "7", "8", "refusal", in: ["usage: junction": "usage: junction\n    {item}"],
                adding: ModelLinks.table(ModelLinks.ends + ", from_source: number", of: "numbers.csv"),
                files: ModelLinks.files),
        ]

    private static func table(
        _ key: String, _ one: String?, _ other: String, _ place: String, _ text: String
    ) -> KeyPair {
        pair("associations." + key, one, other, place, adding: text, files: ModelLinks.files)
    }

    /// No type has the category Rare, which the job names, unless the model lists it.
    static let categories = [
        pair(
            "categories", "[Old]", "[Old, Rare]", "refusal",
            isolation.replacing("category: Isolating", with: "category: Rare"), adding: "{item}\n")
    ]
}
