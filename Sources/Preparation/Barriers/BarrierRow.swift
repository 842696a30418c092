import Analyses
import FeatureSources
import JobSpec
import Vocabulary

/// One row of a layer as a barrier has it.
struct BarrierRow {
    let id: String?
    let name: String?
    /// Nil where the row does not say.
    let kind: Barrier.Kind?
    let fullEdge: Bool?
    let curbApproach: CurbApproach?
    /// Of the costs whose fields hold something.
    let factors: [Impedance: Double]
    let costs: [Impedance: CostAmount]
    let kept: [FieldValue]

    /// - Parameters:
    ///   - values: of the fields of `BarrierColumns.all`.
    ///   - check: takes what cannot be used.
    init(_ values: [FieldValue], _ columns: BarrierColumns, _ impedance: Impedance, _ check: inout RowCheck) {
        let (own, kept, others) = columns.parted(values)
        let fields = columns.fields
        id = TravelValue.text(own[.id])
        name = TravelValue.text(own[.name])
        kind = check.value(try BarrierRow.kind(own[.effect], fields[.effect]))
        // Of what is of no known type nobody can say whether its factor or its cost counts.
        let hasType = check.faults.isEmpty
        fullEdge = check.value(try BarrierRow.flag(own[.fullEdge], fields[.fullEdge]))
        curbApproach = check.value(try BarrierRow.approach(own[.curbApproach], fields[.curbApproach]))
        var (factors, costs): ([Impedance: Double], [Impedance: CostAmount]) = ([:], [:])
        if hasType, kind == nil || kind == .scaledCost {
            factors[impedance] = check.value(try BarrierRow.factor(own[.factor], fields[.factor]))
            for (value, other) in zip(others, columns.others) {
                factors[other.cost] = check.value(try BarrierRow.factor(value, other.field))
            }
        }
        if hasType, kind == nil || kind == .addedCost {
            costs[impedance] = check.value(try BarrierRow.cost(own[.cost], fields[.cost]))
            for (value, other) in zip(others, columns.others) {
                costs[other.cost] = check.value(try BarrierRow.cost(value, other.field))
            }
        }
        (self.factors, self.costs) = (factors, costs)
        self.kept = kept
    }

    /// Network Analyst's numbers, or the words of job files.
    private static func kind(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> Barrier.Kind? {
        guard let field, let value, let text = TravelValue.text(value) else { return nil }
        if let number = value.number, let whole = Int(exactly: number), Barrier.Kind.allCases.indices.contains(whole) {
            return Barrier.Kind.allCases[whole]
        }
        if let kind = Barrier.Kind(rawValue: text.lowercased()) { return kind }
        throw RowFault(
            field: field.name, reason: "expected restriction, scaled_cost or added_cost, or 0, 1 or 2, not '\(text)'")
    }

    private static func flag(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> Bool? {
        guard let field, let text = TravelValue.text(value)?.lowercased() else { return nil }
        if ["1", "true", "yes"].contains(text) { return true }
        if ["0", "false", "no"].contains(text) { return false }
        throw RowFault(field: field.name, reason: "expected 0 or 1, not '\(text)'")
    }

    private static func approach(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> CurbApproach? {
        guard let field, let value, let text = TravelValue.text(value) else { return nil }
        if let approach = CurbApproach(fieldText: text), approach != .noUTurn { return approach }
        throw RowFault(field: field.name, reason: "expected either, right or left, or 0, 1 or 2, not '\(text)'")
    }

    private static func factor(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> Double? {
        guard let field, let value, let text = TravelValue.text(value) else { return nil }
        if let number = value.number, number > 0, number.isFinite { return number }
        throw RowFault(field: field.name, reason: "expected a factor above 0, not '\(text)'")
    }

    private static func cost(_ value: FieldValue?, _ field: LayerField?) throws(RowFault) -> CostAmount? {
        guard let field, let value, let text = TravelValue.text(value) else { return nil }
        do {
            return try CostAmount(text: text)
        } catch {
            throw RowFault(field: field.name, reason: "\(error)")
        }
    }
}

extension CurbApproach {
    /// Network Analyst's numbers, or the words of job files.
    init?(fieldText text: String) {
        let numbers: [String: CurbApproach] = ["0": .either, "1": .right, "2": .left, "3": .noUTurn]
        let word = text.lowercased()
        guard let approach = numbers[word] ?? CurbApproach(rawValue: word) else { return nil }
        self = approach
    }
}
