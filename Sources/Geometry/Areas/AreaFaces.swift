/// The faces that arcs cut the map into, each with its label. Face 0 is the one without end.
struct AreaFaces: Sendable {
    /// The face to the left of each half-arc.
    private(set) var left: [Int32]
    /// The label of each face.
    private(set) var labels: [Int32]

    /// - Parameters:
    ///   - areas: twice what each arc sweeps.
    ///   - extras: steps of labels across half-arcs beside those of the arcs themselves.
    init(of arcs: AreaArcs, areas: [Int128], extras: [LabelStep]) {
        left = Self.faces(of: arcs, areas)
        let count = Int(left.max() ?? 0) + 1
        labels =
            Self.agreedLabels(of: arcs, faces: left, count: count, extras: extras)
            ?? LabelRepair.labels(of: arcs, faces: left, count: count, extras: extras)
    }

    /// Numbers the cycles that run round faces; the outer cycle of what lies within a face belongs to that face.
    private static func faces(of arcs: AreaArcs, _ areas: [Int128]) -> [Int32] {
        var cycles = [Int32](repeating: -1, count: arcs.next.count)
        /// The face of each cycle, or -1 for outer cycles.
        var faces: [Int32] = []
        var faceCount: Int32 = 1
        for first in arcs.next.indices where cycles[first] < 0 {
            var (half, area) = (first, Int128(0))
            repeat {
                cycles[half] = Int32(faces.count)
                area &+= half & 1 == 0 ? areas[half >> 1] : -areas[half >> 1]
                half = Int(arcs.next[half])
            } while half != first
            faces.append(area > 0 ? faceCount : -1)
            if area > 0 { faceCount += 1 }
        }
        ComponentNesting.placeOuterCycles(of: arcs, cycles: cycles, faces: &faces)
        return cycles.map { faces[Int($0)] }
    }

    /// The labels that the arcs give, or nil if they contradict each other somewhere.
    private static func agreedLabels(
        of arcs: AreaArcs, faces: [Int32], count: Int, extras: [LabelStep]
    ) -> [Int32]? {
        guard extras.isEmpty else { return nil }
        var (labels, isKnown) = (
            [Int32](repeating: AreaSegment.outside, count: count), [Bool](repeating: false, count: count)
        )
        isKnown[0] = true
        for half in faces.indices {
            let (face, label) = (Int(faces[half]), arcs.leftLabel(of: half))
            if !isKnown[face] {
                (labels[face], isKnown[face]) = (label, true)
            } else if labels[face] != label {
                return nil
            }
        }
        return labels
    }
}
