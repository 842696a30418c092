import Results

/// Writes the table `records` as groups of related records, in the shape of the answer of Esri's REST operation
/// "Query Related Records" (https://developers.arcgis.com/rest/services-reference/enterprise/query-related-records-feature-service/).
///
/// The rows say of themselves which group they are of. Fields stand behind the groups, since the kind of geometry is known
/// at the end alone.
final class RelatedGroupsWriter: TableWriter {
    private let file: OutputFile
    private let layout: RelatedGroupsLayout
    /// For each field what stands before its value.
    private let keys: [[UInt8]]
    private var group: Int?
    private var isFirstRecord = true
    private var geometryType: String?

    /// - Throws: `WriteError`.
    init(file: OutputFile, table: Table, layout: RelatedGroupsLayout) throws {
        self.file = file
        self.layout = layout
        keys = layout.fields.enumerated().map { index, field in
            var key = ByteBuffer()
            if index > 0 { key.append(UInt8(ascii: ",")) }
            key.append(quoted: field.name)
            key.append(UInt8(ascii: ":"))
            return key.withBytes { [UInt8]($0) }
        }
        try file.write { $0.append("{\"relatedRecordGroups\":[") }
    }

    func append(_ row: ResultRow) throws {
        if row.group?.number != group { try begin(row) }
        guard let group = row.group, !group.isEmpty else { return }
        if let geometry = row.geometry, geometryType == nil { geometryType = EsriGeometry.typeName(of: geometry) }
        try file.write { buffer in
            buffer.append(isFirstRecord ? "\n  {" : ",\n  {")
            writeRecord(row, into: &buffer)
            buffer.append(UInt8(ascii: "}"))
        }
        isFirstRecord = false
    }

    func finish() throws {
        try endGroup()
        let exceeds = layout.exceedsLimit
        try file.write { buffer in
            buffer.append("\n],\n\"fields\":[")
            for (index, field) in layout.fields.enumerated() {
                if index > 0 { buffer.append(UInt8(ascii: ",")) }
                buffer.append("{\"name\":")
                buffer.append(quoted: field.name)
                buffer.append(text: ",\"type\":\"\(field.type.rawValue)\",\"alias\":")
                buffer.append(quoted: field.name)
                buffer.append(UInt8(ascii: "}"))
            }
            buffer.append("]")
            if let geometryType {
                buffer.append(text: ",\n\"geometryType\":\"\(geometryType)\",\n\"spatialReference\":{\"wkid\":4326}")
            }
            buffer.append(text: ",\n\"exceededTransferLimit\":\(exceeds)}\n")
        }
        try file.close()
    }

    private func begin(_ row: ResultRow) throws {
        try endGroup()
        let (isFirst, id) = (group == nil, row.values[layout.idColumn])
        group = row.group?.number
        isFirstRecord = true
        try file.write { buffer in
            buffer.append(isFirst ? "\n {\"objectId\":" : ",\n {\"objectId\":")
            GeoJSONFeature.write(id, into: &buffer)
            guard let column = layout.countColumn else { return buffer.append(",\"relatedRecords\":[") }
            buffer.append(",\"count\":")
            GeoJSONFeature.write(row.values[column], into: &buffer)
        }
    }

    private func endGroup() throws {
        guard group != nil else { return }
        let closing = layout.countColumn == nil ? "]}" : "}"
        try file.write { $0.append(text: closing) }
    }

    /// Esri has no type for yes and no.
    private func write(_ value: Value, into buffer: inout ByteBuffer) {
        guard case .boolean(let isTrue) = value else { return GeoJSONFeature.write(value, into: &buffer) }
        buffer.append(UInt8(ascii: isTrue ? "1" : "0"))
    }

    private func writeRecord(_ row: ResultRow, into buffer: inout ByteBuffer) {
        buffer.append("\"attributes\":{")
        for (index, field) in layout.fields.enumerated() {
            buffer.append(keys[index])
            write(row.values[field.column], into: &buffer)
        }
        buffer.append(UInt8(ascii: "}"))
        guard layout.hasGeometry, let geometry = row.geometry else { return }
        buffer.append(",\"geometry\":")
        EsriGeometry.write(geometry, into: &buffer)
    }
}
