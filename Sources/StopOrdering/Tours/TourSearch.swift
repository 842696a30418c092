import Vocabulary

/// Good orders of many stops, time windows aside.
struct TourSearch {
    /// Below this many places tours are too short to be put together from others.
    static let fewestPlaces = 8

    private let problem: OrderingProblem
    private let matrix: TourMatrix

    init(_ problem: OrderingProblem) {
        self.problem = problem
        matrix = TourMatrix(problem)
    }

    /// The best order found; it may have legs that no way leads along.
    ///
    /// - Precondition: there are `fewestPlaces` places.
    func solve(_ context: RunContext) throws -> [Int] {
        precondition(matrix.count >= Self.fewestPlaces, "a few stops are ordered exactly")
        return matrix.order(of: try tour(context), problem: problem)
    }

    private func tour(_ context: RunContext) throws -> [Int] {
        if matrix.isSymmetric {
            var evolution = Evolution<WholePlaces>(matrix)
            return try evolution.best(context)
        }
        var evolution = Evolution<SplitPlaces>(matrix)
        return try evolution.best(context)
    }
}
