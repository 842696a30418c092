import CXXHash

/// What an image is, and of what it was made. An image is opened only by who asks for exactly the same.
public struct ImageIdentity: Hashable, Sendable, CustomStringConvertible {
    /// Such as `streets`: 1 to 8 ASCII letters.
    public let kind: String
    /// The number of the engine's format of this kind. Raised whenever sections or their meaning change; an image of
    /// another number is built anew, never migrated.
    public let format: UInt32
    /// The digest of all that went into the image, 128 bits: the upper half.
    public let keyHigh: UInt64
    /// The lower half.
    public let keyLow: UInt64

    /// - Precondition: the kind is 1 to 8 ASCII letters.
    public init(kind: String, format: UInt32, key: (high: UInt64, low: UInt64)) {
        precondition(ImageIdentity.isKind(Array(kind.utf8)), "\(kind) is not the name of a kind of images")
        self.kind = kind
        self.format = format
        keyHigh = key.high
        keyLow = key.low
    }

    /// With the XXH3 digest of a text as key: a canonical text that names all that went into the image.
    public init(kind: String, format: UInt32, keyOf text: String) {
        let hash = Array(text.utf8).withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
        self.init(kind: kind, format: format, key: (hash.high64, hash.low64))
    }

    /// The key as 32 hexadecimal digits, which can be a part of a file's name.
    public var key: String { hexadecimal(keyHigh) + hexadecimal(keyLow) }

    public var description: String { "\(kind) \(format) \(key)" }

    static func isKind(_ bytes: [UInt8]) -> Bool {
        1...8 ~= bytes.count && bytes.allSatisfy { 65...90 ~= $0 || 97...122 ~= $0 }
    }
}

/// 16 digits.
func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
