import Geometry

/// Gathers the seams between cells of different labels: finds them, finds the parts of those that see a label change, and draws them.
struct SeamGathering {
    private let sections: SurfaceSections
    private let marks: SurfaceMarks
    private var seams: [SeamPiece] = []

    init(sections: SurfaceSections, marks: SurfaceMarks) {
        (self.sections, self.marks) = (sections, marks)
    }

    /// How many of the seams that were gathered were taken apart.
    var dividedCount: Int { seams.count(where: \.isDivided) }

    mutating func gather(_ labels: borrowing EdgeLabels, into lines: inout AreaLines) {
        let labelled = marks.cells.labelled
        for (place, cell) in labelled.enumerated() {
            prefetchSeams(place, of: labelled)
            find(cell, labels)
        }
        let pieces = SeamParting(sections: sections, marks: marks).parted(seams)
        PieceDrawing(sections: sections, marks: marks).draw(pieces, labels, into: &lines)
    }

    private mutating func find(_ cell: UInt32, _ labels: borrowing EdgeLabels) {
        let (cells, label) = (marks.cells, marks.cells[cell])
        for place in Int(sections.firstCellSeam[Int(cell)])..<Int(sections.firstCellSeam[Int(cell) + 1]) {
            let own = sections.cellSeam[place]
            let other = cells.label(beyond: own.beyond, sections)
            if label == other, label != CellLabels.divided { continue }
            // Between two labelled cells the seam comes with the lower one.
            if own.beyond < cell, other != AreaLines.outside { continue }
            let sides = sides(of: place, cell, label, other, labels)
            if sides.own == sides.beyond, sides.own != CellLabels.divided { continue }
            seams.append(SeamPiece(seam: own.seam, cell: cell, label: sides.own, beyond: sides.beyond))
        }
    }

    /// The labels on both sides of a seam; `divided` both where it sees one change, or where that cannot be told from here.
    private func sides(
        of place: Int, _ cell: UInt32, _ label: Int32, _ other: Int32, _ labels: borrowing EdgeLabels
    ) -> (own: Int32, beyond: Int32) {
        if label != CellLabels.divided, other != CellLabels.divided { return (label, other) }
        let (seam, sides) = (sections.cellSeam[place], sections.cellSeamSides[place])
        guard !marks.seams.contains(Int(seam.seam)), let own = plain(cell, label, at: sides.own, labels),
            let beyond = plain(seam.beyond, other, at: sides.beyond, labels)
        else { return (CellLabels.divided, CellLabels.divided) }
        return (own, beyond)
    }

    /// The label of a cell beside a seam that sees none change; nil where several edges divide it.
    private func plain(_ cell: UInt32, _ label: Int32, at part: UInt8, _ labels: borrowing EdgeLabels) -> Int32? {
        guard label == CellLabels.divided else { return label }
        let (first, next) = (sections.firstCellEdge[Int(cell)], sections.firstCellEdge[Int(cell) + 1])
        return next - first == 1 ? labels.label(on: sections.cellEdge[Int(first)], atPart: part) : nil
    }

    /// Asks for the seams of some cell ahead, and for the labels beyond those of a nearer one.
    @inline(__always)
    private func prefetchSeams(_ place: Int, of labelled: [UInt32]) {
        if place + 16 < labelled.count {
            sections.cellSeam.prefetch(Int(sections.firstCellSeam[Int(labelled[place + 16])]))
        }
        guard place + 8 < labelled.count else { return }
        let cell = Int(labelled[place + 8])
        for seam in Int(sections.firstCellSeam[cell])..<Int(sections.firstCellSeam[cell + 1]) {
            marks.cells.prefetch(sections.cellSeam[seam].beyond)
        }
    }
}
