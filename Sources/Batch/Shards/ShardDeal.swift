import ImageFile
import Preparation

/// Shares out the jobs of a plan among shards: by their names and their order, and by nothing else.
///
/// Jobs are dealt like cards: of as many jobs side by side as there are shards, each shard gets one. So no shard has more than
/// one job more than another, and neighbours, which are often alike and take equally long, go to different shards. Which of them
/// goes where is up to the digests of their names: in a plan in which every fourth job is a long one, four shards have long ones all
/// the same.
struct ShardDeal {
    private let names: [String]

    /// - Parameter names: of the jobs, in the order of the plan.
    init(_ names: [String]) { self.names = names }

    /// Where in the plan the jobs of a shard stand, ascending.
    ///
    /// Complexity: O(n log k) for n jobs and k shards.
    func places(of shard: Shard) -> [Int] {
        stride(from: 0, to: names.count, by: shard.count).compactMap { start in
            let round = dealt(start..<min(start + shard.count, names.count))
            return shard.number <= round.count ? round[shard.number - 1] : nil
        }
    }

    /// The places of one round: the first shard's, the second one's and so on.
    private func dealt(_ round: Range<Int>) -> [Int] {
        round.map { (digest: Digest(of: names[$0]).description, place: $0) }
            .sorted { ($0.digest, $0.place) < ($1.digest, $1.place) }
            .map(\.place)
    }
}
