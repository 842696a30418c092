import FeatureSources
import Geometry
import JobSpec

/// Turns what a job says of where rows must lie into a condition. Mistakes go to diagnostics.
struct SpatialPreparation {
    let opening: LayerOpening

    /// - Returns: nil after a mistake.
    func condition(_ spec: SpatialSpec) -> SpatialCondition? {
        guard let asked = geometry(spec.geometry),
            let relation = Geometry.SpatialRelation(name: spec.relation.value.text)
        else { return nil }
        guard let buffer = spec.buffer else {
            return SpatialCondition(relation, of: asked.geometry, in: asked.system)
        }
        do {
            let degrees = try CoordinateTransformation(from: asked.system, to: .degrees).geometry(asked.geometry)
            let metres = Double(buffer.value.millimetres) / 1000
            let area = try GeodesicBuffer.polygons(around: degrees, metres: metres)
            return SpatialCondition(relation, of: area, in: .degrees)
        } catch {
            opening.diagnostics.error("bad_buffer", at: buffer.mark, "\(error)")
            return nil
        }
    }

    /// The geometry that is asked with, and what its coordinates mean.
    private func geometry(_ spec: QueryGeometrySpec) -> (geometry: SourceGeometry, system: SystemDefinition)? {
        switch spec {
        case .place(let place):
            return opening.places.sourceGeometry(place).map { ($0, opening.places.definition) }
        case .layer(let layer): return geometry(of: LayerRequest(layer))
        }
    }

    /// All geometries of a layer's features, united.
    private func geometry(of request: LayerRequest) -> (geometry: SourceGeometry, system: SystemDefinition)? {
        guard let layer = opening.open(request, .required), let places = layer.places, let reader = layer.reader([])
        else { return nil }
        do {
            var geometries: [SourceGeometry] = []
            while try reader.next() {
                if let geometry = try reader.place() { geometries.append(geometry) }
            }
            if geometries.isEmpty {
                opening.diagnostics.error(
                    "empty_selection", at: request.condition?.mark ?? request.source.mark,
                    "the layer '\(layer.layer.name)' has no such feature to ask with")
                return nil
            }
            return (try GeometryUnion.of(geometries), places.system)
        } catch let error as UnreadableGeometry {
            opening.diagnostics.error(
                "bad_geometry", at: request.source.mark, "the features of '\(layer.layer.name)': \(error)")
            return nil
        } catch {
            layer.faults.report(error)
            return nil
        }
    }
}
