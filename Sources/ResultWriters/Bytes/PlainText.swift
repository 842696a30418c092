import Results

extension Value {
    /// The value as it stands in text formats, without quotes; empty for null.
    public var plainText: String {
        var buffer = ByteBuffer(capacity: 64)
        buffer.append(plain: self)
        return buffer.withBytes { String(decoding: $0, as: UTF8.self) }
    }
}
