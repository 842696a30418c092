import FeatureSources
import Vocabulary

/// The sources that a job reads, each once, in the order in which they are met.
final class InputLog {
    private(set) var addresses: [SourceAddress] = []
    /// What is to be said of them.
    private(set) var messages: [Message] = []

    func add(_ address: SourceAddress) {
        if !addresses.contains(address) { addresses.append(address) }
    }

    func add(_ dataset: Dataset) {
        guard !addresses.contains(dataset.address) else { return }
        add(dataset.address)
        messages += dataset.textFaults.map(\.message)
    }

    func noteDoubledNames(of layer: Layer) {
        for name in layer.doubledNames {
            let message = Message(
                .warning, "doubled_column", "\(layer.name) has several columns '\(name)': the first one is taken")
            add(message)
        }
    }

    func noteTexts(of reader: RowReader) {
        if let unreadable = reader.unreadableText { add(unreadable.message) }
    }

    /// Says something once.
    func add(_ message: Message) {
        if !messages.contains(message) { messages.append(message) }
    }
}
