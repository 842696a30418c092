import Geometry
import Results
import UtilityNetwork
import Vocabulary

/// Turns what a trace found into rows.
struct TraceReport {
    let network: UtilityNetwork
    let parameters: TraceParameters

    func names(of feature: Int) -> [Value] {
        [.text(network.schema.sources[network.source(of: feature)].name), .text(network.globalID(of: feature))]
    }

    func row(_ found: TraceElement) -> ResultRow {
        let (element, feature) = (found.element, found.element.feature)
        let isLine = element.terminal == nil
        return ResultRow(
            names(of: feature) + [
                .text(network.assetGroup(of: feature).name), .text(network.assetType(of: feature).name),
                terminal(of: element), isLine ? fraction(element.positionFrom) : .null,
                isLine ? fraction(element.positionTo) : .null, .text(found.role.rawValue),
            ] + parameters.output.kept.row(of: feature), geometry: geometry(of: element))
    }

    /// The name of the terminal of a device with several.
    func terminal(of element: UtilityElement) -> Value {
        guard let number = element.terminal else { return .null }
        return .optional(network.terminals(of: element.feature)?.terminals[number].name)
    }

    func fraction(_ fraction: Double) -> Value { .decimal(fraction, decimals: 7) }

    /// A length of the network in metres.
    func length(_ thousandths: Int64) -> Value {
        .length(millimetres: Int64((Double(thousandths) * network.schema.metresPerLength).rounded()))
    }

    func geometry(of element: UtilityElement) -> FeatureGeometry? {
        guard let places = network.places(of: element.feature) else { return nil }
        if network.schema.sources[network.source(of: element.feature)].usage == .structureBoundary {
            return BoundaryShape(places).geometry
        }
        guard element.terminal == nil else { return places.first.map(FeatureGeometry.point) }
        let isPlace = element.positionFrom == element.positionTo
        let line =
            parameters.output.drawsWholeLines && !isPlace
            ? places
            : UtilityLine(network.shape(of: element.feature), at: places)
                .part(from: element.positionFrom, to: element.positionTo)
        return line.count > 1 ? .lines([line]) : line.first.map(FeatureGeometry.point)
    }
}
