import Analyses
import FeatureSources
import JobSpec
import StreetNetwork
import Vocabulary

/// One row of a layer as a stop has it.
struct StopRow {
    let id: String?
    let name: String?
    let route: String?
    let sequence: Int64?
    let type: StopType?
    /// Milliseconds.
    let service: Int64?
    /// Millionths of what is spent of the job's reported costs, by their places.
    let costs: [Int: Int64]
    let window: ClockWindow?
    let curbApproach: CurbApproach?
    let bearing: Bearing?
    let kept: [FieldValue]

    /// - Parameters:
    ///   - values: of the fields of `columns.all`.
    ///   - common: what stops are whose rows do not say it.
    ///   - clock: nil where time windows do not count.
    /// - Throws: `RowFault`.
    init(_ values: [FieldValue], _ columns: StopColumns, common: StopType, clock: RouteClock?) throws(RowFault) {
        let (own, costs, kept) = columns.parted(values)
        id = own[.id]?.text
        name = own[.name]?.text
        route = TravelValue.text(own[.route])
        sequence = try StopRow.sequence(own[.sequence], columns[.sequence])
        type = try StopRow.type(own[.type], columns[.type])
        service = try StopRow.service(own[.service], columns[.service])
        if let field = columns[.service], type ?? common == .waypoint, service ?? 0 > 0 {
            throw RowFault(field: field.name, reason: "a waypoint is passed without stopping, so it has no service")
        }
        self.costs = try StopRow.costs(costs, columns.costs)
        window = try StopRow.window(own, columns, clock)
        curbApproach = try TravelValue.approach(own[.curbApproach], columns[.curbApproach])
        bearing = try TravelValue.bearing(
            own[.bearing], columns[.bearing], own[.bearingTolerance], columns[.bearingTolerance])
        self.kept = kept
    }

    private static func sequence(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> Int64? {
        guard let field, let value, !value.isNull else { return nil }
        if let number = value.number, let whole = Int64(exactly: number), whole >= 1 { return whole }
        throw RowFault(field: field.name, reason: "expected a whole number from 1, not '\(value.text ?? "")'")
    }

    /// The words of job files, or Network Analyst's numbers.
    private static func type(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> StopType? {
        guard let field, let value, let text = TravelValue.text(value) else { return nil }
        if let number = value.number, let whole = Int(exactly: number), StopType.allCases.indices.contains(whole) {
            return StopType.allCases[whole]
        }
        if let type = StopType(rawValue: text.lowercased()) { return type }
        throw RowFault(field: field.name, reason: "expected stop, waypoint or break, or 0, 1 or 2, not '\(text)'")
    }

    /// A bare number is minutes; a text may have a unit.
    private static func service(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> Int64? {
        guard let field, let value, let text = TravelValue.text(value) else { return nil }
        if let minutes = value.number {
            if minutes >= 0, minutes < 1e9 { return Int64((minutes * 60_000).rounded()) }
            throw RowFault(field: field.name, reason: "expected a time of zero or more, not '\(text)'")
        }
        do {
            return try TimeSpan(text: text).milliseconds
        } catch {
            throw RowFault(field: field.name, reason: "\(error)")
        }
    }

    private static func costs(
        _ values: [FieldValue], _ fields: [StopColumns.CostField]
    ) throws(RowFault) -> [Int: Int64] {
        var costs: [Int: Int64] = [:]
        for (value, cost) in zip(values, fields) {
            guard let text = TravelValue.text(value) else { continue }
            do {
                // Any cost of the user's will do: all are amounts without a unit.
                costs[cost.place] = try CostAmount(text: text).amount(of: .attribute(cost.field.name))
            } catch {
                throw RowFault(field: cost.field.name, reason: "\(error)")
            }
        }
        return costs
    }
}

extension StopRow {
    /// Both ends, or no window where both fields are empty.
    private static func window(
        _ own: [StopRole: FieldValue], _ columns: StopColumns, _ clock: RouteClock?
    ) throws(RowFault) -> ClockWindow? {
        guard let clock, let opens = columns[.windowStart], let closes = columns[.windowEnd] else { return nil }
        let start = try moment(own[.windowStart], opens, on: clock)
        let end = try moment(own[.windowEnd], closes, on: clock)
        if start == nil, end == nil { return nil }
        guard let start, let end else {
            throw RowFault(
                field: (start == nil ? opens : closes).name, reason: "a time window has two ends, and this one is empty"
            )
        }
        if let window = ClockWindow(from: start, to: end, on: clock) { return window }
        throw RowFault(field: closes.name, reason: "the time window closes before it opens")
    }

    /// A date and a time, or a time of day; parts of seconds are left out.
    private static func moment(
        _ value: FieldValue?, _ field: LayerField, on clock: RouteClock
    ) throws(RowFault) -> ClockTime? {
        guard let text = TravelValue.text(value) else { return nil }
        if let time = ClockTime(withoutParts(text)) { return time }
        throw RowFault(
            field: field.name, reason: "expected a time such as 2026-05-01T08:00 or 08:00, not '\(text)'")
    }

    /// The text without `.123` behind the seconds.
    private static func withoutParts(_ text: String) -> String {
        guard let point = text.firstIndex(of: ".") else { return text }
        let rest = text[text.index(after: point)...].drop { $0.isASCII && $0.isNumber }
        return String(text[..<point] + rest)
    }
}
