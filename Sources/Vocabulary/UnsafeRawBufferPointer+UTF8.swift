extension UnsafeRawBufferPointer {
    /// Whether the bytes are UTF-8. Of ASCII, which nearly all texts are, every sequence is.
    public var isUTF8: Bool { allSatisfy { $0 < 0x80 } || String(validating: self, as: UTF8.self) != nil }
}
