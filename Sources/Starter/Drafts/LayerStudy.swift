import FeatureSources
import Geometry
import Vocabulary

/// All rows of a layer of lines, looked at once: which values its fields have, and what its coordinates may mean.
struct LayerStudy {
    /// What a field holds.
    struct Column {
        let field: LayerField
        /// How many rows have each value; nil where there are many values.
        fileprivate(set) var rows: [FieldValue: Int]? = [:]
        /// How many rows have a value.
        fileprivate(set) var count = 0
        /// Whether all values are numbers, and the least and the greatest.
        fileprivate(set) var range: ClosedRange<Double>?
        fileprivate(set) var isNumeric = true
        fileprivate(set) var isWhole = true

        var name: String { field.name }
        /// Nil where there are many.
        var values: [FieldValue]? { rows.map { Array($0.keys) } }
        /// The values as texts, sorted; empty where there are many.
        var texts: [String] { (values ?? []).compactMap(\.text).sorted() }
        var isText: Bool {
            if case .list(of: .text) = field.kind { return true }
            return field.kind == .text
        }
    }

    fileprivate static let mostValues = 60

    let sketch: LayerSketch
    let rows: Int
    let columns: [Column]
    /// The system that the project has to name, since the layer does not.
    let crs: String?
    /// Whether that is a guess.
    let guessesDegrees: Bool
    /// Whether the layer is drawn in feet.
    let isInFeet: Bool

    /// - Parameter crs: what the user says of the layer's coordinates.
    /// - Throws: `SourceError`; `Cancelled`; `StarterRefused` where nothing says what the coordinates mean.
    init(_ sketch: LayerSketch, crs wish: String?, context: RunContext) throws {
        self.sketch = sketch
        let layer = try sketch.dataset.layer(named: sketch.name)
        let own = layer.coordinateSystem
        let places = try RowPlaces(of: layer, crs: .degrees, fallback: .degrees)
        let reader = try RowReader(layer, .all, columns: sketch.fields, places: places)
        var columns = sketch.fields.map { Column(field: $0) }
        var (rows, isOnEarth) = (0, true)
        while try reader.next() {
            if rows & 0xFFF == 0 { try context.checkCancelled() }
            rows += 1
            for place in columns.indices { columns[place].add(reader.value(place)) }
            if own == nil, let box = (try? reader.place())??.box { isOnEarth = isOnEarth && Self.isOnEarth(box) }
        }
        (self.rows, self.columns) = (rows, columns)
        guard own != nil || wish != nil || isOnEarth else {
            throw StarterRefused(
                "nothing says what the coordinates of the layer \(sketch.name) of \(sketch.dataset.address.name) mean, "
                    + "and they are no degrees; name their system, such as --crs EPSG:25832")
        }
        self.crs = own == nil ? wish ?? "EPSG:4326" : nil
        guessesDegrees = own == nil && wish == nil
        if case .metres(let size)? = try? own?.unit() { isInFeet = 0.3..<0.31 ~= size } else { isInFeet = false }
    }

    private static func isOnEarth(_ box: PositionBox) -> Bool {
        [box.min.x, box.max.x].allSatisfy { abs($0) <= 180 } && [box.min.y, box.max.y].allSatisfy { abs($0) <= 90 }
    }
}

extension LayerStudy.Column {
    fileprivate mutating func add(_ value: FieldValue) {
        guard !value.isNull, value.text?.allSatisfy(\.isWhitespace) == false else { return }
        count += 1
        rows?[value, default: 0] += 1
        if rows?.count ?? 0 > LayerStudy.mostValues { rows = nil }
        guard let number = value.number, number.isFinite else {
            isNumeric = false
            return
        }
        range = range.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
        isWhole = isWhole && number == number.rounded()
    }
}
