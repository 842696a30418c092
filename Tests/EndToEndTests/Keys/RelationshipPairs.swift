/// A pair for every key of a relationship that leads to shops.
struct RelationshipPairs {
    let items: LayerItems

    var all: [KeyPair] { named + declared + cardinalities + through }

    private var named: [KeyPair] {
        [
            KeyPair(
                items.relationship, "shops_visits", "shops_visits_second", items.relatedNames,
                in: items.project(items.related("visits", "").replacing("relationship: ", with: "{item}"))),
            pair(".name", "shops_visits", "shops_visits_second", from: "visits", "{{item}}"),
            pair(".direction", "to_origin", "to_destination", from: "shops", "{name: shops_shops, {item}}"),
        ]
    }

    private var declared: [KeyPair] {
        let (link, shops) = ("origin_key: id, destination_key: origin", "origin_key: goal, destination_key: number")
        return [
            pair(
                ".source", "one/links.csv", "other/links.csv", from: "checks",
                "[{table: links, \(link), {item}}, {source: town.db, table: shops, \(shops)}]"),
            pair(".table", "links", "other_links", from: "checks", "[{\(link), {item}}, {table: shops, \(shops)}]"),
            pair(".origin_key", "shop", "other", from: "checks", "{table: shops, destination_key: number, {item}}"),
            pair(".destination_key", "number", "rank", from: "checks", "{table: shops, origin_key: shop, {item}}"),
        ]
    }

    /// What a cardinality promises is looked at, and what does not keep to it is said.
    private var cardinalities: [KeyPair] {
        let keys = "{table: shops, origin_key: shop, destination_key: district, {item}}"
        return [
            pair(".cardinality", "one_to_one", "one_to_many", from: "checks", keys, at: "job.json/messages"),
            pair(".cardinality", "one_to_many", "many_to_one", from: "checks", keys, at: "job.json/messages"),
        ]
    }

    private var through: [KeyPair] {
        func pair(_ key: String, _ one: String, _ other: String, _ more: String) -> KeyPair {
            self.pair(
                ".through." + key, one, other, from: "checks",
                "{table: shops, origin_key: id, destination_key: number, through: {\(more), {item}}}")
        }
        return [
            pair(
                "source", "one/links.csv", "other/links.csv", "table: links, origin_key: origin, destination_key: goal"),
            pair("table", "links", "other_links", "origin_key: origin, destination_key: goal"),
            pair("origin_key", "origin", "other_origin", "table: links, destination_key: goal"),
            pair("destination_key", "goal", "other_goal", "table: links, origin_key: origin"),
        ]
    }

    private func pair(
        _ key: String, _ one: String, _ other: String, from table: String, _ relationship: String,
        at place: String? = nil
    ) -> KeyPair {
        KeyPair(
            items.relationship + key, one, other, place ?? items.relatedNames,
            in: items.project(items.related(table, relationship)))
    }
}
