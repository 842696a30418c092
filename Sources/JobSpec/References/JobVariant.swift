/// One of the jobs that a document stands for: a combination of its matrix's values.
struct JobVariant {
    let values: MatrixValues
    /// What is put behind the job's name: `.5`; empty without a matrix, and where the name itself tells variants apart.
    let suffix: String

    /// What a document without a matrix is.
    static let only = JobVariant(values: .known([:]), suffix: "")
    /// What a document is whose matrix has mistakes: all else in it may have some, too.
    static let unknown = JobVariant(values: .unknown, suffix: "")

    /// - Parameter isNamed: whether the job's name tells variants apart.
    init(_ matrix: Matrix, combination index: Int, isNamed: Bool) {
        let chosen = matrix.values(ofCombination: index)
        values = .known(Dictionary(chosen.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
        suffix = isNamed ? "" : chosen.map { "." + $0.value.text }.joined()
    }

    private init(values: MatrixValues, suffix: String) { (self.values, self.suffix) = (values, suffix) }
}
