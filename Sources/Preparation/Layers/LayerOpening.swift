import FeatureSources
import Geometry
import JobSpec

/// Opens the layers that a job names, and checks all that can be checked without reading their rows. Mistakes go to
/// diagnostics, at their place.
struct LayerOpening {
    /// Brings inline geometries to a system.
    let places: PlaceResolver
    let access: SourceAccess
    let inputs: InputLog
    let diagnostics: Diagnostics

    /// - Parameter table: the table that is opened, where a relationship leads to it instead of the request.
    /// - Returns: nil where there are mistakes.
    func open(_ request: LayerRequest, at table: RelatedTable? = nil, _ need: OpenLayer.Need) -> OpenLayer? {
        var request = request
        request.access = access
        if let table { request.followed = table.address }
        let faults = LayerFaults(request: request, diagnostics: diagnostics)
        let isSpatial = request.spatial != nil
        do {
            let dataset = try Dataset(request.address, asksConditions: request.needsGDAL)
            inputs.add(dataset)
            let name = table?.table ?? request.layer?.value
            let layer =
                try name.map { try dataset.layer(named: $0) }
                ?? dataset.onlyLayer(spatial: need == .required || isSpatial)
            inputs.noteDoubledNames(of: layer)
            inputs.noteNumberedRows(of: layer)
            if need != .none || isSpatial, !hasFields(layer, request, faults) { return nil }
            let places = try rowPlaces(of: layer, request, isSpatial ? .required : need)
            if places?.holder == .geometry { inputs.noteOtherPlaces(of: layer) }
            guard let spatial = spatial(request) else { return nil }
            return OpenLayer(
                layer: layer, places: places,
                selection: RowSelection(
                    condition: request.condition?.value, dialect: request.dialect, spatial: spatial),
                request: request, faults: faults)
        } catch {
            faults.report(error)
            return nil
        }
    }

    /// Whether the layer has the fields that are named for places; those that it has not are reported.
    private func hasFields(_ layer: Layer, _ request: LayerRequest, _ faults: LayerFaults) -> Bool {
        let missing = request.places.all.filter { layer.field(named: $0.value) == nil }
        for name in missing {
            faults.report(SourceError.noField(name.value, layer: layer.name, known: layer.fieldNames), field: name.mark)
        }
        return missing.isEmpty
    }

    private func rowPlaces(
        of layer: Layer, _ request: LayerRequest, _ need: OpenLayer.Need
    ) throws -> RowPlaces? {
        if need == .none { return nil }
        let named = request.places
        if need == .wanted, !layer.hasGeometry, named.fields.isEmpty { return nil }
        let rowPlaces = try RowPlaces(
            of: layer, named: named.fields, crs: request.crs.map { SystemDefinition($0.value) },
            fallback: places.definition)
        if rowPlaces.isAssumed { places.use.note() }
        return rowPlaces
    }

    /// - Returns: nil after a mistake; a nil inside where nothing is asked of where rows lie.
    private func spatial(_ request: LayerRequest) -> SpatialCondition?? {
        guard let spec = request.spatial else { return .some(nil) }
        return SpatialPreparation(opening: self).condition(spec).map { .some($0) }
    }
}
