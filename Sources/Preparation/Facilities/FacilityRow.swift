import FeatureSources
import JobSpec
import StreetNetwork
import Vocabulary

/// One row of a layer as a facility has it.
struct FacilityRow {
    let id: String?
    let name: String?
    /// Ascending, each once; nil where the row has none.
    let breaks: [Int64]?
    /// Whether the row does not have its breaks so.
    let isReordered: Bool
    /// In the base of the impedance.
    let cost: Int64?
    let curbApproach: CurbApproach?
    let bearing: Bearing?
    let kept: [FieldValue]

    /// - Parameters:
    ///   - values: of the fields of `columns.all`.
    ///   - impedance: nil where the job names a cost that there is not.
    ///   - check: takes what cannot be used.
    init(_ values: [FieldValue], _ columns: FacilityColumns, _ impedance: Impedance?, _ check: inout RowCheck) {
        let (own, kept) = columns.parted(values)
        id = TravelValue.text(own[.id])
        name = TravelValue.text(own[.name])
        let list = check.value(try FacilityRow.breaks(own[.breaks], columns[.breaks], impedance)) ?? []
        let order = ImpedanceAmounts.ascending(list)
        breaks = list.isEmpty ? nil : order.values
        isReordered = order.isReordered
        cost = check.value(try FacilityRow.cost(own[.cost], columns[.cost], impedance))
        curbApproach = check.value(try TravelValue.approach(own[.curbApproach], columns[.curbApproach]))
        bearing = TravelValue.bearing(
            own[.bearing], columns[.bearing], own[.bearingTolerance], columns[.bearingTolerance], &check)
        self.kept = kept
    }

    private static func breaks(
        _ value: FieldValue?, _ field: LayerField?, _ impedance: Impedance?
    ) throws(RowFault) -> [Int64]? {
        guard let field, let impedance, let text = TravelValue.text(value) else { return nil }
        do throws(BreakList.Fault) {
            return try BreakList.parse(text, of: impedance)
        } catch {
            throw RowFault(field: field.name, reason: error.description)
        }
    }

    private static func cost(
        _ value: FieldValue?, _ field: LayerField?, _ impedance: Impedance?
    ) throws(RowFault) -> Int64? {
        guard let field, let impedance, let text = TravelValue.text(value) else { return nil }
        do {
            return try CostAmount(text: text).amount(of: impedance)
        } catch {
            throw RowFault(field: field.name, reason: "\(error)")
        }
    }
}
