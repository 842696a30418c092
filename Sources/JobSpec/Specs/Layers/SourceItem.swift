/// Tells items that stand for features of a layer from places.
struct SourceItem: Sendable {
    /// The keys that a place has.
    let placeKeys: [String]
    /// The keys that an item with `source` has.
    let sourceKeys: [String]

    private var keysWithoutPlace: [String] { sourceKeys.filter { !placeKeys.contains($0) } }

    /// Whether a mapping is, or was meant as, an item with `source`.
    func isSource(_ node: Node) -> Bool {
        if node.pair("source") != nil { return true }
        if node.hasAny(of: PlaceGeometry.keys) { return false }
        return node.hasAny(of: keysWithoutPlace) || node.hasSlip(for: ["source"], among: placeKeys + sourceKeys)
    }

    /// Refuses in places what only items with `source` have.
    func refuseSourceKeys(in fields: Fields) {
        fields.refuse(keysWithoutPlace, help: "a place has \(SafeText.alternatives(PlaceGeometry.keys)) and no layer") {
            "'\($0)' needs 'source' beside it"
        }
    }

    /// Refuses in items with `source` what only places have.
    ///
    /// - Parameter fieldKeys: what comes from a field of each feature instead.
    static func refusePlaceKeys(in fields: Fields, fieldKeys: [String]) {
        fields.refuse(
            PlaceGeometry.keys,
            help: "features have geometries of their own, or fields for them: 'fields: {x: FIELD, y: FIELD}'"
        ) { "'\($0)' cannot stand beside 'source'" }
        for key in fieldKeys {
            fields.refuse([key], help: "each feature has its own; name the field: 'fields: {\(key): FIELD}'") {
                "'\($0)' cannot stand beside 'source'"
            }
        }
    }
}
