import Geometry

/// The clearings of a surface. What is reached all round one needs none of its seams, where its hole is filled.
extension SurfaceBuilder {
    mutating func gatherClearings() {
        let trims = parts.seams.indices.filter { parts.seams[$0].isTrim }
        let gaps = EnclosedGaps(lines(of: trims))
        var clearingOfSeam: [Int: Int] = [:]
        for (seam, gap) in zip(trims, gaps.besideLine) { clearingOfSeam[seam] = gap }
        gatherCells(round: clearingOfSeam, gaps)
        let cells = parts.firstCellSeam.count - 1
        for place in parts.cellSeam.indices where parts.cellSeam[place].beyond == 0 {
            guard let clearing = clearingOfSeam[Int(parts.cellSeam[place].seam)] else { continue }
            parts.cellSeam[place].beyond = UInt32(cells + clearing)
        }
    }

    /// The lines of seams between land near streets and what is too far from any.
    private func lines(of seams: [Int]) -> AreaLines {
        var lines = AreaLines()
        for _ in parts.nodePlace { _ = lines.addNode() }
        for number in seams {
            let seam = parts.seams[number]
            lines.append(parts.nodePlace[Int(seam.tail)])
            for vertex in parts.firstVertex[number]..<parts.firstVertex[number + 1] {
                lines.append(parts.vertex[Int(vertex)])
            }
            lines.append(parts.nodePlace[Int(seam.head)])
            lines.close(
                from: Int32(seam.tail), to: Int32(seam.head), left: seam.left == 0 ? AreaLines.outside : 0,
                right: seam.right == 0 ? AreaLines.outside : 0)
        }
        return lines
    }

    private mutating func gatherCells(round clearingOfSeam: [Int: Int], _ gaps: EnclosedGaps) {
        var cells = [[UInt32]](repeating: [], count: gaps.squareMetres.count)
        for (seam, clearing) in clearingOfSeam {
            cells[clearing].append(max(parts.seams[seam].left, parts.seams[seam].right))
        }
        for (own, squareMetres) in zip(cells, gaps.squareMetres) {
            parts.clearings.append(
                Clearing(firstCell: UInt32(parts.clearingCell.count), squareMetres: Float(squareMetres).nextUp))
            parts.clearingCell += Set(own).sorted()
        }
        parts.clearings.append(Clearing(firstCell: UInt32(parts.clearingCell.count), squareMetres: 0))
    }
}
