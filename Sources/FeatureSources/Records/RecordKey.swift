import Glibc

/// What a row has in the fields of a key, brought into one form: two keys match where they are equal.
///
/// Null and unreadable keys match nothing, not even each other: `KeyIndex` has no number for them.
enum RecordKey: Hashable {
    /// A field of the key is empty.
    case null
    /// A text that should be a number is none.
    case unreadable
    /// One field with a whole number, by far the commonest key.
    case integer(Int64)
    /// One field with a text.
    case text(TextKey)
    /// Anything else, part by part.
    case bytes(KeyBytes)
}

/// The bytes of a key, hashed at once.
struct KeyBytes: Hashable {
    var bytes: [UInt8]

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

/// A text that equals another of the same bytes: accents written in two ways make two texts, as in SQL.
struct TextKey: Hashable {
    let text: String

    static func == (one: TextKey, other: TextKey) -> Bool {
        guard one.text.utf8.count == other.text.utf8.count else { return false }
        let isEqual = one.text.utf8.withContiguousStorageIfAvailable { first in
            other.text.utf8.withContiguousStorageIfAvailable { second -> Bool in
                guard let one = first.baseAddress, let other = second.baseAddress else { return true }
                return memcmp(one, other, first.count) == 0
            }
        }
        return (isEqual ?? nil) ?? one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
    }
}
