import CGDAL
import Glibc

/// A table of plain text (CSV), whose columns have the types that their values show.
///
/// GDAL takes a column of whole numbers for numbers, and so makes 123 of the id `00123`, and one and the same number of
/// all that are beyond 64 bits; it takes `-` and `12D03` for numbers, too; a column that begins with `F` or `yes` for truth
/// values, so that it drops all others; and texts that begin as times do for times. Where a column has such values, the table is opened once more with that column as text.
struct TextTable {
    /// Where it is read.
    let path: String
    let library: GDALLibrary
    /// How it is opened with all of its columns as text.
    private let options: [String]

    init(path: String, library: GDALLibrary) {
        (self.path, self.library) = (path, library)
        options = ["EMPTY_STRING_AS_NULL=YES"] + NumberedHead.options(of: path)
    }

    /// The source of a table with its columns retyped; nil where no column needs it.
    ///
    /// - Parameter typed: the source as GDAL has typed it.
    func retyped(_ typed: OpaquePointer) -> OpaquePointer? {
        let layers = (0..<max(0, library.functions.GDALDatasetGetLayerCount(typed))).compactMap {
            library.functions.GDALDatasetGetLayer(typed, $0)
        }
        let fields = layers.map { LayerField.fields(of: $0, library) }
        let isAsked = { (field: LayerField) in
            [.integer, .real, .boolean].contains(field.kind) || field.kind.isTemporal
        }
        guard fields.contains(where: { $0.contains(where: isAsked) }) else {
            return nil
        }
        guard let plain = open(path, drivers: ["CSV"], options: options) else {
            return nil
        }
        defer { library.functions.GDALClose(plain) }
        let columns = layers.indices.map { self.columns(Int32($0), of: plain, among: fields[$0]) }
        let codes = columns.map(\.codes)
        if codes.allSatisfy(\.isEmpty) { return nil }
        // The virtual format cannot tell columns of one name apart, so all stay text.
        if fields.contains(where: hasTwoOfAName) {
            return open(path, drivers: ["CSV"], options: options)
        }
        if columns.contains(where: \.needTheirOwnReader) {
            let texts = MemoryCopy.Texts(source: plain, columns: codes)
            if let copy = MemoryCopy(library: library).copy(of: typed, texts: texts) { return copy }
        }
        let names = layers.map { GDALLibrary.text(library.functions.OGR_L_GetName($0)) }
        let description = names.indices.map { self.description(of: names[$0], fields[$0], asText: codes[$0]) }
        return open(
            "<OGRVRTDataSource>\(description.joined())</OGRVRTDataSource>", drivers: ["OGR_VRT", "CSV"], options: [])
    }

    private func open(_ target: String, drivers: [String], options: [String]) -> OpaquePointer? {
        library.quietly {
            TextList.withPointers(drivers) { drivers in
                TextList.withPointers(options) { options in
                    library.functions.GDALOpenEx(target, GDALLibrary.openFlags, drivers, options, nil)
                }
            }
        }.outcome
    }

    private struct Columns {
        /// The places of those that hold codes: numbers with leading zeros, letters beside numbers, words of truth and times.
        var codes: Set<Int32> = []
        /// Of those with words of truth, or with decimals behind a comma: nobody but the reader of plain text understands these.
        var ofReader: Set<Int32> = []

        var needTheirOwnReader: Bool { !ofReader.isSubset(of: codes) }
    }

    private func columns(_ index: Int32, of plain: OpaquePointer, among fields: [LayerField]) -> Columns {
        let functions = library.functions
        guard let layer = functions.GDALDatasetGetLayer(plain, index) else { return Columns() }
        let numbers = fields.filter { $0.kind == .integer || $0.kind == .real }.map(\.index)
        let truths = fields.filter { $0.kind == .boolean }.map(\.index)
        let temporals = fields.filter(\.kind.isTemporal)
        var columns = Columns(ofReader: Set(truths))
        library.quietly {
            while let feature = functions.OGR_L_GetNextFeature(layer) {
                for number in numbers {
                    let text = functions.OGR_F_GetFieldAsString(feature, number)
                    if isCode(text) || !isNumber(text) { columns.codes.insert(number) }
                    if let text, strchr(text, Int32(UInt8(ascii: ","))) != nil { columns.ofReader.insert(number) }
                }
                for truth in truths where !isTruth(functions.OGR_F_GetFieldAsString(feature, truth)) {
                    columns.codes.insert(truth)
                }
                for field in temporals
                where !TemporalForm.isWhole(functions.OGR_F_GetFieldAsString(feature, field.index), field.kind) {
                    columns.codes.insert(field.index)
                }
                functions.OGR_F_Destroy(feature)
            }
        }
        return columns
    }

