/// How many bytes of the page the first rows of a column take, in the form in which they take the fewest.
struct ColumnLength: Sendable {
    enum Form {
        /// There is nothing but null.
        case null
        /// Cell behind cell.
        case cells
        /// Each different cell once, and row by row which of them it is.
        case values
    }

    private var cells = 0
    private var values = 0
    private var places = 0
    /// How many different cells there are.
    private(set) var distinct = 0
    private var isNull = true

    /// Adds a row.
    ///
    /// - Parameters:
    ///   - number: that of its cell; those that are new come in order.
    ///   - list: of the different cells.
    mutating func add(_ number: Int32, of list: CellList) {
        let bytes = list.length(of: Int(number)) + 1
        cells += bytes
        places += Self.digits(number) + 1
        guard Int(number) == distinct else { return }
        values += bytes
        distinct += 1
        isNull = distinct == 1 && list.withJSON(of: Int(number)) { $0.first == UInt8(ascii: "n") }
    }

    private static func digits(_ number: Int32) -> Int {
        var (digits, rest) = (1, number)
        while rest > 9 {
            digits += 1
            rest /= 10
        }
        return digits
    }

    /// What stands around a list, beside its items and the commas behind them.
    private static let list = 1
    private static let valuesFrame = "{\"values\":}".utf8.count + list
    private static let placesFrame = ",\"places\":".utf8.count + list

    var form: Form { isNull ? .null : listed <= coded ? .cells : .values }

    /// With the comma behind it.
    var bytes: Int { (isNull ? "null".utf8.count : min(listed, coded)) + 1 }

    private var listed: Int { cells + Self.list }
    private var coded: Int { Self.valuesFrame + values + (distinct > 1 ? Self.placesFrame + places : 0) }
}
