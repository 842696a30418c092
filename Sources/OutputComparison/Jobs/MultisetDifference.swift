/// What one list has that another has not, or not so often, in its order.
struct MultisetDifference<Item: Hashable> {
    let items: [Item]

    init(_ list: [Item], without other: [Item]) {
        var counts: [Item: Int] = [:]
        for item in other { counts[item, default: 0] += 1 }
        items = list.filter { item in
            guard let count = counts[item], count > 0 else { return true }
            counts[item] = count - 1
            return false
        }
    }
}
