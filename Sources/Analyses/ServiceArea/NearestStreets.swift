/// What many facilities reach, each place from the nearest one, gathered facility by facility.
///
/// Like is merged with like, as in merge sort, so that few results stand in memory at once and each street is looked at
/// O(log m) times for m additions.
struct NearestStreets {
    private let merging: NearestFacilities
    /// How many additions have been merged into each, falling.
    private var gathered: [(count: Int, streets: [ReachedStreet])] = []

    init(_ metrics: ServiceAreaMetrics) { merging = NearestFacilities(metrics: metrics) }

    /// - Parameter streets: ascending by edge and position, every place once.
    mutating func add(_ streets: [ReachedStreet]) {
        var last = (count: 1, streets: streets)
        while let before = gathered.last, before.count <= last.count {
            gathered.removeLast()
            last = (before.count + last.count, merging.merged(before.streets, last.streets))
        }
        gathered.append(last)
    }

    /// Everything that was added, ascending by edge and position, every place once.
    var all: [ReachedStreet] {
        gathered.reversed().reduce([]) { $0.isEmpty ? $1.streets : merging.merged($1.streets, $0) }
    }
}
