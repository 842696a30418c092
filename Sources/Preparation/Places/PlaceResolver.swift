import FeatureSources
import Geometry
import JobSpec

/// Brings what people write about places to coordinates on WGS84. Mistakes go to diagnostics, at their place.
struct PlaceResolver {
    private let system: CoordinateSystem?
    private let diagnostics: Diagnostics
    /// Whether there is something that it was asked for.
    let use = SystemUse()

    /// Whether inline coordinates are longitude and latitude.
    var isWGS84: Bool { system == nil }

    /// What inline coordinates mean.
    var definition: SystemDefinition { system.map { SystemDefinition($0.name) } ?? .degrees }

    /// What messages call the system of inline coordinates.
    var systemName: String { system?.title ?? "longitude and latitude" }

    /// - Parameter crs: the system of inline coordinates; nil for WGS84.
    /// - Returns: nil, with an error, for a system that is not known.
    init?(crs: Marked<String>?, _ diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
        guard let crs else {
            system = nil
            return
        }
        do {
            system = try CoordinateSystem(named: crs.value)
        } catch {
            diagnostics.error(
                "unknown_crs", at: crs.mark, "\(error)", help: "name a system such as EPSG:4326 or EPSG:25832")
            return nil
        }
    }

    /// The coordinate of a place that must be a point.
    func point(_ place: PlaceGeometry) -> Coordinate? {
        guard let geometry = sourceGeometry(place) else { return nil }
        guard case .point(let position) = geometry else {
            diagnostics.error("not_a_point", at: place.mark, "expected a point, not \(Self.kind(geometry))")
            return nil
        }
        return coordinates([position], at: place.mark)?.first
    }

    /// The parts of a line.
    func lines(_ place: PlaceGeometry) -> [[Coordinate]]? {
        guard let geometry = sourceGeometry(place) else { return nil }
        guard case .lines(let lines) = geometry else {
            diagnostics.error("not_a_line", at: place.mark, "expected a line, not \(Self.kind(geometry))")
            return nil
        }
        var parts: [[Coordinate]] = []
        for line in lines {
            guard let part = coordinates(line, at: place.mark) else { return nil }
            parts.append(part)
        }
        return parts
    }

    /// The polygons of an area: a polygon, or a point with a buffer round it.
    func area(_ place: PlaceGeometry, buffer: Marked<Length>?) -> [Polygon]? {
        guard let geometry = sourceGeometry(place) else { return nil }
        if let buffer { return area(round: geometry, buffer, at: place.mark) }
        if case .polygons(let polygons) = geometry { return valid(polygons, at: place.mark) }
        // A buffer that is missing beside `at`, or cannot be read, was reported where it is decoded.
        if case .at = place { return nil }
        diagnostics.error(
            "no_area", at: place.mark, "\(Self.kind(geometry)) is no area",
            help: "give it a buffer, such as 'buffer: 500 m'")
        return nil
    }

    /// All places as near to a geometry as its buffer says.
    private func area(round geometry: SourceGeometry, _ buffer: Marked<Length>, at mark: Mark) -> [Polygon]? {
        if case .point(let position) = geometry { return circle(round: position, buffer, at: mark) }
        if case .polygons(let polygons) = geometry, valid(polygons, at: mark) == nil { return nil }
        guard let coordinates = coordinates(geometry.positions, at: mark) else { return nil }
        do {
            return try BufferedArea.polygons(
                around: geometry.placed(at: coordinates), metres: Double(buffer.value.millimetres) / 1000)
        } catch {
            diagnostics.error("bad_buffer", at: buffer.mark, "\(error)")
            return nil
        }
    }

    private func circle(round position: Position, _ buffer: Marked<Length>, at mark: Mark) -> [Polygon]? {
        guard let centre = coordinates([position], at: mark)?.first else { return nil }
        do throws(UnreadableGeometry) {
            return try BufferedPoint.circle(around: centre, buffer.value)
        } catch {
            diagnostics.error("bad_buffer", at: buffer.mark, "\(error)")
            return nil
        }
    }

    private func valid(_ polygons: [[[Position]]], at mark: Mark) -> [Polygon]? {
        guard isValid(polygons, at: mark) else { return nil }
        var resolved: [Polygon] = []
        for rings in polygons {
            var coordinates: [[Coordinate]] = []
            for ring in rings {
                guard let ring = self.coordinates(ring, at: mark) else { return nil }
                coordinates.append(ring)
            }
            resolved += Polygon.cutAtAntimeridian(coordinates)
        }
        return resolved
    }
}

extension PlaceResolver {
    /// A geometry as it is written, in the system of inline coordinates; nil after a mistake.
    func sourceGeometry(_ place: PlaceGeometry) -> SourceGeometry? {
        use.note()
        do {
            switch place {
            case .at(let position): return .point(Position(x: position.x, y: position.y))
            case .wkt(let text): return try WellKnownText.parse(text.value)
            case .geoJSON(let value): return try GeoJSONGeometry.parse(value.value)
            }
        } catch {
            diagnostics.error("bad_geometry", at: place.mark, "\(error)")
            return nil
        }
    }

    /// Whether polygons are valid; if not, that is reported.
    private func isValid(_ polygons: [[[Position]]], at mark: Mark) -> Bool {
        let isGeographic = definition.isGeographic
        guard let fault = isGeographic ? Validity.reason(ofDegrees: polygons) : Validity.reason(of: polygons) else {
            return true
        }
        diagnostics.error(
            "invalid_polygon", at: mark,
            "the polygon is not valid: \(fault.reason) at [\(fault.at.x), \(fault.at.y)]",
            help: "its outline may not cross or touch itself, and holes must lie inside")
        return false
    }

    /// A geometry to ask with, as it is written, in the system of inline coordinates; nil after a mistake.
    func queryGeometry(_ place: PlaceGeometry) -> SourceGeometry? {
        guard let geometry = sourceGeometry(place) else { return nil }
        if case .polygons(let polygons) = geometry, !isValid(polygons, at: place.mark) { return nil }
        return !isWGS84 || isOnGlobe(geometry, at: place.mark) ? geometry : nil
    }

    /// Whether all latitudes are within 90 degrees; if not, that is reported. Longitudes are compared with those of rows, whatever
    /// they are.
    private func isOnGlobe(_ geometry: SourceGeometry, at mark: Mark) -> Bool {
        guard let position = geometry.positions.first(where: { abs($0.y) > 90 }) else { return true }
        return PositionSpec(x: position.x, y: position.y, mark: mark).onWGS84(diagnostics) != nil
    }

    private func coordinates(_ positions: [Position], at mark: Mark) -> [Coordinate]? {
        var degrees = positions
        if let system {
            do {
                degrees = try system.toWGS84(positions)
            } catch {
                diagnostics.error("outside_crs", at: mark, "\(error)")
                return nil
            }
        }
        var coordinates: [Coordinate] = []
        for position in degrees {
            let spec = PositionSpec(x: position.x, y: position.y, mark: mark)
            guard let place = spec.onWGS84(diagnostics),
                let coordinate = Coordinate(longitudeDegrees: place.x, latitudeDegrees: place.y)
            else { return nil }
            coordinates.append(coordinate)
        }
        return coordinates
    }

    static func kind(_ geometry: SourceGeometry) -> String {
        switch geometry {
        case .point: "a point"
        case .multiPoint: "a set of points"
        case .lines: "a line"
        case .polygons: "a polygon"
        }
    }
}
