import FoundationEssentials

/// What one process tells another, as bytes: both are the same program, so that nothing says what follows.
protocol PipeValue {
    func put(into bytes: inout [UInt8])

    /// - Throws: `PipeReading.Damage`.
    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> Self
}

/// Reads values from bytes, one after the other.
struct PipeReading {
    /// The bytes are those of another value, or cut off.
    struct Damage: Error {}

    private let bytes: [UInt8]
    private(set) var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var left: Int { bytes.count - place }

    /// The next bytes.
    mutating func take<Value>(
        _ count: Int, _ use: (UnsafeRawBufferPointer) -> Value
    ) throws(Damage) -> Value {
        guard 0...left ~= count else { throw Damage() }
        let value = bytes.withUnsafeBytes { use(UnsafeRawBufferPointer(rebasing: $0[place..<place + count])) }
        place += count
        return value
    }
}

extension Int: PipeValue {
    func put(into bytes: inout [UInt8]) { withUnsafeBytes(of: self) { bytes.append(contentsOf: $0) } }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> Int {
        try bytes.take(MemoryLayout<Int>.size) { $0.loadUnaligned(as: Int.self) }
    }
}

extension Double: PipeValue {
    func put(into bytes: inout [UInt8]) { Int(bitPattern: UInt(bitPattern)).put(into: &bytes) }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> Double {
        Double(bitPattern: UInt64(UInt(bitPattern: try Int.take(from: &bytes))))
    }
}

extension Bool: PipeValue {
    func put(into bytes: inout [UInt8]) { bytes.append(self ? 1 : 0) }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> Bool {
        try bytes.take(1) { $0[0] == 1 }
    }
}

extension String: PipeValue {
    func put(into bytes: inout [UInt8]) {
        utf8.count.put(into: &bytes)
        bytes.append(contentsOf: utf8)
    }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> String {
        try bytes.take(Int.take(from: &bytes)) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Optional: PipeValue where Wrapped: PipeValue {
    func put(into bytes: inout [UInt8]) {
        (self != nil).put(into: &bytes)
        self?.put(into: &bytes)
    }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> Wrapped? {
        try Bool.take(from: &bytes) ? try Wrapped.take(from: &bytes) : nil
    }
}

extension Array: PipeValue where Element: PipeValue {
    func put(into bytes: inout [UInt8]) {
        count.put(into: &bytes)
        for element in self { element.put(into: &bytes) }
    }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> [Element] {
        var elements: [Element] = []
        let count = try Int.take(from: &bytes)
        for _ in stride(from: 0, to: count, by: 1) { elements.append(try Element.take(from: &bytes)) }
        return elements
    }
}

extension PipeValue where Self: RawRepresentable, RawValue: PipeValue {
    func put(into bytes: inout [UInt8]) { rawValue.put(into: &bytes) }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> Self {
        guard let value = Self(rawValue: try RawValue.take(from: &bytes)) else { throw PipeReading.Damage() }
        return value
    }
}

/// What is told seldom, or once: its bytes are JSON, which takes longer and needs nothing said.
protocol SeldomPipeValue: PipeValue, Codable {}

extension SeldomPipeValue {
    func put(into bytes: inout [UInt8]) {
        let json = (try? JSONEncoder().encode(self)) ?? Data()
        json.count.put(into: &bytes)
        bytes.append(contentsOf: json)
    }

    static func take(from bytes: inout PipeReading) throws(PipeReading.Damage) -> Self {
        let json = try bytes.take(Int.take(from: &bytes)) { Data($0) }
        do { return try JSONDecoder().decode(Self.self, from: json) } catch { throw PipeReading.Damage() }
    }
}
