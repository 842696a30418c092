import Foundation
import Glibc

/// Values on their way from one process to another: a line of JSON each.
enum MessagePipe {
    /// - Returns: whether the line went out; it does not where nobody reads any more.
    @discardableResult
    static func write(_ value: some Encodable, to descriptor: Int32) -> Bool {
        guard let data = try? JSONEncoder().encode(value) else { return false }
        var bytes = Array(data)[...]
        bytes.append(UInt8(ascii: "\n"))
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }

    /// Calls `take` for each value until the other end is closed. A line that is none is passed over.
    static func read<Value: Decodable>(_ type: Value.Type, from descriptor: Int32, take: (Value) -> Void) {
        let decoder = JSONDecoder()
        readLines(from: descriptor) { line in
            if let value = try? decoder.decode(type, from: line) { take(value) }
        }
    }

    private static func readLines(from descriptor: Int32, take: (Data) -> Void) {
        var rest: [UInt8] = []
        readPieces(from: descriptor) { piece in
            rest += piece
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                take(Data(rest[..<end]))
                rest.removeSubrange(...end)
            }
        }
    }

    /// Calls `take` for bytes as they come, until the other end is closed.
    static func readPieces(from descriptor: Int32, take: (ArraySlice<UInt8>) -> Void) {
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            take(piece[..<count])
        }
    }
}
