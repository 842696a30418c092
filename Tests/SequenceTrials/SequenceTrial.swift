import Foundation
import StopOrdering

/// An instance, what its best tour is known to cost, and what is found.
public struct SequenceTrial: Sendable {
    public static let heading = row("name", "optimum", "found", "gap %", "ms")

    public let name: String
    public let optimum: Int64?
    public let found: Int64
    public let order: [Int]
    public let milliseconds: Double

    /// Solves an instance. What it takes to read it and to make its matrix is not counted.
    ///
    /// - Parameter optimum: what is known of closed tours; ways with free ends have no known optimum.
    public init(_ instance: TSPLIBInstance, optimum: Int64?, openStart: Bool, openEnd: Bool) throws {
        let problem = instance.problem(openStart: openStart, openEnd: openEnd)
        let start = ContinuousClock.now
        guard let best = try StopOrder.best(problem) else { throw NoOrder(name: instance.name) }
        let time = start.duration(to: .now).components
        name = instance.name
        self.optimum = openStart || openEnd ? nil : optimum
        found = best.cost
        order = best.order
        milliseconds = Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
    }

    /// By how many hundredths of the optimum the tour found is longer; nil where that is not known.
    public var gap: Double? {
        guard let optimum else { return nil }
        return optimum == found ? 0 : 100 * Double(found - optimum) / Double(optimum)
    }

    public var row: String {
        Self.row(
            name, optimum.map(String.init) ?? "-", String(found), gap.map { Self.number($0, "%.2f") } ?? "-",
            Self.number(milliseconds, "%.1f"))
    }

    private static func number(_ value: Double, _ format: String) -> String { String(format: format, value) }

    private static func row(_ name: String, _ numbers: String...) -> String {
        func padding(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count))
        }
        return numbers.reduce(name + padding(name, 20)) { $0 + "  " + padding($1, 9) + $1 }
    }
}

/// Said of an instance that has no tour.
struct NoOrder: Error, CustomStringConvertible {
    let name: String
    var description: String { "no order visits all places of \(name)" }
}
