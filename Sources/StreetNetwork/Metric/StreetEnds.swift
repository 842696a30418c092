/// Where streets end, by number: at a junction that can be passed all of them at one place, at others each at its own.
struct StreetEnds {
    private let network: StreetNetwork
    /// Junction to its place, or -1 where each street has its own.
    private let placeOfJunction: [Int32]
    private let sharedCount: Int

    init(of network: StreetNetwork, parting: (Int) -> Bool) {
        self.network = network
        var count: Int32 = 0
        placeOfJunction = (0..<network.junctionCount).map { junction in
            if parting(junction) { return -1 }
            count += 1
            return count - 1
        }
        sharedCount = Int(count)
    }

    var count: Int { sharedCount + network.directedEdgeCount }

    func tail(of directed: DirectedEdge) -> Int {
        let place = placeOfJunction[network.tail(of: directed)]
        return place < 0 ? sharedCount + directed.index : Int(place)
    }
}
