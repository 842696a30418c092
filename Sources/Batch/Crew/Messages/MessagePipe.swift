import Glibc
import SystemCalls

/// Values on their way from one process to another: how many bytes each has, and these.
enum MessagePipe {
    private static let headLength = MemoryLayout<Int>.size

    /// - Returns: whether the value went out; it does not where nobody reads any more.
    @discardableResult
    static func write(_ value: some PipeValue, to descriptor: Int32) -> Bool {
        var message = [UInt8](repeating: 0, count: headLength)
        value.put(into: &message)
        message.withUnsafeMutableBytes { $0.storeBytes(of: $0.count - headLength, as: Int.self) }
        return Descriptor.write(message, to: descriptor) == 0
    }

    /// Calls `take` for each value until the other end is closed, or sends what is none.
    static func read<Value: PipeValue>(_ type: Value.Type, from descriptor: Int32, take: (Value) -> Void) {
        var rest: [UInt8] = []
        var isGood = true
        readPieces(from: descriptor) { piece in
            rest += piece
            var reading = PipeReading(rest)
            var end = 0
            while isGood, let length = try? Int.take(from: &reading), reading.left >= length {
                guard length >= 0, let value = try? Value.take(from: &reading) else {
                    isGood = false
                    break
                }
                take(value)
                end = reading.place
            }
            rest.removeFirst(end)
            return isGood
        }
    }

    /// Calls `take` for bytes as they come, until the other end is closed or `take` wants no more.
    static func readPieces(from descriptor: Int32, take: (ArraySlice<UInt8>) -> Bool) {
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0, take(piece[..<count]) else { return }
        }
    }
}
