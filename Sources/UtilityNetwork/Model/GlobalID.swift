/// Global ids are compared without regard to ASCII case, to blanks and braces round them, and to blanks within the braces.
public enum GlobalID {
    /// The same text for the same id.
    public static func folded(_ id: String) -> String { String(decoding: core(id.utf8).map(upper), as: UTF8.self) }

    /// Whether two ids are the same.
    static func areSame(
        _ left: some BidirectionalCollection<UInt8>, _ right: some BidirectionalCollection<UInt8>
    ) -> Bool {
        core(left).elementsEqual(core(right)) { upper($0) == upper($1) }
    }

    /// The same number for the same id (FNV-1a, 64 bits).
    static func hash(_ id: some BidirectionalCollection<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in core(id) { hash = (hash ^ UInt64(upper(byte))) &* 0x100_0000_01B3 }
        return hash
    }

    private static func core<Bytes: BidirectionalCollection<UInt8>>(_ id: Bytes) -> Bytes.SubSequence {
        let inner = withoutBlanks(id)
        guard inner.count > 1, inner.first == UInt8(ascii: "{"), inner.last == UInt8(ascii: "}") else { return inner }
        return withoutBlanks(inner.dropFirst().dropLast())
    }

    private static func withoutBlanks<Bytes: BidirectionalCollection<UInt8>>(_ id: Bytes) -> Bytes.SubSequence {
        let start = id.drop(while: isBlank)
        return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? start
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || 9...13 ~= byte }

    private static func upper(_ byte: UInt8) -> UInt8 { 97...122 ~= byte ? byte - 32 : byte }
}
