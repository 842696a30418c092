import Vocabulary

/// What references to a job's matrix stand for.
enum MatrixValues {
    /// There can be no matrix where they stand.
    case none
    /// By name; a job without a matrix has none.
    case known([String: Scalar])
    /// The matrix has mistakes, so that nothing can be said of what its values would be.
    case unknown
}
