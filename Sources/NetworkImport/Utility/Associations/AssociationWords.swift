import FeatureSources
import UtilityNetwork

/// The numbers and words for the kinds of associations.
enum AssociationWords {
    /// Nil for a value that means none.
    static func kind(_ value: FieldValue) -> DraftAssociation.Kind? {
        if let number = WholeNumber.read(value) { return Int(exactly: number).flatMap(DraftAssociation.Kind.init) }
        guard case .text(let text) = value else { return nil }
        return kinds[text.lowercased().filter(\.isLetter)]
    }

    /// For people.
    static let known =
        "1 connectivity, 2 containment, 3 attachment, 4 from side, 5 midspan, 6 to side, "
        + "or Esri's words, such as 'Junction edge from connectivity'"

    private static let kinds: [String: DraftAssociation.Kind] = [
        "connectivity": .connectivity, "junctionjunctionconnectivity": .connectivity,
        "containment": .containment, "attachment": .attachment, "structuralattachment": .attachment,
        "fromside": .fromSide, "junctionedgefromconnectivity": .fromSide,
        "junctionedgeobjectconnectivityfromside": .fromSide, "midspan": .midspan,
        "junctionedgemidspanconnectivity": .midspan, "junctionedgeobjectconnectivitymidspan": .midspan,
        "toside": .toSide, "junctionedgetoconnectivity": .toSide, "junctionedgeobjectconnectivitytoside": .toSide,
    ]

    /// Nil for a value that is neither.
    static func flag(_ value: FieldValue) -> Bool? {
        switch value.text.map({ BlankText.trimmed($0).lowercased() }) {
        case nil, "", "0", "false", "no": false
        case "1", "true", "yes": true
        default: nil
        }
    }
}
