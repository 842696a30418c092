import CGDAL
import Glibc
import Vocabulary

/// Reads the fields of one feature of GDAL's. Valid as long as the feature is.
struct FieldReading {
    private unowned(unsafe) let library: GDALLibrary
    private let feature: OpaquePointer
    private let strays: StrayValues?
    private let unreadable: UnreadableTexts?

    /// - Parameters:
    ///   - strays: values that are not of the types of their fields; nil where there are none.
    ///   - unreadable: is told of texts that are not UTF-8.
    /// - Precondition: the library outlives the reading.
    init(
        _ library: GDALLibrary, _ feature: OpaquePointer, _ strays: StrayValues? = nil,
        noting unreadable: UnreadableTexts? = nil
    ) {
        self.library = library
        self.feature = feature
        self.strays = strays
        self.unreadable = unreadable
    }

    func value(of field: LayerField) -> FieldValue {
        if field.index == LayerField.rowIdIndex { return .integer(Int64(library.functions.OGR_F_GetFID(feature))) }
        let stray = strays?.value(ofRow: Int64(library.functions.OGR_F_GetFID(feature)), field)
        if let stray, !field.holdsDates || !StrayValues.isLikeDate(stray.text ?? "") { return stray }
        guard library.functions.OGR_F_IsFieldSetAndNotNull(feature, field.index) != 0 else { return stray ?? .null }
        switch field.kind {
        case .integer: return .integer(Int64(library.functions.OGR_F_GetFieldAsInteger64(feature, field.index)))
        case .boolean: return .boolean(library.functions.OGR_F_GetFieldAsInteger64(feature, field.index) != 0)
        case .real: return .real(library.functions.OGR_F_GetFieldAsDouble(feature, field.index))
        case .singleReal: return .real(single(field))
        case .date, .time, .dateTime: return temporal(field)
        case .list(let item): return list(of: item, field)
        case .text: return .text(text(of: field))
        case .binary: return .null
        }
    }

    private func text(of field: LayerField) -> String {
        guard let characters = library.functions.OGR_F_GetFieldAsString(feature, field.index) else { return "" }
        let bytes = bytes(characters, of: field)
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        unreadable?.note(field, feature, library)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A value of a field of texts, without what only fills it up.
    private func bytes(_ characters: UnsafePointer<CChar>, of field: LayerField) -> UnsafeBufferPointer<UInt8> {
        var count = strlen(characters)
        while field.isPadded, count > 0, characters[count - 1] == CChar(UInt8(ascii: " ")) { count -= 1 }
        return UnsafeBufferPointer(
            start: UnsafeRawPointer(characters).assumingMemoryBound(to: UInt8.self), count: count)
    }

    /// Calls `body` with the bytes of a field of texts, as they are; with nil where it is empty.
    ///
    /// - Precondition: the field's kind is `text`.
    func withText<Answer>(of field: LayerField, _ body: (UnsafeBufferPointer<UInt8>?) throws -> Answer) rethrows
        -> Answer
    {
        guard library.functions.OGR_F_IsFieldSetAndNotNull(feature, field.index) != 0,
            let text = library.functions.OGR_F_GetFieldAsString(feature, field.index)
        else { return try body(nil) }
        let bytes = bytes(text, of: field)
        if !UnsafeRawBufferPointer(bytes).isUTF8 { unreadable?.note(field, feature, library) }
        return try body(bytes)
    }

    /// GDAL's own text of a list has the count before it, and ends after 80 bytes.
    private func list(of item: LayerField.ListItem, _ field: LayerField) -> FieldValue {
        var count: Int32 = 0
        func items<Item>(_ start: UnsafePointer<Item>?, _ text: (Item) -> FieldValue) -> [String] {
            UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(max(0, count))).map { text($0).text ?? "" }
        }
        let functions = library.functions
        let texts =
            switch item {
            case .integer:
                items(functions.OGR_F_GetFieldAsIntegerList(feature, field.index, &count)) { .integer(Int64($0)) }
            case .longInteger:
                items(functions.OGR_F_GetFieldAsInteger64List(feature, field.index, &count)) { .integer($0) }
            case .real: items(functions.OGR_F_GetFieldAsDoubleList(feature, field.index, &count)) { .real($0) }
            case .text:
                TextList.texts(functions.OGR_F_GetFieldAsStringList(feature, field.index)) {
                    unreadable?.note(field, feature, library)
                }
            }
        return texts.isEmpty ? .null : .text(texts.joined(separator: LayerField.listSeparator))
    }

    /// 4 bytes hold 0.1 as another number than 8 bytes do: the one with the fewest digits is meant.
    private func single(_ field: LayerField) -> Double {
        let number = library.functions.OGR_F_GetFieldAsDouble(feature, field.index)
        return Double("\(Float(number))") ?? number
    }

    private func temporal(_ field: LayerField) -> FieldValue {
        guard let (date, time, zone) = parts(of: field) else { return .null }
        switch field.kind {
        case .date: return .text(date)
        case .time: return .text(time)
        default: return .text("\(date)T\(time)\(field.isOnLocalClocks ? "" : TemporalText.zone(zone))")
        }
    }

    /// How far the clocks of a time are ahead of UTC; nil where it does not say it.
    func minutesAheadOfUTC(of field: LayerField) -> Int? { parts(of: field).flatMap { TemporalText.minutes($0.zone) } }

    /// A date, a time and GDAL's flag for where its clocks are; nil for none.
    private func parts(of field: LayerField) -> (date: String, time: String, zone: Int32)? {
        var (year, month, day, hour, minute, zone) = (Int32(0), Int32(0), Int32(0), Int32(0), Int32(0), Int32(0))
        var second = Float(0)
        guard
            library.functions.OGR_F_GetFieldAsDateTimeEx(
                feature, field.index, &year, &month, &day, &hour, &minute, &second, &zone) != 0
        else { return nil }
        let date = "\(TemporalText.digits(year, 4))-\(TemporalText.digits(month, 2))-\(TemporalText.digits(day, 2))"
        return (date, TemporalText.time(hour, minute, second), zone)
    }
}
