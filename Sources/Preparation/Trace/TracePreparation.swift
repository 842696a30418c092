import FeatureSources
import JobSpec
import Results
import UtilityNetwork
import Vocabulary

/// Checks the parameters of a trace job. Mistakes go to diagnostics.
struct TracePreparation {
    let spec: TraceSpec
    let opening: LayerOpening
    let diagnostics: Diagnostics

    /// - Parameter network: nil where it was found wrong before; the rest is checked all the same.
    /// - Returns: nil after a mistake.
    func prepare(network: NetworkSpec?) -> PreparedTrace? {
        let esri = spec.esriConfiguration.flatMap(configuration)
        if spec.namesKind { checkKind(TraceNames(spec, esri)) }
        checkSweep()
        let system = spec.outputs.crs.flatMap { SystemDefinition(ofOutputs: $0, diagnostics) }
        let (starts, barriers) = (startingElements(), elements(spec.barriers))
        let filterBarriers = elements(spec.filterBarriers)
        guard let network else { return nil }
        return PreparedTrace(
            network: spec.network.value, attribution: network.attribution,
            formats: Set(of: spec.outputs.formats.value),
            system: system, spec: spec, esri: esri, starts: starts, barriers: barriers,
            filterBarriers: filterBarriers)
    }

    /// Esri's configuration; nil, with an error, where it cannot be read.
    private func configuration(_ source: EsriConfigurationSource) -> EsriConfigurationSpec? {
        switch source {
        case .inline(let configuration): return configuration
        case .file(let path):
            let address = SourceAddress(writtenAs: path, access: .usual)
            do {
                let file = try SourceFile.read(path: address.target, displayedAs: address.target)
                opening.inputs.add(address)
                return EsriConfigurationSpec.read(file, diagnostics)
            } catch {
                diagnostics.error("unreadable_file", at: path.mark, "\(error)")
                return nil
            }
        }
    }

    private func startingElements() -> [WrittenElement] {
        let before = diagnostics.errorCount
        let starts = elements(spec.startingLocations, keepingEmptyRows: spec.locate.skipInvalid)
        guard starts.isEmpty, diagnostics.errorCount == before else { return starts }
        for case .table(let table) in spec.startingLocations {
            diagnostics.error(
                "empty_selection", at: table.layer.condition?.mark ?? table.layer.source.mark,
                "no row of '\(table.layer.layer?.value ?? table.layer.source.value)' is selected",
                help: "a trace begins somewhere: see which rows there are")
        }
        return starts
    }

    /// Elements at places that cannot be read are left out, with an error.
    private func elements(_ specs: [TraceElementSpec], keepingEmptyRows: Bool = false) -> [WrittenElement] {
        specs.flatMap { spec -> [WrittenElement] in
            switch spec {
            case .feature(let feature): return [WrittenElement(name: .feature(feature), mark: spec.mark)]
            case .place(let place):
                guard let point = opening.places.point(place.place) else { return [] }
                return [WrittenElement(name: .place(place, point), mark: spec.mark)]
            case .table(let table):
                return ElementTable(opening: opening, keepsEmptyRows: keepingEmptyRows, diagnostics: diagnostics)
                    .elements(table)
            }
        }
    }

    /// A sweep has a row for each feature, and no elements.
    private func checkSweep() {
        guard spec.each != nil else { return }
        if !spec.outputs.formats.value.contains(where: { [.csv, .gpkg, .fgb].contains($0) }) {
            diagnostics.error(
                "contradiction", at: spec.outputs.formats.mark,
                "'each' needs the format csv, gpkg or fgb: its rows are a table", help: "name csv among the formats")
        }
        if spec.outputs.formats.value.contains(.esriJSON) {
            diagnostics.error(
                "contradiction", at: spec.outputs.formats.mark,
                "'each' writes a row for each feature, and no elements for the format esri_json",
                help: "leave the format out, or name starts of a table with a field 'group'")
        }
        // What segments are drawn of is all that a sweep shows of lines.
        guard let output = spec.configuration?.output ?? nil,
            output.choosesElements || (output.geometry != nil && !spec.segments)
        else { return }
        diagnostics.error(
            "contradiction", at: output.mark, "'each' writes a row for each feature, and no elements",
            help: spec.segments
                ? "leave all but 'geometry' out of 'output', which is that of the segments"
                : "leave 'output' out, or name one start in 'starting_locations'")
    }

    /// What depends on the type of the trace.
    private func checkKind(_ names: TraceNames) {
        TraceStartRules(spec: spec, names: names, diagnostics: diagnostics).check()
        checkSegments()
        checkFunctions()
    }

    /// Loops and controllers have no first element that others could be taken from.
    private func checkFunctions() {
        guard [.loops, .subnetworkControllers].contains(spec.kind.value) else { return }
        for function in spec.configuration?.functions ?? [] where function.kind == .subtract {
            diagnostics.error(
                "contradiction", at: function.attribute.mark,
                "'subtract' is no function of a trace of the type \(spec.kind.value.rawValue), whose elements have no order",
                help: "take another function, or another 'trace_type'")
        }
    }

    private func checkSegments() {
        guard spec.segments, spec.kind.value != .isolation else { return }
        diagnostics.error(
            "contradiction", at: spec.kind.mark, "'segments' lie between filter barriers, and need an isolation trace",
            help: "write 'trace_type: isolation', or leave 'segments' out")
    }
}
