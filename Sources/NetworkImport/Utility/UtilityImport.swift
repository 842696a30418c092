import FeatureSources
import UtilityNetwork
import Vocabulary

/// A utility network as its sources have it: what `UtilityNetwork.build` compiles, and what is to be known beside.
public struct UtilityImport: Sendable {
    public var draft: UtilityDraft
    /// What the coordinates of shapes mean; nil where nobody says it, so that nothing can be drawn on a map.
    public var system: SystemDefinition?
    /// What is to be said with every job on the network.
    public var messages: [Message]

    public init(draft: UtilityDraft, system: SystemDefinition? = nil, messages: [Message] = []) {
        (self.draft, self.system, self.messages) = (draft, system, messages)
    }
}
