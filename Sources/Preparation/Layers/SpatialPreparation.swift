import FeatureSources
import Geometry
import JobSpec
import Vocabulary

/// Turns what a job says of where rows must lie into a condition. Mistakes go to diagnostics.
struct SpatialPreparation {
    /// A geometry that is asked with, what its coordinates mean, and where it stands.
    private struct Query {
        let geometry: SourceGeometry
        /// What it was united from, where it was.
        var members: [SourceGeometry] = []
        let system: SystemDefinition
        let mark: Mark
    }

    let opening: LayerOpening

    /// - Returns: nil after a mistake.
    func condition(_ spec: SpatialSpec) -> SpatialCondition? {
        guard let asked = query(spec.geometry), let relation = Geometry.SpatialRelation(name: spec.relation.value.text)
        else { return nil }
        guard let buffer = spec.buffer else {
            let cut = cutOnTheGlobe(asked)
            return SpatialCondition(relation, of: cut.geometry, members: cut.members, in: cut.system)
        }
        guard let degrees = degrees(asked) else { return nil }
        do {
            let metres = Double(buffer.value.millimetres) / 1000
            return SpatialCondition(
                relation, of: try GeodesicBuffer.polygons(around: degrees, metres: metres), in: .degrees)
        } catch {
            opening.diagnostics.error("bad_buffer", at: buffer.mark, "\(error)")
            return nil
        }
    }

    private func degrees(_ query: Query) -> SourceGeometry? {
        do {
            let degrees = try CoordinateTransformation(from: query.system, to: .degrees).geometry(query.geometry)
            return degrees.cutAtAntimeridian
        } catch {
            opening.diagnostics.error("outside_crs", at: query.mark, "\(error)")
            return nil
        }
    }

    /// What crosses the antimeridian is cut there, for which it is told in degrees; all else stays as it is.
    private func cutOnTheGlobe(_ query: Query) -> Query {
        guard !query.system.isGeographic,
            let degrees = try? CoordinateTransformation(from: query.system, to: .degrees).geometry(query.geometry),
            degrees.crossesAntimeridian
        else { return query }
        return Query(geometry: degrees.cutAtAntimeridian, system: .degrees, mark: query.mark)
    }

    private func query(_ spec: QueryGeometrySpec) -> Query? {
        switch spec {
        case .place(let place):
            let system = opening.places.definition
            return opening.places.queryGeometry(place).map { geometry in
                Query(geometry: Self.cut(geometry, in: system), system: system, mark: place.mark)
            }
        case .layer(let layer): return query(LayerRequest(layer))
        }
    }

    /// All geometries of a layer's features, united.
    private func query(_ request: LayerRequest) -> Query? {
        guard let layer = opening.open(request, .required), let places = layer.places, let reader = layer.reader([])
        else { return nil }
        do {
            var geometries: [SourceGeometry] = []
            while try reader.next() {
                guard let geometry = try reader.place() else { continue }
                geometries.append(try valid(geometry, in: places.system, row: reader.id, of: layer.layer.name))
            }
            if geometries.isEmpty {
                opening.diagnostics.error(
                    "empty_selection", at: request.condition?.mark ?? request.source.mark,
                    "the layer '\(layer.layer.name)' has no such feature to ask with")
                return nil
            }
            return Query(
                geometry: try GeometryUnion.of(geometries), members: geometries, system: places.system,
                mark: request.source.mark)
        } catch let error as UnreadableGeometry {
            opening.diagnostics.error(
                "bad_geometry", at: request.source.mark, "the features of '\(layer.layer.name)': \(error)")
            return nil
        } catch {
            layer.faults.report(error)
            return nil
        }
    }

    private static func cut(_ geometry: SourceGeometry, in system: SystemDefinition) -> SourceGeometry {
        system.isGeographic ? geometry.cutAtAntimeridian : geometry
    }

    /// A feature's geometry, cut; with a warning where it is not valid.
    private func valid(
        _ geometry: SourceGeometry, in system: SystemDefinition, row: Int64, of layer: String
    ) throws -> SourceGeometry {
        let cut = Self.cut(geometry, in: system)
        guard case .polygons(let written) = geometry, case .polygons(let polygons) = cut else { return cut }
        if let note = BarrierArea.note(on: written, inDegrees: system.isGeographic) {
            opening.inputs.add(Message(.warning, "invalid_polygon", "row \(row) of \(layer) \(note)"))
        }
        return .polygons(try EvenOddPolygons.of(polygons))
    }
}
