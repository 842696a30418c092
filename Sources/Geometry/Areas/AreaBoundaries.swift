/// The boundaries between areas, repaired and indexed once, so that outlines of any of the areas can be drawn.
///
/// The segments cut the map into faces, and each face has one label. Outlines are sets of faces: whatever is drawn of the
/// same boundaries shares its vertices, does not overlap, and leaves no gaps.
public struct AreaBoundaries: Sendable {
    private(set) var arcs: AreaArcs
    /// Twice the area that each arc sweeps.
    private(set) var areas: [Int128]
    /// What each arc adds to areas on the ground: see `AreaMeasure`.
    private(set) var sweeps: [Double]
    let faces: AreaFaces

    /// - Parameter segments: all boundaries between different labels, each once, less than 180 degrees apart; they
    ///   may have no length, coincide, run back on themselves, and cross each other by rounding. Where places coincide
    ///   or areas lie on top of each other, the lower label counts.
    ///
    /// Complexity: O(n) for n segments of like length that seldom cross.
    public init(_ segments: [AreaSegment]) {
        let noded = EdgeNoding.noded(AreaEdges(segments))
        let merging = EdgeMerging(noded.edges)
        let traced = ArcTracing.arcs(places: noded.table.places, edges: merging.edges)
        arcs = traced.arcs
        areas = arcs.doubledAreas()
        sweeps = AreaMeasure.sweeps(of: arcs)
        faces = AreaFaces(of: arcs, areas: areas, extras: merging.labelSteps(firstHalfEdges: traced.firstHalfEdges))
    }

    /// - Parameter lines: all boundaries between different labels, less than 180 degrees long.
    ///
    /// Complexity: O(n) for n vertices.
    public init(_ lines: AreaLines) {
        self.init(LineJoining.arcs(of: lines))
    }

    init(_ arcs: AreaArcs) {
        self.arcs = arcs
        areas = arcs.doubledAreas()
        sweeps = AreaMeasure.sweeps(of: arcs)
        faces = AreaFaces(of: arcs, areas: areas, extras: [])
    }

    /// The union of the places whose label satisfies a condition.
    ///
    /// Complexity: O(f) for f faces.
    public func outline(where isInside: (Int32) -> Bool) -> AreaOutline {
        AreaOutline(of: self, holds: faces.labels.map(isInside))
    }

    /// The same boundaries with fewer vertices, each removed vertex within a tolerance of the line that replaces it.
    ///
    /// What touches, holds or neighbours what stays so: no area vanishes, and places where more than two areas meet
    /// remain.
    ///
    /// - Parameter millimetres: on the ground.
    public func simplified(tolerance millimetres: Int64) -> AreaBoundaries {
        simplified(tolerances: [Double](repeating: Double(millimetres) / 1000, count: arcs.count))
    }

    /// The same, but closer where the area of a label would change by more than a share of it.
    public func simplified(tolerance millimetres: Int64, keepingAreasWithin share: Double) -> AreaBoundaries {
        let exact = sweepOfLabel
        var tolerances = [Double](repeating: Double(millimetres) / 1000, count: arcs.count)
        while true {
            let result = simplified(tolerances: tolerances)
            let own = result.sweepOfLabel
            let changed = exact.filter { abs((own[$0.key] ?? 0) - $0.value) > share * abs($0.value) }
            let concerned = tolerances.indices.filter { arc in
                tolerances[arc] > 0 && (changed[arcs.left[arc]] != nil || changed[arcs.right[arc]] != nil)
            }
            if concerned.isEmpty { return result }
            for arc in concerned { tolerances[arc] = tolerances[arc] > 1 ? tolerances[arc] / 4 : 0 }
        }
    }

    private func simplified(tolerances: [Double]) -> AreaBoundaries {
        var simplified = self
        simplified.arcs = ArcSimplification.simplified(arcs, tolerances: tolerances)
        simplified.areas = simplified.arcs.doubledAreas()
        simplified.sweeps = AreaMeasure.sweeps(of: simplified.arcs)
        return simplified
    }

    /// What all arcs round a label add to its area.
    private var sweepOfLabel: [Int32: Double] {
        var sweepOfLabel: [Int32: Double] = [:]
        for (arc, sweep) in sweeps.enumerated() {
            sweepOfLabel[arcs.left[arc], default: 0] += sweep
            sweepOfLabel[arcs.right[arc], default: 0] -= sweep
        }
        sweepOfLabel[AreaSegment.outside] = nil
        return sweepOfLabel
    }

    /// How many vertices the boundaries have, nodes once for each boundary that ends there.
    public var vertexCount: Int { arcs.places.count }
}

extension EdgeMerging {
    /// The extra steps of those edges with which arcs begin, which are the same all along an arc.
    fileprivate func labelSteps(firstHalfEdges: [Int32]) -> [LabelStep] {
        guard !extras.isEmpty else { return [] }
        var arcOfEdge = [Int](repeating: -1, count: edges.count)
        for (arc, half) in firstHalfEdges.enumerated() { arcOfEdge[Int(half >> 1)] = arc }
        return extras.compactMap { extra in
            let arc = arcOfEdge[extra.edge]
            guard arc >= 0 else { return nil }
            let isForward = firstHalfEdges[arc] & 1 == 0
            return LabelStep(half: isForward ? 2 * arc : 2 * arc + 1, left: extra.left, right: extra.right)
        }
    }
}
