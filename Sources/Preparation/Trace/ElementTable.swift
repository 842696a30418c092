import FeatureSources
import JobSpec
import UtilityNetwork
import Vocabulary

/// What a field is for that names elements.
enum ElementRole: CaseIterable {
    case source, globalID, terminal, fraction, group

    /// The names by which a field is found: those of job files, and of Esri's tables.
    fileprivate var names: [String] {
        switch self {
        case .source: ["source", "source_name", "featuresourcename"]
        case .globalID: ["global_id", "featureglobalid", "globalid"]
        case .terminal: ["terminal", "terminalid"]
        case .fraction: ["fraction_along", "percentalong"]
        case .group: ["group", "groupid", "group_id", "tracename"]
        }
    }
}

/// Reads the rows of a table that name elements. Mistakes go to diagnostics.
struct ElementTable {
    let opening: LayerOpening
    /// Whether a row without an id is an element that will not be found, and no mistake.
    let keepsEmptyRows: Bool
    let diagnostics: Diagnostics

    func elements(_ spec: ElementTableSpec) -> [WrittenElement] {
        guard let layer = opening.open(LayerRequest(spec.layer), .none), let columns = columns(spec, layer),
            let reader = layer.reader(columns.all)
        else { return [] }
        var elements: [(row: Int64, element: WrittenElement)] = []
        var faults = RowFaults(layer, named: [spec.fields?.globalID, spec.fields?.fraction], diagnostics)
        do {
            while try reader.next() {
                var check = RowCheck()
                let element = element(reader, columns, spec.layer.source.mark, &check)
                if let element {
                    elements.append((reader.id, element))
                } else {
                    faults.add(check.faults, row: reader.id)
                }
            }
        } catch {
            layer.faults.report(error)
        }
        opening.inputs.noteTexts(of: reader)
        faults.finish()
        // A database gives rows in the order of whatever index finds them.
        let inOrder = layer.layer.hasFileOrder ? elements : elements.sorted { $0.row < $1.row }
        return inOrder.map(\.element)
    }

    private func columns(_ spec: ElementTableSpec, _ layer: OpenLayer) -> RowFields<ElementRole>? {
        let fields = spec.fields
        let named: [ElementRole: Marked<String>?] = [
            .source: fields?.source, .globalID: fields?.globalID, .terminal: fields?.terminal,
            .fraction: fields?.fraction, .group: fields?.group,
        ]
        guard let given = RowFields<ElementRole>(named, keep: [], of: layer) else { return nil }
        let recognised = NetworkAnalystFields(layer: layer.layer)
        var found: [ElementRole: LayerField] = [:]
        for role in ElementRole.allCases {
            if let field: LayerField = given[role] {
                found[role] = field
            } else {
                found[role] = recognised.present(role.names).first
            }
        }
        let columns = RowFields<ElementRole>(found.mapValues { Optional($0) })
        guard columns[.globalID] == nil else { return columns }
        diagnostics.error(
            "no_field", at: spec.layer.source.mark, "'\(layer.layer.name)' has no field with the ids of features",
            help: "name it: 'fields: {global_id: FIELD}'; there are \(layer.layer.fieldNames.joined(separator: ", "))")
        return nil
    }

    /// - Returns: nil where `check` has taken what is wrong.
    private func element(
        _ reader: RowReader, _ columns: RowFields<ElementRole>, _ mark: Mark, _ check: inout RowCheck
    ) -> WrittenElement? {
        let own = columns.parted(reader.values).own
        func text(_ role: ElementRole) -> String? { TravelValue.text(own[role]) }
        let globalID = text(.globalID)
        if globalID == nil, !keepsEmptyRows {
            check.add(RowFault(field: columns[.globalID]?.name, reason: "it names no feature"))
        }
        let fraction = check.value(try fraction(text(.fraction), columns[.fraction]))
        guard check.faults.isEmpty else { return nil }
        let group = columns[.group] == nil ? nil : text(.group) ?? ""
        let row = WrittenElement.TableRow(number: reader.id, table: reader.layer.name)
        guard let globalID else { return WrittenElement(name: .emptyRow(row), mark: mark, group: group) }
        // Esri writes -1 where there is no terminal.
        let terminal = text(.terminal).flatMap { $0 == "-1" ? nil : $0 }
        let reference = ElementReference(
            source: text(.source), globalID: globalID, terminal: terminal, fraction: fraction)
        return WrittenElement(name: .row(reference, in: row), mark: mark, group: group)
    }

    private func fraction(_ text: String?, _ field: LayerField?) throws(RowFault) -> Double? {
        guard let text else { return nil }
        if let fraction = Double(text), 0...1 ~= fraction { return fraction }
        throw RowFault(field: field?.name, reason: "a place along a line is 0 to 1, and not \(text)")
    }
}
