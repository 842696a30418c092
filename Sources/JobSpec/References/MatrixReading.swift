/// Reads the matrix of a job. Mistakes go to the reader.
struct MatrixReading {
    /// The document, and its matrix.
    let root: Node
    let pair: Node.Pair
    let reader: Reader

    /// - Parameter pair: the key `matrix` and its value, without references.
    /// - Returns: nil after a mistake.
    func matrix() -> Matrix? {
        let errorsBefore = reader.errorCount
        guard let map = Matrix.shape.decode(pair.value, reader), reader.errorCount == errorsBefore else { return nil }
        let matrix = Matrix(axes: map.entries)
        if matrix.axes.isEmpty { reader.error("bad_list", at: pair.value.mark, "the matrix is empty") }
        let used = root.matrixNames()
        // Where a reference names no key, it is told there: it may mean one that nothing else uses.
        let namesUnknownKey = !used.isSubset(of: matrix.axes.map(\.name.value))
        for axis in matrix.axes { check(axis, isUsed: namesUnknownKey || used.contains(axis.name.value)) }
        checkCount(matrix)
        return reader.errorCount == errorsBefore && !pair.value.holdsInvalid ? matrix : nil
    }

    private func check(_ axis: OrderedMap<[Marked<Scalar>]>.Entry, isUsed: Bool) {
        let name = SafeText.quoted(axis.name.value)
        if !isUsed {
            reader.error(
                "unused_matrix_key", at: axis.name.mark, "nothing in the job uses \(name)",
                help: "write '${matrix:\(SafeText.line(axis.name.value))}' where its values belong, or leave it out")
        }
        if axis.value.isEmpty, pair.value[axis.name.value]?.holdsInvalid != true {
            reader.error("bad_list", at: pair.value[axis.name.value]?.mark ?? pair.keyMark, "\(name) has no values")
        }
        var seen: Set<String> = []
        for value in axis.value where !seen.insert(value.value.text).inserted {
            reader.error("bad_list", at: value.mark, "\(name) has the value \(SafeText.quoted(value.value.text)) twice")
        }
    }

    private func checkCount(_ matrix: Matrix) {
        var count = 1
        for axis in matrix.axes where count <= Matrix.limit { count *= axis.value.count }
        if count > Matrix.limit {
            reader.error(
                "too_many_jobs", at: pair.keyMark, "the matrix makes more than \(Matrix.limit) jobs",
                help: "split it into several files")
        }
    }
}
