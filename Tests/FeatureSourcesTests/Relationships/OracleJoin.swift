import FeatureSources
import Foundation

/// The rows that belong together by looking at every pair of rows.
struct OracleJoin {
    struct Link: Hashable {
        let row: Int
        let related: Int64
        let attributes: [FieldValue]
    }

    private(set) var links: Set<Link> = []
    private(set) var counts = RelatedCounts()

    init(_ scenario: OracleScenario) {
        let tables = scenario.tables
        var ways: [[Int]] = tables[0].rows.indices.map { [$0] }
        var reached = Array(tables[0].rows.indices)
        for (place, leg) in scenario.legs.enumerated() {
            let isLast = place == scenario.legs.count - 1
            let (from, to) = OracleJoin.keys(tables[place], tables[place + 1])
            let pairs = Dictionary(
                uniqueKeysWithValues: reached.map { row in
                    (row, from[row].isComparable ? to.indices.filter { to[$0] == from[row] } : [])
                })
            count(leg, isFirst: place == 0, reached.map { from[$0] }, pairs, to)
            let notes = scenario.condition == nil || !isLast ? nil : tables[place + 1].keys("note")
            let isKept = { (row: Int) in notes.map { OracleJoin.meetsCondition($0[row]) } ?? true }
            if isLast {
                let attributes = scenario.hasAttributes ? tables[place].keys("note") : nil
                arrive(ways, pairs.mapValues { $0.filter(isKept) }, tables[place + 1], attributes)
            }
            ways = ways.map { way in
                let found = way.flatMap { pairs[$0] ?? [] }
                if !isLast { counts.repeatedPairs += found.count - Set(found).count }
                return Set(found).sorted()
            }
            reached = Set(ways.flatMap { $0 }).sorted()
        }
    }

    private static func meetsCondition(_ note: [FieldValue]) -> Bool { (note[0].number ?? -1) >= 1 }

    private mutating func arrive(
        _ ways: [[Int]], _ pairs: [Int: [Int]], _ table: OracleScenario.Table, _ attributes: [[FieldValue]]?
    ) {
        for (row, way) in ways.enumerated() {
            var isMatched = false
            for between in way {
                for related in pairs[between] ?? [] {
                    isMatched = true
                    let link = Link(row: row, related: table.rows[related].id, attributes: attributes?[between] ?? [])
                    if !links.insert(link).inserted { counts.repeatedPairs += 1 }
                }
            }
            if !isMatched { counts.unmatched += 1 }
        }
    }

    private mutating func count(
        _ leg: OracleScenario.Leg, isFirst: Bool, _ from: [OracleKey], _ pairs: [Int: [Int]], _ to: [OracleKey]
    ) {
        let nulls = from.count { $0 == .null }
        let lost = from.count { key in key != .null && !(key.isComparable && to.contains(key)) }
        let orphans = leg.isReference == false ? 0 : lost
        if isFirst {
            (counts.nullKeys, counts.orphans) = (nulls, orphans)
        } else {
            counts.throughNullKeys += nulls
            counts.throughOrphans += orphans
        }
        counts.unreadableKeys += (from + to).count { $0 == .unreadable }
        let asked = Set(from.filter(\.isComparable))
        if leg.isUniqueFrom == true { counts.duplicateFromKeys += asked.count { key in from.count { $0 == key } > 1 } }
        if leg.isUniqueTo == true { counts.duplicateToKeys += asked.count { key in to.count { $0 == key } > 1 } }
    }

    private static func keys(
        _ from: OracleScenario.Table, _ to: OracleScenario.Table
    ) -> (from: [OracleKey], to: [OracleKey]) {
        let areNumbers = zip(from.types("to"), to.types("from")).map { $0 != "TEXT" || $1 != "TEXT" }
        return (from.keys("to").map { OracleKey($0, areNumbers) }, to.keys("from").map { OracleKey($0, areNumbers) })
    }
}

/// A key in words: `5` for each way to write 5 where numbers are compared.
enum OracleKey: Hashable {
    case null, unreadable
    case words([String])

    init(_ values: [FieldValue], _ areNumbers: [Bool]) {
        let words = zip(values, areNumbers).map { OracleKey.word($0, isNumber: $1) }
        if values.contains(.null) {
            self = .null
        } else if words.contains(nil) {
            self = .unreadable
        } else {
            self = .words(words.compactMap { $0 })
        }
    }

    var isComparable: Bool { self != .null && self != .unreadable }

    private static func word(_ value: FieldValue, isNumber: Bool) -> String? {
        guard let text = value.text else { return nil }
        if isNumber {
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            guard trimmed.wholeMatch(of: #/[0-9]+(\.[0-9]+)?/#) != nil else { return nil }
            return Decimal(string: trimmed).map { "\($0)" }
        }
        let bare = text.lowercased().trimmingCharacters(in: ["{", "}"])
        return bare.wholeMatch(of: #/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/#) == nil ? text : bare
    }
}
