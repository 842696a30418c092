/// Devices that ways of a walk have passed: ways that part have in common what they passed before.
///
/// A tree with one long jump a node, by E. W. Myers, "An applicative random-access stack", 1983.
struct PassedDevices {
    private struct Passage {
        /// The one before it on its way; itself for the first.
        let before: Int
        let jump: Int
        let depth: Int
    }

    private var passages: [Passage] = []
    /// Feature to its passages: as many as it has terminals at most.
    private var places: [Int: [Int]] = [:]

    /// Notes that a way has passed a device.
    ///
    /// - Parameter last: the passage before on the way; nil for its first.
    /// - Returns: the passage.
    mutating func pass(_ feature: Int, behind last: Int?) -> Int {
        let place = passages.count
        places[feature, default: []].append(place)
        guard let last else {
            passages.append(Passage(before: place, jump: place, depth: 0))
            return place
        }
        let (near, far) = (passages[last], passages[passages[last].jump])
        let isEven = near.depth - far.depth == far.depth - passages[far.jump].depth
        passages.append(Passage(before: last, jump: isEven ? far.jump : last, depth: near.depth + 1))
        return place
    }

    /// Whether a way has passed a device.
    ///
    /// - Parameter last: the way's last passage.
    /// - Complexity: O(log n) for n devices on the way.
    func have(_ feature: Int, upTo last: Int?) -> Bool {
        guard let last else { return false }
        return places[feature]?.contains { place in
            var at = last
            while passages[at].depth > passages[place].depth {
                let passage = passages[at]
                at = passages[passage.jump].depth >= passages[place].depth ? passage.jump : passage.before
            }
            return at == place
        } ?? false
    }
}
