import Geometry
import Results

/// `trace_results.json`: results in the shape of the answer of Esri's REST operation "Trace"
/// (https://developers.arcgis.com/rest/services-reference/enterprise/trace-utility-network-server-/).
///
/// With groups of starts there is an answer for each. Elements go to the file as they come; their geometries are kept until
/// the end of the answer, which has them as one.
final class EsriTraceDocument {
    private enum ElementField: String, CaseIterable {
        case source, terminal
        case id = "global_id"
        case group = "asset_group"
        case type = "asset_type"
        case from = "position_from"
        case to = "position_to"
    }

    private enum ResponseField: String, CaseIterable {
        case warnings
        case ignoredStarts = "starting_points_ignored"
        case foundNearest = "nearest_found"
    }

    /// The number of what has no terminals of its own.
    private static let singleTerminal = 1

    private let file: OutputFile
    private let layout: EsriTraceLayout
    private let elementColumns: NamedColumns<ElementField>
    private let responseColumns: NamedColumns<ResponseField>
    /// Where each function stands in the table of responses.
    private let functionPlaces: [Int]
    private var isInside = false
    private var answers = 0
    private var elements = 0
    private var points: [Coordinate] = []
    private var lines: [[Coordinate]] = []
    private var polygons: [[[Coordinate]]] = []

    /// - Throws: `WriteError`.
    init(file: OutputFile, elements: Table, responses: Table, layout: EsriTraceLayout) throws {
        self.file = file
        self.layout = layout
        elementColumns = NamedColumns(of: elements)
        responseColumns = NamedColumns(of: responses)
        functionPlaces = layout.functions.map { responses.place(of: $0.column) }
        if layout.isGrouped { try file.write { $0.append("{\"traces\":[") } }
    }

    func append(element row: ResultRow) throws {
        try begin(row)
        switch row.geometry {
        case .point(let point): points.append(point)
        case .points(let more): points += more
        case .lines(let more): lines += more
        case .polygons(let more): polygons += more
        case nil: break
        }
        let isFirst = elements == 0
        elements += 1
        try file.write { buffer in
            buffer.append(isFirst ? "\n  {" : ",\n  {")
            write(element: row, into: &buffer)
            buffer.append(UInt8(ascii: "}"))
        }
    }

    /// Ends the answer of a trace.
    func append(end row: ResultRow) throws {
        try begin(row)
        isInside = false
        try file.write { buffer in
            buffer.append("\n ],")
            writeGeometry(into: &buffer)
            buffer.append("\n \"globalFunctionResults\":[")
            for (index, (function, place)) in zip(layout.functions, functionPlaces).enumerated() {
                buffer.append(index == 0 ? "{\"functionType\":" : ",{\"functionType\":")
                buffer.append(quoted: function.type)
                buffer.append(",\"networkAttributeName\":")
                buffer.append(quoted: function.attribute)
                buffer.append(",\"result\":")
                GeoJSONFeature.write(row.values[place], into: &buffer)
                buffer.append(UInt8(ascii: "}"))
            }
            buffer.append("],\n \"kFeaturesForKNNFound\":")
            GeoJSONFeature.write(responseColumns.value(.foundNearest, of: row), into: &buffer)
            buffer.append(",\n \"startingPointsIgnored\":")
            GeoJSONFeature.write(responseColumns.value(.ignoredStarts, of: row), into: &buffer)
            buffer.append(",\n \"warnings\":[")
            if case .text(let warnings) = responseColumns.value(.warnings, of: row), !warnings.isEmpty {
                for (index, warning) in warnings.split(separator: "\n").enumerated() {
                    if index > 0 { buffer.append(UInt8(ascii: ",")) }
                    buffer.append(quoted: String(warning))
                }
            }
            buffer.append("]},\n\"success\":true}")
        }
        (points, lines, polygons) = ([], [], [])
    }

    /// - Throws: `WriteError`.
    func close() throws {
        let isGrouped = layout.isGrouped
        try file.write { $0.append(isGrouped ? "]}\n" : "\n") }
        try file.close()
    }

    private func begin(_ row: ResultRow) throws {
        if isInside { return }
        isInside = true
        elements = 0
        let (isFirst, group) = (answers == 0, layout.isGrouped ? row.values.last : nil)
        answers += 1
        try file.write { buffer in
            if !isFirst { buffer.append(",\n") }
            buffer.append(UInt8(ascii: "{"))
            if let group {
                buffer.append("\"group\":")
                GeoJSONFeature.write(group, into: &buffer)
                buffer.append(UInt8(ascii: ","))
            }
            buffer.append("\"traceResults\":{\n \"elements\":[")
        }
    }

    private func write(element row: ResultRow, into buffer: inout ByteBuffer) {
        func value(_ field: ElementField) -> Value { elementColumns.value(field, of: row) }
        let name = EsriTraceLayout.ClassName(
            source: Self.text(value(.source)), group: Self.text(value(.group)), type: Self.text(value(.type)))
        let codes = layout.classes[name]
        buffer.append("\"networkSourceId\":")
        GeoJSONFeature.write(codes?.source.map { .integer(Int64($0)) } ?? .null, into: &buffer)
        buffer.append(",\"globalId\":")
        GeoJSONFeature.write(value(.id), into: &buffer)
        buffer.append(text: ",\"assetGroupCode\":\(codes?.group ?? 0),\"assetTypeCode\":\(codes?.type ?? 0)")
        if value(.from) == .null {
            let terminal = codes?.terminals[Self.text(value(.terminal))] ?? Self.singleTerminal
            buffer.append(text: ",\"terminalId\":\(terminal)")
        } else {
            buffer.append(",\"positionFrom\":")
            GeoJSONFeature.write(value(.from), into: &buffer)
            buffer.append(",\"positionTo\":")
            GeoJSONFeature.write(value(.to), into: &buffer)
        }
    }

    private func writeGeometry(into buffer: inout ByteBuffer) {
        let parts: [(name: String, geometry: FeatureGeometry?)] = [
            ("point", points.isEmpty ? nil : .points(points)), ("line", lines.isEmpty ? nil : .lines(lines)),
            ("polygon", polygons.isEmpty ? nil : .polygons(polygons)),
        ]
        var separator = "\n \"aggregatedGeometry\":{"
        for case (let name, let geometry?) in parts {
            buffer.append(text: "\(separator)\"\(name)\":")
            EsriGeometry.write(geometry, withSystem: true, into: &buffer)
            separator = ","
        }
        if separator == "," { buffer.append("},") }
    }

    private static func text(_ value: Value) -> String {
        if case .text(let text) = value { return text }
        return ""
    }
}

/// Hands the rows of `elements` to the document.
final class EsriElementsWriter: TableWriter {
    private let document: EsriTraceDocument

    init(_ document: EsriTraceDocument) { self.document = document }

    func append(_ row: ResultRow) throws { try document.append(element: row) }
    func finish() {}
}

/// Hands what ends each trace to the document, and closes it.
final class EsriResponsesWriter: TableWriter {
    private let document: EsriTraceDocument

    init(_ document: EsriTraceDocument) { self.document = document }

    func append(_ row: ResultRow) throws { try document.append(end: row) }
    func finish() throws { try document.close() }
}
