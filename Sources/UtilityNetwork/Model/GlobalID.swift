/// Global ids are compared without regard to ASCII case, and to braces round them.
public enum GlobalID {
    /// The same text for the same id.
    public static func folded(_ id: String) -> String { String(decoding: core(id.utf8).map(upper), as: UTF8.self) }

    /// Whether two ids are the same.
    static func areSame(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
        core(left).elementsEqual(core(right)) { upper($0) == upper($1) }
    }

    /// The same number for the same id (FNV-1a, 64 bits).
    static func hash(_ id: some Collection<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in core(id) { hash = (hash ^ UInt64(upper(byte))) &* 0x100_0000_01B3 }
        return hash
    }

    private static func core<Bytes: Collection<UInt8>>(_ id: Bytes) -> Bytes.SubSequence {
        guard id.first == UInt8(ascii: "{"), id.count > 1 else { return id[...] }
        let inner = id.dropFirst()
        let last = inner.index(inner.startIndex, offsetBy: inner.count - 1)
        return inner[last] == UInt8(ascii: "}") ? inner[..<last] : id[...]
    }

    private static func upper(_ byte: UInt8) -> UInt8 { 97...122 ~= byte ? byte - 32 : byte }
}
