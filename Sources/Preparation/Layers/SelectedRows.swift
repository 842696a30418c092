import FeatureSources
import Geometry
import JobSpec
import Vocabulary

/// The rows of a layer that an item of a job stands for.
final class SelectedRows {
    let layer: OpenLayer
    /// What was noticed while reading, and while rows were placed.
    var messages: [Message] { noted + [conversion.noteOnWrapped(of: layer.layer.name)].compactMap { $0 } }

    private var noted: [Message] = []

    private let opening: LayerOpening
    private let conversion: PlaceConversion

    /// Opens the layer and checks the selection.
    ///
    /// - Returns: nil after a mistake, which is reported.
    init?(_ spec: SelectionSpec, places: PlaceFieldNames, opening: LayerOpening) {
        guard let layer = opening.open(LayerRequest(spec, places: places), .required), let places = layer.places else {
            return nil
        }
        var via: OpenLayer?
        if let spec = spec.via {
            guard let found = ViaPreparation(opening: opening).condition(spec, for: layer.layer, layer.request) else {
                return nil
            }
            via = layer
            via?.selection.keys = found.keys
            noted = found.messages
        }
        do {
            conversion = try PlaceConversion(from: places.system)
        } catch {
            layer.faults.report(error)
            return nil
        }
        self.layer = via ?? layer
        self.opening = opening
        if let note = layer.noteOnSystem { noted.append(note) }
        if places.isAssumed {
            noted.append(
                Message(
                    .information, "assumed_crs",
                    "the coordinates of \(layer.layer.name) are taken as \(opening.places.systemName)"))
        }
    }

    /// Whether places are given in longitude and latitude.
    var isGeographic: Bool { layer.places?.system.isGeographic ?? false }

    /// Brings positions of the layer to WGS84.
    func coordinates(_ positions: [Position]) throws -> [Coordinate] { try conversion.coordinates(positions) }

    /// Reports what is wrong with the selection and its rows, where they cannot be used anyway.
    func reportMistakes(_ spec: SelectionSpec) { _ = read([], spec) }

    /// The rows that the selection keeps, in its order. Mistakes are reported.
    func read(_ columns: [LayerField], _ spec: SelectionSpec) -> [SelectedRow] {
        let order = RowOrder(spec.orderBy.map { RowOrder.Term($0.value.field, isDescending: $0.value.isDescending) })
        let orderNames = spec.orderBy.map { Marked($0.value.field, at: $0.mark) }
        let orderFields = layer.fields(orderNames)
        guard let reader = layer.reader(columns + (orderFields ?? [])), orderFields != nil else { return [] }
        var rows: [SelectedRow] = []
        do {
            while try reader.next() {
                rows.append(SelectedRow(id: reader.id, values: reader.values, place: place(reader)))
            }
        } catch {
            layer.faults.report(error)
            return []
        }
        if rows.isEmpty, !spec.allowsEmpty { reportEmpty(spec) }
        note(reader)
        return first(spec.limit?.value, of: sorted(rows, by: order, at: columns.count))
    }

    /// - Parameter start: where the values to order by stand in a row.
    private func sorted(_ rows: [SelectedRow], by order: RowOrder, at start: Int) -> [SelectedRow] {
        let natural = layer.layer.hasFileOrder ? rows : rows.sorted { $0.id < $1.id }
        if order.terms.isEmpty { return natural }
        let sorted = natural.enumerated().sorted { one, other in
            let (first, second) = (Array(one.element.values[start...]), Array(other.element.values[start...]))
            if order.isBefore(first, second) { return true }
            return order.isBefore(second, first) ? false : one.offset < other.offset
        }
        return sorted.map(\.element)
    }

    private func first(_ limit: Int64?, of rows: [SelectedRow]) -> [SelectedRow] {
        limit.map { Array(rows.prefix(Int(clamping: $0))) } ?? rows
    }

    private func place(_ reader: RowReader) -> SelectedRow.Place {
        do {
            guard let geometry = try reader.place() else { return .missing }
            if case .point(let position) = geometry { return .point(try conversion.coordinate(position)) }
            if case .multiPoint(let positions) = geometry, positions.count == 1 {
                return .point(try conversion.coordinate(positions[0]))
            }
            return .shape(geometry)
        } catch {
            return .unusable("\(error)")
        }
    }

    private func reportEmpty(_ spec: SelectionSpec) {
        opening.diagnostics.error(
            "empty_selection", at: spec.condition?.mark ?? spec.spatial?.mark ?? spec.via?.mark ?? spec.source.mark,
            "no row of '\(layer.layer.name)' is selected",
            help: within(spec) + "where that is no mistake, write 'allow_empty: true'")
    }

    /// What who writes `within` for what lies in the geometry needs to know: Network Analyst sees it from the geometry.
    private func within(_ spec: SelectionSpec) -> String {
        guard case .named(.within) = spec.spatial?.relation.value else { return "" }
        return "'within' selects what the geometry lies within, 'contains' what lies in the geometry; "
    }

    private func note(_ reader: RowReader) {
        opening.inputs.noteTexts(of: reader)
        for row in reader.unusable.prefix(SelectedRows.rowsNamed) {
            noted.append(
                Message(
                    .warning, "unusable_geometry",
                    "row \(row.row) of \(layer.layer.name) is left out: nobody can say how it lies: \(row.reason)"))
        }
        let rest = reader.unusable.count - SelectedRows.rowsNamed
        if rest > 0 {
            noted.append(
                Message(.warning, "unusable_geometry", "\(rest) more rows of \(layer.layer.name) are left out"))
        }
    }

    private static let rowsNamed = 20
}