    /// Whether a value is a number as people write it, with a point or a comma before its decimals, or is empty.
    private func isNumber(_ text: UnsafePointer<CChar>?) -> Bool {
        guard let text else { return true }
        var place = text + strspn(text, " \t")
        if place[0] == 0 { return true }
        if strchr("+-", Int32(place[0])) != nil { place += 1 }
        func skipDigits() -> Int {
            let count = strspn(place, "0123456789")
            place += count
            return count
        }
        let whole = skipDigits()
        var decimals = 0
        if place[0] != 0, strchr(".,", Int32(place[0])) != nil {
            place += 1
            decimals = skipDigits()
        }
        guard whole + decimals > 0 else { return ["nan", "inf"].contains(GDALLibrary.text(place).lowercased()) }
        if place[0] != 0, strchr("eE", Int32(place[0])) != nil {
            place += 1
            if place[0] != 0, strchr("+-", Int32(place[0])) != nil { place += 1 }
            if skipDigits() == 0 { return false }
        }
        return place[strspn(place, " \t")] == 0
    }

    private func isCode(_ text: UnsafePointer<CChar>?) -> Bool {
        guard let text else { return false }
        var digits = text + strspn(text, " \t")
        if digits[0] != 0, strchr("+-", Int32(digits[0])) != nil { digits += 1 }
        guard digits[0] == CChar(UInt8(ascii: "0")) else { return isTooLong(text) }
        // Digits alone: 00.5 is a number that somebody has filled up with zeros.
        let count = strspn(digits, "0123456789")
        return count > 1 && digits[count + strspn(digits + count, " \t")] == 0
    }

    /// Whether a value is a word of truth. Single letters are codes: `T` is true, or a direction.
    private func isTruth(_ text: UnsafePointer<CChar>?) -> Bool {
        ["", "true", "false", "yes", "no"].contains(GDALLibrary.text(text).lowercased())
    }

    private func hasTwoOfAName(_ fields: [LayerField]) -> Bool {
        Set(fields.map { $0.name.lowercased() }).count < fields.count
    }

    /// Whether a whole number is beyond 64 bits, to which GDAL would cut it.
    private func isTooLong(_ text: UnsafePointer<CChar>?) -> Bool {
        guard let text, strlen(text) > 18, strspn(text, "+-0123456789") == strlen(text) else { return false }
        return Int64(GDALLibrary.text(text)) == nil
    }

    /// A layer in the words of GDAL's virtual format.
    private func description(of name: String, _ fields: [LayerField], asText codes: Set<Int32>) -> String {
        let columns = fields.map { field in
            let type = codes.contains(field.index) ? "String" : TextTable.typeName(field.kind)
            return "<Field name=\"\(escaped(field.name))\" src=\"\(escaped(field.name))\" type=\"\(type)\"/>"
        }
        return "<OGRVRTLayer name=\"\(escaped(name))\">"
            + "<SrcDataSource relativeToVRT=\"0\" shared=\"0\">\(escaped(path))</SrcDataSource>"
            + "<OpenOptions>\(openOptions)</OpenOptions>"
            + "<SrcLayer>\(escaped(name))</SrcLayer><GeometryType>wkbNone</GeometryType>\(columns.joined())</OGRVRTLayer>"
    }

    private var openOptions: String {
        options.map { $0.split(separator: "=") }.map { "<OOI key=\"\($0[0])\">\($0[1])</OOI>" }.joined()
    }

    private static func typeName(_ kind: LayerField.Kind) -> String {
        switch kind {
        case .integer: "Integer64"
        case .real, .singleReal: "Real"
        case .date: "Date"
        case .time: "Time"
        case .dateTime: "DateTime"
        // GDAL would make 0 of every word of truth.
        case .text, .list, .binary, .boolean: "String"
        }
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
