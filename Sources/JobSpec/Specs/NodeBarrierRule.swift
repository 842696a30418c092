import Vocabulary

/// What a barrier on a node does.
public enum NodeBarrierRule: Sendable, Equatable {
    case closed
    case open
    /// Passing it takes time.
    case delay(TimeSpan)

    private enum Word: String, CaseIterable {
        case closed, open
    }

    static let shape = Shape<NodeBarrierRule>.either(
        .choice(of: Word.self), { $0 == .closed ? .closed : .open },
        when: { $0.text.map { $0.first?.isLetter == true } ?? false },
        or: .duration(), NodeBarrierRule.delay)
}
