import CGDAL

/// A field of a layer or table.
public struct LayerField: Hashable, Sendable {
    /// What a field's values are.
    public enum Kind: Hashable, Sendable {
        case integer, real, text, boolean
        case date, time, dateTime
        /// Numbers that are kept in 4 bytes.
        case singleReal
        /// Several values in one, given as a text with commas between them.
        case list(of: ListItem)
        /// Bytes, which are not read.
        case binary

        /// Whether its values are dates or times.
        var isTemporal: Bool { [.date, .time, .dateTime].contains(self) }
    }

    /// What the values of a list are; integers have 32 bits, long ones 64.
    public enum ListItem: Sendable {
        case text, integer, longInteger, real
    }

    public let name: String
    public let kind: Kind
    /// Its place among the layer's fields; -1 for the row's own id.
    let index: Int32

    /// Whether its times are those of clocks where they were noted, whatever zone GDAL says they are in.
    var isOnLocalClocks = false

    /// Whether GDAL gives its whole numbers 32 bits.
    var isShort = false

    /// Whether its texts are filled up with blanks to one length, which are no part of them (`char(n)` of databases).
    var isPadded = false

    static let rowIdIndex: Int32 = -1
    /// Of a field of rows that there are not.
    static let unknownIndex: Int32 = -2

    /// What stands between the values of a list.
    public static let listSeparator = ", "

    /// Whether a value of it is several ones.
    public var isList: Bool {
        if case .list = kind { true } else { false }
    }

    /// Whether it can be read.
    public var isReadable: Bool { kind != .binary }

    /// All fields of a layer, in its order.
    static func fields(of layer: OpaquePointer, _ library: GDALLibrary) -> [LayerField] {
        let functions = library.functions
        guard let definition = functions.OGR_L_GetLayerDefn(layer) else { return [] }
        return (0..<max(0, functions.OGR_FD_GetFieldCount(definition))).compactMap { index in
            guard let field = functions.OGR_FD_GetFieldDefn(definition, index) else { return nil }
            let type = functions.OGR_Fld_GetType(field)
            return LayerField(
                name: GDALLibrary.text(functions.OGR_Fld_GetNameRef(field)),
                kind: kind(type: type, subtype: functions.OGR_Fld_GetSubType(field)), index: index, isShort: type == 0)
        }
    }

    /// By OGRFieldType and OGRFieldSubType of GDAL's ogr_core.h.
    private static func kind(type: Int32, subtype: Int32) -> Kind {
        switch type {
        case 0, 12: subtype == 1 ? .boolean : .integer
        case 2: subtype == 3 ? .singleReal : .real
        case 1: .list(of: .integer)
        case 3: .list(of: .real)
        case 5, 7: .list(of: .text)
        case 13: .list(of: .longInteger)
        case 8: .binary
        case 9: .date
        case 10: .time
        case 11: .dateTime
        default: .text
        }
    }
}
