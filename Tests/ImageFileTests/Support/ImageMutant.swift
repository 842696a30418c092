import TestSupport

@testable import ImageFile

/// The bytes of an image, changed at random.
struct ImageMutant {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Numbers at which arithmetic goes wrong.
    private static let awkward: [UInt64] = [
        0, 1, 2, 63, 64, 65, 127, 128, 448, 512, 1 << 31, (1 << 31) - 1, (1 << 32) - 1, 1 << 32, 1 << 58, 1 << 60,
        (1 << 63) - 1, 1 << 63, .max - 63, .max - 1, .max,
    ]

    mutating func change(_ generator: inout SplitMix64) {
        guard !bytes.isEmpty else { return }
        let place = generator.whole(0...(bytes.count - 1))
        switch generator.whole(0...7) {
        case 0: bytes[place] ^= 1 << generator.whole(0...7)
        case 1: bytes[place] = UInt8(generator.whole(0...255))
        case 2: bytes.removeLast(generator.whole(1...bytes.count))
        case 3: bytes += [UInt8](repeating: UInt8(generator.whole(0...255)), count: generator.whole(1...200))
        case 4: copyPiece(to: place, &generator)
        case 5: setField(in: 0..<ImageHeader.byteCount, &generator)
        default: setField(in: ImageHeader.byteCount..<SampleImage.headAndTableSize, &generator)
        }
    }

    mutating func changeBehindTable(_ generator: inout SplitMix64) {
        bytes[generator.whole(SampleImage.headAndTableSize...(bytes.count - 1))] = UInt8(generator.whole(0...255))
    }

    mutating func set(_ number: some FixedWidthInteger, at place: Int) {
        var field: [UInt8] = []
        field.append(littleEndian: number)
        bytes.replaceSubrange(place..<place + field.count, with: field)
    }

    /// Gives the file its true size.
    mutating func mendSize() {
        if bytes.count >= ImageHeader.byteCount { set(UInt64(bytes.count), at: 48) }
    }

    /// Gives sections, table and header the checksums of what they hold now.
    mutating func mendChecksums() {
        guard bytes.count >= ImageHeader.byteCount else { return }
        let count = Int(bytes.withUnsafeBytes { $0.number(at: 12, as: UInt32.self) })
        let tableEnd = min(ImageHeader.byteCount + count * ImageSection.entrySize, bytes.count)
        for entry in stride(from: ImageHeader.byteCount, to: tableEnd - 63, by: ImageSection.entrySize) {
            mendSection(entry)
        }
        set(Array(bytes[ImageHeader.byteCount..<tableEnd]).checksum, at: 56)
        set(Array(bytes[..<(ImageHeader.byteCount - 8)]).checksum, at: ImageHeader.byteCount - 8)
    }

    private mutating func mendSection(_ entry: Int) {
        let size = UInt64(bytes.withUnsafeBytes { $0.number(at: entry + 32, as: UInt32.self) })
        let count = bytes.withUnsafeBytes { $0.number(at: entry + 40, as: UInt64.self) }
        let offset = bytes.withUnsafeBytes { $0.number(at: entry + 48, as: UInt64.self) }
        let (length, overflow) = size.multipliedReportingOverflow(by: count)
        let end = UInt64(bytes.count)
        guard !overflow, offset <= end, length <= end - offset else { return }
        set(Array(bytes[Int(offset)..<Int(offset + length)]).checksum, at: entry + 56)
    }

    private mutating func setField(in range: Range<Int>, _ generator: inout SplitMix64) {
        let place = range.lowerBound + 4 * generator.whole(0...(range.count / 4 - 2))
        guard place + 8 <= bytes.count else { return }
        let number = generator.one(of: ImageMutant.awkward)
        if generator.happens(0.5) {
            set(number, at: place)
        } else {
            set(UInt32(truncatingIfNeeded: number), at: place)
        }
    }

    private mutating func copyPiece(to place: Int, _ generator: inout SplitMix64) {
        let from = generator.whole(0...(bytes.count - 1))
        let count = min(generator.whole(1...128), bytes.count - max(from, place))
        bytes.replaceSubrange(place..<place + count, with: Array(bytes[from..<from + count]))
    }
}
