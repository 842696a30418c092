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
    let diagnostics: Diagnostics

    func elements(_ spec: ElementTableSpec) -> [WrittenElement] {
        guard let layer = opening.open(LayerRequest(spec.layer), .none), let columns = columns(spec, layer),
            let reader = layer.reader(columns.all)
        else { return [] }
        var elements: [WrittenElement] = []
        var faults = RowFaults(layer, named: [spec.fields?.globalID, spec.fields?.fraction], diagnostics)
        do {
            while try reader.next() {
                do throws(RowFault) {
                    elements.append(try element(reader.values, columns, spec.layer.source.mark))
                } catch {
                    faults.add(error, row: reader.id)
                }
            }
        } catch {
            layer.faults.report(error)
        }
        opening.inputs.noteTexts(of: reader)
        faults.finish()
        return elements
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

    private func element(
        _ values: [FieldValue], _ columns: RowFields<ElementRole>, _ mark: Mark
    ) throws(RowFault) -> WrittenElement {
        let own = columns.parted(values).own
        func text(_ role: ElementRole) -> String? { TravelValue.text(own[role]) }
        guard let globalID = text(.globalID) else {
            throw RowFault(field: columns[.globalID]?.name ?? "", reason: "it names no feature")
        }
        var fraction: Double?
        if let written = text(.fraction) {
            fraction = Double(written)
            guard let fraction, 0...1 ~= fraction else {
                throw RowFault(
                    field: columns[.fraction]?.name ?? "", reason: "a place along a line is 0 to 1, and not \(written)")
            }
        }
        // Esri writes -1 where there is no terminal.
        let terminal = text(.terminal).flatMap { $0 == "-1" ? nil : $0 }
        return WrittenElement(
            name: .row(
                ElementReference(source: text(.source), globalID: globalID, terminal: terminal, fraction: fraction)),
            mark: mark, group: columns[.group] == nil ? nil : text(.group) ?? "")
    }
}
