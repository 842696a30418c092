/// A job's outputs as they were read before the run was over.
struct JobAhead: Sendable {
    let document: JobDocument
    private let levels: Range<Int>
    private let drawn: [JobDrawing]

    /// - Parameters:
    ///   - levels: the details in which it was drawn, empty if in none.
    ///   - drawn: in the order of these.
    init(_ document: JobDocument, _ levels: Range<Int>, _ drawn: [JobDrawing]) {
        (self.document, self.levels, self.drawn) = (document, levels, drawn)
    }

    /// Nil where it was drawn in other details.
    func drawings(in levels: Range<Int>) -> [JobDrawing]? { levels == self.levels ? drawn : nil }
}
