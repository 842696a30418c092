import FeatureSources
import Vocabulary

/// Reads the rows of a layer as streets.
struct StreetRowReader {
    private let mapping: StreetLayerMapping
    private let columns: StreetColumns
    private let layer: Layer
    private let places: RowPlaces
    private let lines: LineReader

    private(set) var rows = StreetRows()
    private(set) var names = DistinctValues()
    private(set) var references = DistinctValues()
    /// The values that become tags, by their columns.
    private(set) var tags: [DistinctValues]
    /// The same: whether a column's values are lists.
    var isListOfTags: [Bool] { columns.tags.map { $0.map { columns.fields[$0].isList } ?? false } }
    private var levels: [ComparedValue: UInt32] = [:]

    /// - Throws: `SourceError` where the mapping does not fit the layer; `CoordinateSystemError`.
    init(_ mapping: StreetLayerMapping, of layer: Layer) throws {
        self.mapping = mapping
        self.layer = layer
        columns = try StreetColumns(mapping, of: layer)
        places = try RowPlaces(
            of: layer, named: PlaceFields(wkt: mapping.wkt), crs: mapping.crs, fallback: .degrees)
        lines = try LineReader(places.system)
        tags = columns.tags.map { _ in DistinctValues() }
        rows.cost = columns.costs.map { _ in [] }
    }

    /// Reads all rows.
    ///
    /// - Throws: `SourceError`, `Cancelled`.
    mutating func read(_ report: inout LayerStreetReport, context: RunContext) throws {
        let reader = try RowReader(
            layer, mapping.table.selection, columns: columns.fields + textFields, places: places)
        while try reader.next() {
            if report.rowsRead & 0xFFF == 0 {
                try context.checkCancelled()
                context.progress.progress("reading streets", done: report.rowsRead, total: nil)
            }
            report.rowsRead += 1
            append(reader, &report)
        }
        report.textMessages = reader.textMessages
        report.assumesDegrees = places.isAssumed
        if places.holder == .geometry, layer.coordinateSystem != nil { report.unusedSystem = mapping.crs?.text }
        report.wrappedLongitudes = lines.wrappedLongitudes
    }

    private mutating func append(_ reader: RowReader, _ report: inout LayerStreetReport) {
        let rowID = reader.id
        guard let id = columns.id.map({ WholeNumber.read(reader.value($0)) }) ?? rowID else {
            return report.add(.missingID, rowID)
        }
        switch lines.append(reader, to: &rows) {
        case .dropped where saysEmpty(reader): return report.add(.noGeometry, id)
        case .dropped(let fault, let reason):
            report.geometryReason = report.geometryReason ?? reason
            return report.add(fault, id)
        case .appended(let faults):
            for fault in faults { report.add(fault, id) }
        }
        rows.id.append(id)
        rows.rowID.append(rowID)
        appendTexts(reader)
        appendLevels(reader)
        appendMeasures(reader, id, &report)
    }

    /// The field of well-known text, where that is what places rows.
    private var textFields: [LayerField] {
        if case .text(let field) = places.holder { [field] } else { [] }
    }

    /// Whether a row has the text of an empty geometry, which is no geometry, and no mistake in it.
    private func saysEmpty(_ reader: RowReader) -> Bool {
        guard !textFields.isEmpty, let text = reader.value(columns.fields.count).text else { return false }
        return BlankText.trimmed(text).uppercased().hasSuffix("EMPTY")
    }

    private mutating func appendTexts(_ reader: RowReader) {
        rows.name.append(columns.name.map { names.number(of: reader.value($0)) } ?? 0)
        rows.reference.append(columns.reference.map { references.number(of: reader.value($0)) } ?? 0)
        for (place, column) in columns.tags.enumerated() {
            rows.tagValues.append(column.map { tags[place].number(of: reader.value($0)) } ?? 0)
        }
    }

    private mutating func appendLevels(_ reader: RowReader) {
        guard columns.hasLevels else { return }
        rows.levelFrom.append(level(columns.levelFrom, reader))
        rows.levelTo.append(level(columns.levelTo, reader))
    }

    private mutating func level(_ column: Int?, _ reader: RowReader) -> UInt32 {
        let value = column.map { ComparedValue(reader.value($0)) } ?? .blank
        return levels.number(of: value == .blank ? .number(0) : value)
    }

    private mutating func appendMeasures(_ reader: RowReader, _ id: Int64, _ report: inout LayerStreetReport) {
        var measures = RowMeasures(reader)
        for (direction, measure) in columns.speed.enumerated() {
            rows.speed.append(Float(measures.speed(measure, direction)))
        }
        for (direction, measure) in columns.time.enumerated() {
            let milliseconds = measures.time(measure, direction)
            rows.time.append(milliseconds > 0 ? max(1, UInt32(milliseconds.rounded())) : 0)
        }
        for (cost, ways) in columns.costs.enumerated() {
            for measure in ways { rows.cost[cost].append(Int64(measures.cost(measure).rounded())) }
        }
        for fault in measures.faults { report.add(fault, id) }
        if mapping.saysWays {
            rows.zeros += measures.zerosBeside.map { (rows.count - 1, $0.fault, $0.way) }
        } else if let way = measures.onlyWay {
            rows.tagValues[rows.tagValues.count - columns.tags.count] = UInt32(way.rawValue)
            report.add(.oneWayByZero, id)
        }
    }
}

extension [ComparedValue: UInt32] {
    fileprivate mutating func number(of value: ComparedValue) -> UInt32 {
        if let known = self[value] { return known }
        let number = UInt32(count)
        self[value] = number
        return number
    }
}
