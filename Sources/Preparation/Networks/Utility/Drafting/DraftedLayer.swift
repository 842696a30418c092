import FeatureSources
import Vocabulary

/// What a layer shows of itself to somebody who drafts a model of it.
struct DraftedLayer {
    /// A field and its values, where they are few enough to be codes.
    struct Column {
        let field: LayerField
        /// In the order of their texts; nil where there are many.
        let values: [FieldValue]?
        /// Whether every row has one.
        let isComplete: Bool
    }

    static let mostCodes = 20

    let name: String
    /// What the model calls it.
    var source: String
    let isLine: Bool
    let rows: Int
    let columns: [Column]
    /// The values of ASSETGROUP and ASSETTYPE that occur together, where the layer has them; types are null without a field.
    let classes: [(group: FieldValue, type: FieldValue)]

    /// Nil for a layer whose rows are neither points nor lines.
    ///
    /// - Complexity: O(rows).
    /// - Throws: `SourceError`.
    init?(_ layer: Layer) throws {
        guard layer.hasGeometry else { return nil }
        let fields = layer.fields.filter(\.isReadable)
        let places = try RowPlaces(of: layer, fallback: .degrees)
        let reader = try RowReader(layer, .all, columns: fields, places: places)
        let group = fields.firstIndex { $0.name.lowercased() == "assetgroup" }
        let type = fields.firstIndex { $0.name.lowercased() == "assettype" }
        var distinct = fields.map { _ in Set<FieldValue>() }
        var filled = fields.map { _ in 0 }
        var pairs: Set<[FieldValue]> = []
        var (rows, dimension) = (0, Int?.none)
        while try reader.next() {
            rows += 1
            dimension = dimension ?? (try? reader.place())??.dimension
            for place in fields.indices where distinct[place].count <= Self.mostCodes {
                let value = reader.value(place)
                if value.isNull { continue }
                filled[place] += 1
                distinct[place].insert(value)
            }
            if let group { pairs.insert([reader.value(group), type.map(reader.value) ?? .null]) }
        }
        guard let dimension, dimension < 2 else { return nil }
        (name, source) = (layer.name, layer.name)
        isLine = dimension == 1
        self.rows = rows
        columns = fields.indices.map { place in
            let values = distinct[place]
            return Column(
                field: fields[place], values: values.count > Self.mostCodes ? nil : values.sorted(by: Self.precedes),
                isComplete: filled[place] == rows)
        }
        classes = Self.classes(of: pairs.filter { !$0[0].isNull && (type == nil || !$0[1].isNull) })
    }

    /// In order, and one of those that case alone tells apart: names of a model are the same then.
    private static func classes(of pairs: Set<[FieldValue]>) -> [(group: FieldValue, type: FieldValue)] {
        func ordered(_ classes: [(group: FieldValue, type: FieldValue)]) -> [(group: FieldValue, type: FieldValue)] {
            classes.sorted {
                $0.group == $1.group ? precedes($0.type, $1.type) : precedes($0.group, $1.group)
            }
        }
        func name(_ value: FieldValue) -> String { (value.text ?? "").lowercased() }
        var groups: [String: FieldValue] = [:]
        var seen: Set<[String]> = []
        var classes: [(group: FieldValue, type: FieldValue)] = []
        for (group, type) in ordered(pairs.map { ($0[0], $0[1]) }) {
            let first = groups[name(group)] ?? group
            groups[name(group)] = first
            if seen.insert([name(group), name(type)]).inserted { classes.append((first, type)) }
        }
        return ordered(classes)
    }

    private static func precedes(_ one: FieldValue, _ other: FieldValue) -> Bool {
        if let a = one.number, let b = other.number { return a < b }
        return (one.text ?? "").utf8.lexicographicallyPrecedes((other.text ?? "").utf8)
    }
}
