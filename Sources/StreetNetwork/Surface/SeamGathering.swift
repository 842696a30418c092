import Geometry

/// Gathers the seams between cells of different labels.
struct SeamGathering {
    let sections: SurfaceSections
    let marks: SurfaceMarks

    func gather(into lines: inout AreaLines) {
        let cells = marks.cells
        for cell in cells.labelled {
            guard let label = cells.label(of: cell), label != EdgeLabels.mixed else { continue }
            for place in Int(sections.firstCellSeam[Int(cell)])..<Int(sections.firstCellSeam[Int(cell) + 1]) {
                let number = Int(sections.cellSeam[place])
                let seam = sections.seams[number]
                let isLeft = seam.left == cell
                let beyond = isLeft ? seam.right : seam.left
                let known = cells.label(of: beyond)
                // Between two labelled cells the seam comes with the lower one.
                if known == label || known == EdgeLabels.mixed || known != nil && beyond < cell { continue }
                let other = known ?? AreaLines.outside
                append(
                    number, seam, left: isLeft ? label : other, right: isLeft ? other : label, isTrim: beyond == 0,
                    &lines)
            }
        }
    }

    private func append(
        _ number: Int, _ seam: Seam, left: Int32, right: Int32, isTrim: Bool, _ lines: inout AreaLines
    ) {
        lines.append(sections.nodePlace[Int(seam.tail)])
        let range = Int(sections.firstVertex[number])..<Int(sections.firstVertex[number + 1])
        lines.append(UnsafeBufferPointer(rebasing: sections.vertex[range]))
        lines.append(sections.nodePlace[Int(seam.head)])
        let (tail, head) = (marks.node(seam.tail, &lines), marks.node(seam.head, &lines))
        lines.close(from: tail, to: head, left: left, right: right, isTrim: isTrim)
    }
}
