import FeatureSources

/// The sources that a job reads, each once, in the order in which they are met.
final class InputLog {
    private(set) var addresses: [SourceAddress] = []

    func add(_ address: SourceAddress) {
        if !addresses.contains(address) { addresses.append(address) }
    }
}
