/// A job's outputs as they were read before the run was over.
struct JobAhead: Sendable {
    let document: RecordedJob
    private let reading: Int
    private let readable: Int
    private let drawing: JobDrawing

    /// - Parameters:
    ///   - reading: the number of that of which it is.
    ///   - readable: bytes of files that were read.
    init(_ document: RecordedJob, _ reading: Int, readable: Int, _ drawing: JobDrawing) {
        (self.document, self.reading, self.readable, self.drawing) = (document, reading, readable, drawing)
    }

    /// Nil where it was drawn otherwise, or where not the same files were read.
    func drawing(_ reading: Int, _ files: [WrittenTable], readable: Int) -> JobDrawing? {
        let isSame = files.allSatisfy { ($0.bytes <= readable) == ($0.bytes <= self.readable) }
        return reading == self.reading && isSame ? drawing : nil
    }
}
