/// One of the jobs that a document stands for: a combination of its matrix's values.
struct JobVariant {
    /// The values by name.
    let values: [String: Scalar]
    /// What is put behind the job's name: `.5`; empty without a matrix, and where the name itself tells variants apart.
    let suffix: String

    /// What a document without a matrix is.
    static let only = JobVariant(values: [:], suffix: "")

    /// - Parameter isNamed: whether the job's name tells variants apart.
    init(_ matrix: Matrix, combination index: Int, isNamed: Bool) {
        let chosen = matrix.values(ofCombination: index)
        values = Dictionary(chosen.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        suffix = isNamed ? "" : chosen.map { "." + $0.value.text }.joined()
    }

    private init(values: [String: Scalar], suffix: String) { (self.values, self.suffix) = (values, suffix) }
}
