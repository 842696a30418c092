import Geometry
import Results
import StreetNetwork
import Vocabulary

/// Draws areas from the streets that are reached, and writes them.
struct ServiceAreaPolygons {
    /// An area to be written, and of whom and which break it is.
    struct Part {
        /// Nil where facilities are merged.
        let facility: LocatedFacility?
        /// The next smaller break of rings, else 0, and the break, in the base of the impedance.
        let from: Int64
        let to: Int64
        /// Closed rings, the outer one of each polygon first; cut at the antimeridian.
        let polygons: [[[Coordinate]]]
        /// On the ground.
        let squareMetres: Double
    }

    /// What streets with labels make of the map.
    struct Drawing {
        let boundaries: AreaBoundaries
        /// The same with as many vertices as are written. Holes are filled by what the others enclose, so that they do not depend on what lies
        /// elsewhere.
        let written: AreaBoundaries
        let streets: UnreachedStreets
    }

    let parameters: ServiceAreaParameters
    let options: ServiceAreaParameters.Polygons
    let metrics: ServiceAreaMetrics
    let surface: Surface
    let context: RunContext

    /// Draws the boundaries of what streets with labels make.
    ///
    /// - Parameter stretches: ascending by edge and position, none on another.
    func draw(_ stretches: [LabelledStretch], _ workspace: inout ServiceAreaWorkspace) -> Drawing {
        workspace.labels.fill(with: stretches)
        let boundaries = AreaBoundaries(
            workspace.cutter.lines(
                on: surface, labels: workspace.labels, fillingUpTo: Double(options.fillHoles)))
        return Drawing(
            boundaries: boundaries,
            written: simplified(boundaries),
            streets: UnreachedStreets(
                labelled: stretches, wholeLabel: workspace.labels.uniform, metric: metrics.ground,
                counted: CountedStreets(on: metrics.ground, excludedClasses: options.excludedClasses), map: surface.map)
        )
    }

    /// Millimetres within which generalized outlines follow the surface: several times fewer corners, and one place in a hundred in another area.
    private static let generalization: Int64 = 10_000
    /// How much of its area a break may win or lose by that. A little is left for holes.
    private static let generalizedShare = 0.025

    private func simplified(_ boundaries: AreaBoundaries) -> AreaBoundaries {
        let drawn =
            options.detail == .generalized
            ? boundaries.simplified(tolerance: Self.generalization, keepingAreasWithin: Self.generalizedShare)
            : boundaries
        return parameters.simplify == 0 ? drawn : drawn.simplified(tolerance: parameters.simplify)
    }

    /// The area of what has certain labels, its holes filled.
    ///
    /// - Parameter isOwn: whether a label belongs to a disk of the same facilities.
    private func disk(of drawing: Drawing, isOwn: (Int32) -> Bool, where isInside: (Int32) -> Bool) -> AreaOutline {
        let outline = drawing.boundaries.outline(where: isInside)
        guard options.fillHoles > 0 else { return outline }
        return outline.filled(
            upTo: Double(options.fillHoles), leaving: { !isOwn($0) },
            unless: { hole in drawing.streets.lie(in: hole, where: isInside) })
    }

    /// The areas of breaks, from the outermost to the innermost.
    ///
    /// - Parameters:
    ///   - breaks: ascending, in the base of the impedance.
    ///   - isInside: whether a label belongs to the disk of a break, by its place.
    func parts(
        of facility: LocatedFacility?, breaks: [Int64], _ drawing: Drawing,
        isInside: (_ label: Int32, _ breakIndex: Int) -> Bool
    ) -> [Part] {
        let disks = breaks.indices.map { index in
            disk(of: drawing, isOwn: { isInside($0, breaks.count - 1) }, where: { isInside($0, index) })
        }
        return breaks.indices.reversed().map { index in
            let isRing = parameters.cutoff == .rings && index > 0
            let outline = isRing ? disks[index].subtracting(disks[index - 1]) : disks[index]
            let drawn = outline.drawn(on: drawing.written).measured()
            return Part(
                facility: facility, from: isRing ? breaks[index - 1] : 0, to: breaks[index],
                polygons: surface.map.ground(of: drawn.polygons), squareMetres: drawn.squareMetres)
        }
    }

    func write(_ parts: [Part], into sink: some ResultSink) throws {
        let table = ServiceAreaTables.polygons(parameters)
        for part in parts {
            guard !part.polygons.isEmpty else {
                context.note("empty_area", "there is no area of \(name(of: part))")
                continue
            }
            try sink.append(row(of: part), to: table)
        }
    }

    private func row(of part: Part) -> ResultRow {
        let text = CostText(impedance: parameters.impedance)
        let identity = part.facility?.identity ?? [.null, .null, .null]
        return ResultRow(
            identity + [
                .text(name(of: part)), text.value(part.from), text.value(part.to),
                .decimal(part.squareMetres, decimals: 1),
            ] + LocationValues.kept(part.facility?.facility.attributes ?? [], parameters.keptColumns.count),
            geometry: .polygons(part.polygons))
    }

    /// `Princess Grace: 0 - 3`.
    private func name(of part: Part) -> String {
        let text = CostText(impedance: parameters.impedance)
        let costs = "\(text.shortest(part.from)) - \(text.shortest(part.to))"
        return part.facility.map { "\($0.facility.name): \(costs)" } ?? costs
    }
}
