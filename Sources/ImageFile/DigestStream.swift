import CXXHash

/// Takes the digest of bytes that come piece by piece.
public struct DigestStream: ~Copyable {
    private let state: OpaquePointer

    /// Nil where there is no memory for it.
    public init?() {
        guard let state = XXH3_createState() else { return nil }
        XXH3_128bits_reset(state)
        self.state = state
    }

    deinit { XXH3_freeState(state) }

    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
    }

    /// Of all that came so far.
    public var digest: Digest { Digest(XXH3_128bits_digest(state)) }
}
