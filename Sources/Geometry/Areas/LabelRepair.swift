/// A step of labels across a half-arc, from its right side to its left side.
struct LabelStep: Sendable {
    let half: Int
    let left: Int32
    let right: Int32
}

/// Gives each face one label where areas lie on top of each other, as they do where rounding has folded a sliver.
///
/// Every step across an arc adds the label on the far side and takes away that on the near side, so a face has a sum of
/// labels that does not depend on the way. Of those that it has at least once, the lowest counts.
enum LabelRepair {
    private typealias Sum = [(label: Int32, times: Int)]

    static func labels(of arcs: AreaArcs, faces: [Int32], count: Int, extras: [LabelStep]) -> [Int32] {
        var steps = (0..<2 * arcs.count).map { half in
            LabelStep(half: half, left: arcs.leftLabel(of: half), right: arcs.leftLabel(of: half ^ 1))
        }
        for extra in extras {
            steps.append(extra)
            steps.append(LabelStep(half: extra.half ^ 1, left: extra.right, right: extra.left))
        }
        // All steps across one half-arc in a row, the half-arcs of the face on the right side in a row.
        steps.sort { (faces[$0.half ^ 1], $0.half) < (faces[$1.half ^ 1], $1.half) }
        var starts = [Int](repeating: 0, count: count + 1)
        for step in steps { starts[Int(faces[step.half ^ 1]) + 1] += 1 }
        for face in 0..<count { starts[face + 1] += starts[face] }

        var sums = [Sum?](repeating: nil, count: count)
        sums[0] = [(AreaSegment.outside, 1)]
        var queue = [0]
        var position = 0
        while position < queue.count {
            let face = queue[position]
            position += 1
            var index = starts[face]
            while index < starts[face + 1] {
                let half = steps[index].half
                var sum = sums[face]!
                while index < starts[face + 1], steps[index].half == half {
                    add(1, of: steps[index].left, to: &sum)
                    add(-1, of: steps[index].right, to: &sum)
                    index += 1
                }
                let beyond = Int(faces[half])
                if sums[beyond] == nil {
                    sums[beyond] = sum
                    queue.append(beyond)
                }
            }
        }
        return sums.map { sum in
            sum?.filter { $0.times > 0 }.map(\.label).min() ?? AreaSegment.outside
        }
    }

    private static func add(_ times: Int, of label: Int32, to sum: inout Sum) {
        if let index = sum.firstIndex(where: { $0.label == label }) {
            sum[index].times += times
            if sum[index].times == 0 { sum.remove(at: index) }
        } else {
            sum.append((label, times))
        }
    }
}
