/// Where supply goes on within a device from terminals to which it comes through that device alone: where X joins Y and Z that
/// nothing else joins, supply that comes to Y goes on from X to Z.
///
/// Supply that comes to the device at a terminal goes on to those that are more ways through the device away from it.
struct DeviceSteps {
    private struct Way: Hashable {
        let from: Int
        let to: Int
    }

    private var ways: Set<Way> = []

    /// - Parameters:
    ///   - isEntered: whether supply comes to a vertex from outside of its device.
    ///   - isReached: whether supply comes to a vertex at all.
    /// - Complexity: O(vertices), and O(terminals × ways between them) for each device that is left by several ways.
    init(_ devices: DeviceWays, from isEntered: [Bool], isReached: (Int) -> Bool) {
        for vertex in isEntered.indices where !isEntered[vertex] && isReached(vertex) {
            var ends: [Int] = []
            devices.forEachEnd(of: vertex, devices.successors) { ends.append($0) }
            if ends.isEmpty { continue }
            let others = devices.terminals(besides: vertex)
            // Of two terminals the other one is where supply comes from.
            if others.count < 2 { continue }
            for entry in others where isEntered[entry] {
                let steps = devices.steps(from: [entry])
                guard let own = steps[vertex] else { continue }
                for end in ends where steps[end, default: 0] > own { ways.insert(Way(from: vertex, to: end)) }
            }
        }
    }

    func leadsOn(from vertex: Int, to other: Int) -> Bool { ways.contains(Way(from: vertex, to: other)) }
}
