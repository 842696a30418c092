/// A seam that is drawn, or a part of one between triangles that are cut anew.
struct SeamPiece {
    let seam: UInt32
    /// On one side of the seam.
    let cell: UInt32
    /// The label of the cell, and that of what lies beyond the seam; both `CellLabels.divided` where they are to be found out, piece by piece.
    let label: Int32
    let beyond: Int32
    /// The gates where it begins and ends, among those of all seams: the seam's first, and the one behind its last, where it is not cut there.
    var gates: Range<UInt32> = 0..<0
    /// The first vertex behind its beginning, among those of all seams; the one behind the seam's last where there is none.
    var firstVertex: UInt32 = 0

    var isDivided: Bool { label == CellLabels.divided }
}
