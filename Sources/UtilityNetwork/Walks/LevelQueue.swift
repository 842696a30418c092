/// What a walk has come to and not gone on from: first all that is so many elements away, then what is one farther.
struct LevelQueue<Item> {
    private var level: [Item] = []
    private var place = 0
    private var farther: [Item] = []

    /// - Parameter isFarther: whether the item is one element farther away than the last one taken.
    mutating func add(_ item: Item, isFarther: Bool) {
        if isFarther { farther.append(item) } else { level.append(item) }
    }

    mutating func take() -> Item? {
        if place == level.count {
            (level, farther, place) = (farther, [], 0)
        }
        guard place < level.count else { return nil }
        place += 1
        return level[place - 1]
    }
}
