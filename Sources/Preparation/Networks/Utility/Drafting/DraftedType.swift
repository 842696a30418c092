import FeatureSources
import Vocabulary

/// What a feature may be to a network, by the words that it is called by.
enum DraftedRole: CaseIterable {
    /// It is shut to isolate.
    case valve
    /// It feeds the network.
    case feeder
    case customer

    private var stems: [String] {
        switch self {
        case .valve:
            [
                "valve", "schieber", "absperr", "vanne", "valvula", "válvula", "ventil", "switch",
                "fuse", "breaker",
            ]
        case .feeder:
            [
                "tank", "reservoir", "substation", "station", "source", "plant", "spring", "supply", "wasserwerk",
                "behälter", "behaelter", "hochbehälter", "hochbehaelter",
            ]
        case .customer:
            [
                "meter", "customer", "consumer", "house", "haus", "zähler", "zaehler", "wasserzähler", "wasserzaehler",
                "compteur",
                "medidor", "contador",
            ]
        }
    }

    /// The role of which a name speaks; nil for one that speaks of none, or of several.
    init?(of name: String) {
        let words = name.lowercased().split { !$0.isLetter }
        let roles = Self.allCases.filter { role in
            words.contains { word in role.stems.contains { word.hasPrefix($0) } }
        }
        guard let only = roles.first, roles.count == 1 else { return nil }
        self = only
    }
}

/// An asset type of a draft: all rows of a layer, or those with one value of a field.
struct DraftedType {
    let name: String
    /// SQL; nil for all rows.
    let condition: String?
    let isLine: Bool
    let role: DraftedRole?

    /// In quotes where it may be a word of SQL's, or not as it is written: a word of small letters and digits is most often neither.
    private static func name(_ field: LayerField) -> String {
        let isPlain = field.name.wholeMatch(of: #/[a-z][a-z0-9_]*/#) != nil && !SQLWords.reserved.contains(field.name)
        return isPlain ? field.name : SQLWords.name(field.name)
    }

    /// What tells the rows of a value.
    static func condition(_ field: LayerField, _ value: FieldValue) -> String {
        let text = value.text ?? ""
        let written = value.number == nil || field.kind == .text ? SQLWords.text(text) : text
        return "\(name(field)) = \(written)"
    }
}

extension DraftedLayer {
    /// The field that tells the types of features on lines, if one does.
    var typeColumn: Column? { isLine ? nil : columns.first(where: Self.tellsRoles) }

    /// The asset types of a layer without fields for them: one, or one for each value of a text that names roles.
    var types: [DraftedType] {
        guard let column = typeColumn else {
            return [DraftedType(name: name, condition: nil, isLine: isLine, role: isLine ? nil : DraftedRole(of: name))]
        }
        return (column.values ?? []).map { value in
            let text = value.text ?? ""
            return DraftedType(
                name: text, condition: DraftedType.condition(column.field, value), isLine: false,
                role: DraftedRole(of: text))
        }
    }

    /// Those of a role.
    func types(as role: DraftedRole) -> [DraftedType] { classes.isEmpty ? types.filter { $0.role == role } : [] }

    /// A plain field whose values are the kinds of features.
    private static func tellsRoles(_ column: Column) -> Bool {
        guard column.field.kind == .text, column.isComplete, let values = column.values, values.count > 1 else {
            return false
        }
        let isName = column.field.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let texts = values.compactMap(\.text)
        let names = Set(texts.map { $0.lowercased() })
        return isName && names.count == texts.count && !names.contains("")
            && texts.contains { DraftedRole(of: $0) != nil }
    }
}
