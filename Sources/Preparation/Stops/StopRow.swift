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
    /// Whether a recognised field has a time for the stop, which is a waypoint and passed without stopping.
    let hasIdleService: Bool
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
    ///   - check: takes what cannot be used.
    init(
        _ values: [FieldValue], _ columns: StopColumns, common: StopType, clock: RouteClock?, _ check: inout RowCheck
    ) {
        let (own, costs, kept) = columns.parted(values)
        id = TravelValue.text(own[.id])
        name = TravelValue.text(own[.name])
        route = TravelValue.text(own[.route])
        sequence = check.value(try StopRow.sequence(own[.sequence], columns[.sequence]))
        type = check.value(try StopRow.type(own[.type], columns[.type]))
        service = check.value(try StopRow.service(own[.service], columns[.service]))
        let isIdle = type ?? common == .waypoint && service ?? 0 > 0
        hasIdleService = isIdle && columns.areRecognised
        if let field = columns[.service], isIdle, !columns.areRecognised {
            check.add(
                RowFault(field: field.name, reason: "a waypoint is passed without stopping, so it has no service"))
        }
        self.costs = StopRow.costs(costs, columns.costs, &check)
        window = StopRow.window(own, columns, clock, &check)
        curbApproach = check.value(try TravelValue.approach(own[.curbApproach], columns[.curbApproach]))
        bearing = TravelValue.bearing(
            own[.bearing], columns[.bearing], own[.bearingTolerance], columns[.bearingTolerance], &check)
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
            let milliseconds = (minutes * 60_000).rounded()
            if 0...TimeSpan.greatest ~= milliseconds { return Int64(milliseconds) }
            throw RowFault(
                field: field.name,
                reason: minutes > 0 ? "'\(text)' is too large" : "expected a time of zero or more, not '\(text)'")
        }
        do {
            return try TimeSpan(text: text).milliseconds
        } catch {
            throw RowFault(field: field.name, reason: "\(error)")
        }
    }

    private static func costs(
        _ values: [FieldValue], _ fields: [StopColumns.CostField], _ check: inout RowCheck
    ) -> [Int: Int64] {
        var costs: [Int: Int64] = [:]
        for (value, cost) in zip(values, fields) {
            costs[cost.place] = check.value(try amount(value, cost.field))
        }
        return costs
    }

    private static func amount(_ value: FieldValue, _ field: LayerField) throws(RowFault) -> Int64? {
        guard let text = TravelValue.text(value) else { return nil }
        do {
            // Any cost of the user's will do: all are amounts without a unit.
            return try CostAmount(text: text).amount(of: .attribute(field.name))
        } catch {
            throw RowFault(field: field.name, reason: "\(error)")
        }
    }
}

extension StopRow {
    private static func window(
        _ own: [StopRole: FieldValue], _ columns: StopColumns, _ clock: RouteClock?, _ check: inout RowCheck
    ) -> ClockWindow? {
        guard let clock, let opens = columns[.windowStart], let closes = columns[.windowEnd] else { return nil }
        let before = check.faults.count
        let start = check.value(try moment(own[.windowStart], opens))
        let end = check.value(try moment(own[.windowEnd], closes))
        guard check.faults.count == before else { return nil }
        return check.value(try window(from: (start, opens), to: (end, closes), on: clock))
    }

    /// Both ends, or no window where both fields are empty.
    private static func window(
        from start: (time: ClockTime?, field: LayerField), to end: (time: ClockTime?, field: LayerField),
        on clock: RouteClock
    ) throws(RowFault) -> ClockWindow? {
        if start.time == nil, end.time == nil { return nil }
        guard let opens = start.time, let closes = end.time else {
            throw RowFault(
                field: (start.time == nil ? start : end).field.name,
                reason: "a time window has two ends, and this one is empty")
        }
        if let fault = TimeWindowSpec.fault(opens, closes) {
            throw RowFault(field: end.field.name, reason: fault.message)
        }
        if let window = ClockWindow(from: opens, to: closes, on: clock) { return window }
        throw RowFault(field: end.field.name, reason: "the time window closes before it opens")
    }

    /// A date and a time, or a time of day; parts of seconds are left out.
    private static func moment(_ value: FieldValue?, _ field: LayerField) throws(RowFault) -> ClockTime? {
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
