import StopOrdering

/// An instance of TSPLIB: a name and what it costs to go from each place to each other.
public struct TSPLIBInstance: Sendable {
    public let name: String
    public let isSymmetric: Bool
    public let rows: [[Int64]]

    /// - Parameter file: what the file is called in errors.
    /// - Throws: `TSPLIBError`.
    public init(_ contents: String, file: String) throws {
        let text = try TSPLIBText(contents, file: file)
        name = try text.value(of: "NAME").text
        isSymmetric = try Self.isSymmetric(text)
        let count = try Self.dimension(text)
        let type = try text.value(of: "EDGE_WEIGHT_TYPE")
        if type.text == "EXPLICIT" {
            rows = try TSPLIBMatrix(text, count: count).rows
        } else {
            guard let measure = TSPLIBMeasure(rawValue: type.text) else {
                let known = TSPLIBMeasure.allCases.map(\.rawValue).joined(separator: ", ")
                throw text.error(type.line, "EDGE_WEIGHT_TYPE is EXPLICIT, \(known), not `\(type.text)`")
            }
            rows = try measure.rows(text, count: count)
        }
    }

    /// A tour of all places, or a way with free ends.
    public func problem(openStart: Bool, openEnd: Bool) -> OrderingProblem {
        OrderingProblem(
            costs: CostMatrix(rows: rows.map { $0.map(Optional.some) }), keepsFirst: !openStart, keepsLast: !openEnd,
            returnsToStart: !openStart && !openEnd)
    }

    /// The same instance with its places in another order: what was place `order[i]` is place i.
    public func rearranged(_ order: [Int]) -> TSPLIBInstance {
        TSPLIBInstance(name: name, isSymmetric: isSymmetric, rows: order.map { from in order.map { rows[from][$0] } })
    }

    private init(name: String, isSymmetric: Bool, rows: [[Int64]]) {
        self.name = name
        self.isSymmetric = isSymmetric
        self.rows = rows
    }

    private static func isSymmetric(_ text: TSPLIBText) throws -> Bool {
        let type = try text.value(of: "TYPE")
        switch type.text.split(separator: " ").first {
        case "TSP": return true
        case "ATSP": return false
        default: throw text.error(type.line, "TYPE is TSP or ATSP, not `\(type.text)`")
        }
    }

    private static func dimension(_ text: TSPLIBText) throws -> Int {
        let dimension = try text.value(of: "DIMENSION")
        guard let count = Int(dimension.text), (1...20_000).contains(count) else {
            throw text.error(dimension.line, "DIMENSION is a whole number from 1 to 20000, not `\(dimension.text)`")
        }
        return count
    }
}
