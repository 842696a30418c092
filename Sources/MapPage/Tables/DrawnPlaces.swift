import Geometry

/// The places of a table's rows in one detail.
struct DrawnPlaces: Sendable {
    private var code = PlaceCode()
    /// By row, where the letters of its places end.
    private var ends: [Int] = []
    private let simplification: ConeSimplification

    /// - Parameter tolerance: metres that a line may be from where it was.
    init(tolerance: Double) { simplification = ConeSimplification(tolerance: tolerance) }

    mutating func append(_ geometry: DrawnGeometry) {
        // There is no room for what would stand behind them.
        if code.bytes.count > PageBudget.results { return }
        geometry.write(into: &code, simplification)
        ends.append(code.bytes.count)
    }

    /// How many bytes of the page the places of the first rows take; more than it has room for, where it has none for them.
    func length(rows: Int) -> Int { rows > ends.count ? PageBudget.results * 2 : rows > 0 ? ends[rows - 1] : 0 }

    /// - Parameter rows: that there is room for.
    func write(rows: Int, into json: inout [UInt8]) { json += code.bytes[..<length(rows: rows)] }
}
