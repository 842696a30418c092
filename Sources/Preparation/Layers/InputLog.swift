import FeatureSources
import Vocabulary

/// The sources that a job reads, each once, in the order in which they are met.
final class InputLog {
    private(set) var addresses: [SourceAddress] = []
    /// Whether GDAL has a part in what is read of them.
    private(set) var needsGDAL = false
    private let log = MessageLog()

    /// What is to be said of them, each once.
    var messages: [Message] { log.messages }

    func add(_ address: SourceAddress) {
        needsGDAL = true
        note(address)
    }

    private func note(_ address: SourceAddress) {
        if !addresses.contains(address) { addresses.append(address) }
    }

    func add(_ dataset: Dataset) {
        if dataset.needsGDAL { needsGDAL = true }
        guard !addresses.contains(dataset.address) else { return }
        note(dataset.address)
        for fault in dataset.textFaults { add(fault.message) }
    }

    func noteDoubledNames(of layer: Layer) {
        for name in layer.doubledNames {
            let message = Message(
                .warning, "doubled_column", "\(layer.name) has several columns '\(name)': the first one is taken")
            add(message)
        }
    }

    func noteNumberedRows(of layer: Layer) {
        guard !layer.hasOwnIds else { return }
        add(
            Message(
                .information, "rows_without_ids",
                "the rows of \(layer.name) have no key of one whole number: their ids, and their order without 'order_by', are what "
                    + "the server gives, and may be others the next time"))
    }

    func noteOtherPlaces(of layer: Layer) {
        let columns = layer.placeColumns
        guard let last = columns.last else { return }
        add(
            Message(
                .warning, "several_geometries",
                "\(layer.name) has several columns of places (\(columns.joined(separator: ", "))): \(columns[0]) is taken, and "
                    + "'layer: \(layer.name)(\(last))' takes another"))
    }

    func noteTexts(of reader: RowReader) {
        if let unreadable = reader.unreadableText { add(unreadable.message) }
    }

    func add(_ message: Message) { log.add(message) }
}
