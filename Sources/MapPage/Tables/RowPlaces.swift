import Geometry

/// The places of a table's rows in one detail.
struct RowPlaces: Sendable {
    private var code = PlaceCode()
    /// By row, where the letters of its places end.
    private var ends: [Int] = []
    private let simplification: ConeSimplification
    /// Whether they take more than a page has room for: no further ones are coded then.
    private(set) var isTooLong = false

    /// - Parameter tolerance: metres that a line may be from where it was.
    init(tolerance: Double) { simplification = ConeSimplification(tolerance: tolerance) }

    mutating func append(_ geometry: DrawnGeometry) {
        if isTooLong { return }
        geometry.write(into: &code, simplification)
        ends.append(code.bytes.count)
        isTooLong = code.bytes.count > PageBudget.results
    }

    /// How many bytes of the page the places of the first rows take.
    func length(rows: Int) -> Int { isTooLong ? PageBudget.results * 2 : rows > 0 ? ends[rows - 1] : 0 }

    func write(rows: Int, into json: inout [UInt8]) { json += code.bytes[..<length(rows: rows)] }
}
