import CXXHash

/// A digest of content: XXH3, 128 bits, as 32 hexadecimal digits.
public struct Digest: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// Of bytes in memory.
    public init(of bytes: some Collection<UInt8>) {
        let contiguous = Array(bytes)
        self.init(contiguous.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) })
    }

    public init(of text: String) { self.init(of: Array(text.utf8)) }

    /// A digest that was written as text; nil for a text that is none.
    public init?(hexadecimal text: String) {
        guard text.utf8.count == 32, text.allSatisfy(\.isHexDigit) else { return nil }
        description = text
    }

    /// Of several digests, in their order.
    public init(of digests: [Digest]) { self.init(of: digests.map(\.description).joined(separator: "\n")) }

    public init(_ hash: XXH128_hash_t) {
        description = hexadecimal(hash.high64) + hexadecimal(hash.low64)
    }
}
