import Preparation

/// Where lines meet: nothing says it, so that ways are tried until most of the lines are in one piece.
enum JointTrial {
    /// In one piece, for all that matters.
    static let most = 0.95
    /// How much more a later way has to join than an earlier one.
    private static let more = 0.02

    /// The first way by which most of the lines are in one piece; else the one that joins the most, earlier ones before
    /// others that join hardly more.
    ///
    /// - Parameters:
    ///   - share: how much of the lines is in one piece, 0 to 1.
    ///   - survey: makes the network of a way.
    /// - Throws: what the survey of the first way throws; of others all but that the network cannot be.
    static func best<Joints, Survey>(
        of ways: [Joints], by share: KeyPath<Survey, Double>, _ survey: (Joints) throws -> Survey
    ) throws -> (Joints, Survey) {
        var best = (ways[0], try survey(ways[0]))
        for way in ways.dropFirst() where best.1[keyPath: share] < most {
            do {
                let next = try survey(way)
                if next[keyPath: share] > best.1[keyPath: share] + more { best = (way, next) }
            } catch let failure where failure is NetworkFailure || failure is StarterRefused {
                // A way may join what must not be: it is no way then.
            }
        }
        return best
    }
}
