import FeatureSources
import TestSupport

/// Tables with random keys, and the way through them.
struct OracleScenario {
    /// What a column of a key holds.
    enum KeyType: String, CaseIterable {
        case integer = "BIGINT"
        case real = "REAL"
        case text = "TEXT"
    }

    struct Table {
        let name: String
        var columns: [(name: String, type: String)]
        var rows: [(id: Int64, values: [FieldValue])]

        /// The statements that make it.
        var statements: String {
            let columns = columns.map { ", \($0.name) \($0.type)" }.joined()
            let inserts = rows.map { row in
                let values = [String(row.id)] + row.values.map(OracleScenario.literal)
                return "INSERT INTO \(name) VALUES (\(values.joined(separator: ", ")));"
            }
            return "CREATE TABLE \(name) (id INTEGER PRIMARY KEY\(columns)); " + inserts.joined(separator: " ")
        }

        /// The values of columns whose names start so, row by row.
        func keys(_ prefix: String) -> [[FieldValue]] {
            let places = columns.indices.filter { columns[$0].name.hasPrefix(prefix) }
            return rows.map { row in places.map { row.values[$0] } }
        }

        func types(_ prefix: String) -> [String] { columns.filter { $0.name.hasPrefix(prefix) }.map(\.type) }
    }

    /// From one table to the next: columns of the first start with `to`, those of the second with `from`.
    struct Leg {
        let isUniqueFrom: Bool?
        let isUniqueTo: Bool?
        let isReference: Bool?
    }

    private(set) var tables: [Table] = []
    private(set) var legs: [Leg] = []
    private(set) var steps: [(isThrough: Bool, isUniqueFrom: Bool?, isUniqueTo: Bool?)] = []
    let hasAttributes: Bool
    let condition: String?
    private let partCount: Int

    init(_ random: inout SplitMix64) {
        partCount = random.happens(0.3) ? 2 : 1
        condition = random.happens(0.4) ? "note >= 1" : nil
        let throughs = (0..<random.whole(1...2)).map { _ in random.happens(0.5) }
        hasAttributes = throughs.last == true && random.happens(0.6)
        for isThrough in throughs {
            let (from, to) = (random.one(of: [true, false, nil]), random.one(of: [true, false, nil]))
            steps.append((isThrough, from, to))
            legs +=
                isThrough
                ? [
                    Leg(isUniqueFrom: from, isUniqueTo: nil, isReference: false),
                    Leg(isUniqueFrom: nil, isUniqueTo: to, isReference: true),
                ]
                : [Leg(isUniqueFrom: from, isUniqueTo: to, isReference: to.map { $0 && from == false })]
        }
        for place in 0...legs.count { tables.append(table(place, &random)) }
    }

    private func table(_ place: Int, _ random: inout SplitMix64) -> Table {
        var columns: [(name: String, type: String)] = []
        for prefix in ["from", "to"] {
            for part in 0..<partCount {
                columns.append(("\(prefix)\(part)", random.one(of: KeyType.allCases).rawValue))
            }
        }
        if place == legs.count || (place == legs.count - 1 && hasAttributes) { columns.append(("note", "INTEGER")) }
        let ids = (1...40).shuffled(using: &random).prefix(random.whole(0...14))
        let rows = ids.map { id in
            (id: Int64(id), values: columns.map { OracleScenario.value(of: $0.name, $0.type, &random) })
        }
        return Table(name: "t\(place)", columns: columns, rows: rows)
    }

    private static let texts = [
        "0", "1", "01", " 2", "2 ", "2.0", "3", "3.5", "", "abc", "Abc", "9007199254740993",
        "{0F8FAD5B-D9CB-469F-A165-70867728950E}", "0f8fad5b-d9cb-469f-a165-70867728950e",
    ]

    private static func value(of name: String, _ type: String, _ random: inout SplitMix64) -> FieldValue {
        if random.happens(0.12) { return .null }
        if name == "note" { return .integer(Int64(random.whole(0...2))) }
        return switch type {
        case "BIGINT": .integer(random.happens(0.1) ? 9_007_199_254_740_993 : Int64(random.whole(0...4)))
        case "REAL": .real(Double(random.whole(0...8)) / 2)
        default: .text(random.one(of: texts))
        }
    }

    private static func literal(_ value: FieldValue) -> String {
        if case .text(let text) = value { return "'\(text)'" }
        return value.text ?? "NULL"
    }
}
