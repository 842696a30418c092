import Geometry

/// Writes places as text: differences to the place before, in millionths of a degree, in the 64 letters of URLs.
///
/// Each letter has five bits of a number, least first; the sixth says that more follow. The lowest bit of a difference is
/// its sign.
struct PlaceCode {
    private static let letters: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    /// The places that are written together, and how many letters one has at most.
    private static let (batch, mostLetters) = (64, 16)

    private(set) var bytes: [UInt8] = []
    private var last = (x: 0, y: 0)
    /// What is left of a line: kept for its room.
    private var kept: [Coordinate] = []

    /// - Parameter place: the one before; nil where none is.
    init(after place: Coordinate? = nil) {
        if let place { last = (Self.millionths(place.longitude), Self.millionths(place.latitude)) }
    }

    mutating func put(count: Int) {
        var rest = count
        while rest > 31 {
            bytes.append(Self.letters.utf8Start[rest & 31 | 32])
            rest >>= 5
        }
        bytes.append(Self.letters.utf8Start[rest])
    }

    /// How many places, and then these.
    mutating func put(line: [Coordinate]) {
        put(count: line.count)
        for start in stride(from: 0, to: line.count, by: Self.batch) {
            put(line[start..<min(start + Self.batch, line.count)])
        }
    }

    private mutating func put(_ places: ArraySlice<Coordinate>) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: places.count * Self.mostLetters) { buffer in
            guard let start = buffer.baseAddress else { return }
            var end = start
            for place in places {
                let (x, y) = (Self.millionths(place.longitude), Self.millionths(place.latitude))
                end = Self.write(x - last.x, at: end)
                end = Self.write(y - last.y, at: end)
                last = (x, y)
            }
            bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
        }
    }

    mutating func put(line: ArraySlice<Coordinate>, _ simplification: ConeSimplification) {
        kept.removeAll(keepingCapacity: true)
        simplification.append(line: line, to: &kept)
        put(line: kept)
    }

    mutating func put(ring: ArraySlice<Coordinate>, _ simplification: ConeSimplification) {
        kept.removeAll(keepingCapacity: true)
        simplification.append(ring: ring, to: &kept)
        put(line: kept)
    }

    /// - Returns: where the letters of the difference end.
    @inline(__always)
    private static func write(_ difference: Int, at start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        var (rest, end) = (difference < 0 ? -difference << 1 | 1 : difference << 1, start)
        while rest > 31 {
            end.pointee = letters.utf8Start[rest & 31 | 32]
            end += 1
            rest >>= 5
        }
        end.pointee = letters.utf8Start[rest]
        return end + 1
    }

    private static func millionths(_ tenMillionths: Int32) -> Int {
        let whole = Int(tenMillionths)
        return (whole + (whole < 0 ? -5 : 5)) / 10
    }
}
