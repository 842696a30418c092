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
        messages += dataset.textFaults.map(Self.message)
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

    private static func message(_ fault: TextFault) -> Message {
        switch fault.kind {
        case .notUTF8:
            Message(
                .warning, "not_utf8",
                "line \(fault.line) of \(fault.file) is not UTF-8: letters that cannot be read are shown as \u{FFFD}, and "
                    + "keys that have them match nothing; save the file as UTF-8")
        case .openQuote:
            Message(
                .warning, "open_quote",
                "a quotation mark in line \(fault.line) of \(fault.file) is not closed: all lines behind it are taken for "
                    + "one cell")
        case .surplusCells:
            Message(
                .warning, "surplus_cells",
                "line \(fault.line) of \(fault.file) has more cells than its first line: those beyond are left out")
        }
    }
}
