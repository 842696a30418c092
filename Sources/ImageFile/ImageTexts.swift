/// Texts in an image, decoded when they are asked for. Keeps the image alive.
public struct ImageTexts: RandomAccessCollection, @unchecked Sendable {
    static let offsetsSuffix = ".offsets"
    static let bytesSuffix = ".utf8"

    private let image: Image
    private let offsets: UnsafeBufferPointer<UInt64>
    private let bytes: UnsafeBufferPointer<UInt8>

    /// Nil where the offsets do not begin at the first byte and end behind the last.
    init?(image: Image, offsets: UnsafeBufferPointer<UInt64>, bytes: UnsafeBufferPointer<UInt8>) {
        guard offsets.first == 0, offsets.last == UInt64(bytes.count) else { return nil }
        self.image = image
        self.offsets = offsets
        self.bytes = bytes
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { offsets.count - 1 }

    public subscript(position: Int) -> String { String(decoding: utf8(position), as: UTF8.self) }

    /// The UTF-8 of a text, valid for as long as the image lives.
    ///
    /// - Complexity: O(1).
    public func utf8(_ position: Int) -> UnsafeBufferPointer<UInt8> {
        precondition(indices.contains(position), "there is no text \(position)")
        // Offsets were in order when the image was checked. A file that was damaged since gives a wrong text, no crash.
        let end = Int(Swift.min(offsets[position + 1], UInt64(bytes.count)))
        let start = Int(Swift.min(offsets[position], UInt64(end)))
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    /// Whether no text ends before it starts.
    ///
    /// - Complexity: O(number of texts).
    var isInOrder: Bool { zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 } }
}
