/// How the points of an area were found.
public struct AreaVerdict: Sendable {
    public let facility: String
    /// Milliseconds or millimetres.
    public let breakCost: Int64
    public let network: PointTally
    public let plane: PointTally
}

/// How the areas of a job were found.
public struct AreaReport: Sendable {
    public let job: String
    public let areas: [AreaVerdict]
    /// What is wrong with polygons as such, in sentences.
    public let faults: [String]
    /// Of the points of each kind, how many may be wrong.
    public let allowedShare: Double

    /// Whether the areas are what the definition says, but for so few points as are allowed.
    public var isGood: Bool { faults.isEmpty && isGood(areas.map(\.network)) && isGood(areas.map(\.plane)) }

    private func isGood(_ tallies: [PointTally]) -> Bool {
        let checked = tallies.reduce(0) { $0 + $1.checked }
        return Double(tallies.reduce(0) { $0 + $1.wrong }) <= Double(checked) * allowedShare
    }
}

/// The report for people, line by line.
extension AreaReport {
    public static let heading = row(["facility", "break", "network", "wrong", "skipped", "plane", "wrong", "skipped"])

    public static func line(of area: AreaVerdict) -> String {
        var cells = [String(area.facility.prefix(28)), String(area.breakCost)]
        for tally in [area.network, area.plane] {
            cells += [String(tally.checked), String(tally.wrong), String(tally.skipped)]
        }
        return row(cells)
    }

    /// The sums, what is wrong with polygons, and where points are wrong.
    public var summary: [String] {
        var lines = [Self.sum("network", areas.map(\.network)), Self.sum("plane", areas.map(\.plane))]
        lines += faults.isEmpty ? ["every polygon valid, bands in order"] : faults
        for area in areas { lines += Self.wrongPoints(of: area) }
        return lines + ["\(job): \(isGood ? "good" : "NOT GOOD")"]
    }

    private static func wrongPoints(of area: AreaVerdict) -> [String] {
        (area.network.first + area.plane.first).map { point in
            let place = "\(point.place.longitudeDegrees) \(point.place.latitudeDegrees)"
            return "\(area.facility), \(area.breakCost): \(place) \(point.reason)"
        }
    }

    private static func sum(_ kind: String, _ tallies: [PointTally]) -> String {
        let (checked, wrong) = tallies.reduce((0, 0)) { ($0.0 + $1.checked, $0.1 + $1.wrong) }
        let share = Double(wrong) * 10_000 / Double(max(1, checked))
        return "\(kind) points: \(checked), wrong \(wrong): \((share * 100).rounded() / 100) in 10,000"
    }

    private static func row(_ cells: [String]) -> String {
        var row = ""
        for (place, cell) in cells.enumerated() {
            let padding = String(repeating: " ", count: max(1, (place == 0 ? 28 : 10) - cell.count))
            row += place == 0 ? cell + padding : padding + cell
        }
        return row
    }
}
