import Analyses
import Geometry

/// Looks at the polygons as such: valid, bands nested, rings and split areas apart.
struct OutlineCheck {
    let job: AreaJob
    let written: WrittenAreas

    /// Of the smaller area.
    private static let tolerance = 1e-6

    /// What is wrong, in sentences.
    func faults() -> [String] {
        let own = written.parts.flatMap(faults)
        // What is not valid cannot be laid over other things.
        return own.isEmpty ? pairs(where: mustBeApart, overlap) + pairs(where: mustNest, nesting) + seams() : own
    }

    private func faults(of part: WrittenAreas.Part) -> [String] {
        var faults: [String] = []
        if let fault = Validity.reason(of: part.positions) {
            faults.append("\(part.name): \(fault.reason) at \(fault.at.x) \(fault.at.y)")
        }
        let area = part.polygons.reduce(0) { $0 + AreaMeasure.squareMetres(of: $1) }
        if abs(area - part.squareMetres) > 0.1 + 1e-6 * area {
            faults.append("\(part.name): area_m2 is \(part.squareMetres), and the polygon has \(area)")
        }
        return faults
    }

    private typealias Part = WrittenAreas.Part

    private func pairs(where areMeant: (Part, Part) -> Bool, _ check: (Part, Part) -> String?) -> [String] {
        written.parts.enumerated().flatMap { place, one in
            written.parts[..<place].compactMap { other in
                areMeant(one, other) && one.outline.box.meets(other.outline.box) ? check(one, other) : nil
            }
        }
    }

    /// The inner band is written after the outer one.
    private func mustBeApart(_ one: Part, _ other: Part) -> Bool {
        if one.number == other.number { return job.parameters.cutoff == .rings }
        return job.parameters.overlap == .split
            && (one.to == other.to || job.parameters.cutoff == .rings)
    }

    private func mustNest(_ inner: Part, _ outer: Part) -> Bool {
        inner.number == outer.number && job.parameters.cutoff == .disks
    }

    private func overlap(_ one: Part, _ other: Part) -> String? {
        guard let (common, least) = measured(one, other) else {
            return "\(one.name), \(other.name): cannot be compared"
        }
        return common > least * Self.tolerance ? "\(one.name) and \(other.name) have a part in common" : nil
    }

    private func nesting(_ inner: Part, _ outer: Part) -> String? {
        guard let (common, _) = measured(inner, outer) else { return "\(inner.name): cannot be compared" }
        let whole = Self.area(inner.positions)
        return abs(common - whole) > whole * Self.tolerance ? "\(inner.name) is not within \(outer.name)" : nil
    }

    /// The area in common, and the lesser of both; in square degrees.
    private func measured(_ one: Part, _ other: Part) -> (common: Double, least: Double)? {
        guard let common = try? GeometryIntersection.polygons(of: one.positions, and: other.positions) else {
            return nil
        }
        return (Self.area(common), min(Self.area(one.positions), Self.area(other.positions)))
    }

    /// Rings of a facility share their outlines: between them are no slits. A hole of one ring alone is none. Generalized
    /// outlines have small holes of their own.
    private func seams() -> [String] {
        guard job.parameters.cutoff == .rings else { return [] }
        return Dictionary(grouping: written.parts, by: \.number).values.compactMap { parts in
            guard let union = try? GeometryUnion.of(parts.map { .polygons($0.positions) }),
                case .polygons(let polygons) = union
            else { return "\(parts[0].name): the rings cannot be united" }
            let whole = parts.reduce(0) { $0 + Self.area($1.positions) }
            if abs(Self.area(polygons) - whole) > whole * Self.tolerance { return "\(parts[0].name): rings overlap" }
            if job.parameters.polygons?.detail == .generalized { return nil }
            let own = parts.flatMap(\.positions).flatMap { $0.dropFirst() }.map(Self.corners)
            let slits = polygons.flatMap { $0.dropFirst() }.filter { hole in
                Self.area([[hole]]) < Self.slit && !own.contains { Self.corners(hole).isSubset(of: $0) }
            }
            return slits.first.map { "\(parts[0].name): a slit between rings at \($0[0].x) \($0[0].y)" }
        }.sorted()
    }

    private static func corners(_ ring: [Position]) -> Set<String> { Set(ring.map { "\($0.x) \($0.y)" }) }

    /// Square degrees: some hundredths of a square metre.
    private static let slit = 1e-11

    private static func area(_ polygons: [[[Position]]]) -> Double {
        polygons.reduce(0) { sum, rings in
            sum + rings.enumerated().reduce(0) { $0 + ($1.offset == 0 ? 1 : -1) * abs(doubled($1.element)) / 2 }
        }
    }

    private static func doubled(_ ring: [Position]) -> Double {
        guard let base = ring.first else { return 0 }
        return ring.indices.reduce(0) { sum, index in
            let (a, b) = (ring[index], ring[(index + 1) % ring.count])
            return sum + (a.x - base.x) * (b.y - base.y) - (b.x - base.x) * (a.y - base.y)
        }
    }
}
