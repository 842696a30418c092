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
        guard let stray = dataset.strayText else { return }
        messages.append(
            Message(
                .warning, "not_utf8",
                "line \(stray.line) of \(stray.file) is not UTF-8: letters that cannot be read are shown as \u{FFFD}, and keys "
                    + "that have them match nothing; save the file as UTF-8"))
    }
}
