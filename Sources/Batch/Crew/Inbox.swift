import Dispatch
import Synchronization

/// What comes in from several threads, taken out by one.
final class Inbox<Item: Sendable>: Sendable {
    private let items = Mutex<(list: [Item], next: Int)>(([], 0))
    private let count = DispatchSemaphore(value: 0)

    func put(_ item: Item) {
        items.withLock { $0.list.append(item) }
        count.signal()
    }

    /// The oldest item; nil where none comes in time.
    func take(waiting milliseconds: Int) -> Item? {
        guard count.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return nil }
        return items.withLock { items in
            let item = items.list[items.next]
            items.next += 1
            if items.next == items.list.count { items = ([], 0) }
            return item
        }
    }
}
