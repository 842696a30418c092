import Geometry

/// Gathers the seams between cells of different labels.
struct SeamGathering {
    let sections: SurfaceSections
    let marks: SurfaceMarks

    func gather(_ labels: borrowing EdgeLabels, into lines: inout AreaLines) {
        let cells = marks.cells
        let cellCount = UInt32(sections.firstCellSeam.count - 1)
        let parting = SeamParting(sections: sections, marks: marks)
        for cell in cells.labelled {
            let label = cells[cell]
            for place in Int(sections.firstCellSeam[Int(cell)])..<Int(sections.firstCellSeam[Int(cell) + 1]) {
                let (number, beyond) = (Int(sections.cellSeam[place].seam), sections.cellSeam[place].beyond)
                let other =
                    beyond < cellCount
                    ? cells[beyond] : marks.clearings.label(of: Int(beyond - cellCount), sections, cells)
                // Between two labelled cells the seam comes with the lower one.
                if other != AreaLines.outside, beyond < cell { continue }
                if label == CellLabels.divided || other == CellLabels.divided {
                    parting.append(number, labels, &lines)
                } else if label != other {
                    let seam = sections.seams[number]
                    let isLeft = seam.left == cell
                    append(number, seam, left: isLeft ? label : other, right: isLeft ? other : label, &lines)
                }
            }
        }
    }

    private func append(_ number: Int, _ seam: Seam, left: Int32, right: Int32, _ lines: inout AreaLines) {
        lines.append(sections.nodePlace[Int(seam.tail)])
        let range = Int(sections.firstVertex[number])..<Int(sections.firstVertex[number + 1])
        lines.append(UnsafeBufferPointer(rebasing: sections.vertex[range]))
        lines.append(sections.nodePlace[Int(seam.head)])
        let (tail, head) = (marks.node(seam.tail, &lines), marks.node(seam.head, &lines))
        lines.close(from: tail, to: head, left: left, right: right)
    }
}
