import Geometry

/// The smallest box around coordinates, which may lie across the antimeridian (RFC 7946, section 5.2).
struct FeatureBounds {
    private var box = Box.nothing
    /// The westernmost place east of Greenwich and the easternmost west of it: the sides of a box across the
    /// antimeridian.
    private var firstEastern = Int32.max
    private var lastWestern = Int32.min
    /// Whether a line passes Greenwich: a box across the antimeridian would then leave a part of it out.
    private var crossesGreenwich = false

    mutating func include(_ coordinate: Coordinate) { include(Box(of: CollectionOfOne(coordinate))) }

    /// Includes a line that has been cut at the antimeridian.
    mutating func include(_ line: [Coordinate]) {
        line.withUnsafeBufferPointer { include($0, in: Box(of: $0)) }
    }

    /// The same of a line whose box is known.
    mutating func include(_ line: UnsafeBufferPointer<Coordinate>, in lineBox: Box) {
        if lineBox.minLongitude < 0, lineBox.maxLongitude >= 0 {
            for place in line { include(place) }
            crossesGreenwich = true
        } else {
            include(lineBox)
        }
    }

    /// Includes what lies on one side of Greenwich.
    private mutating func include(_ side: Box) {
        box.extend(to: side)
        if side.minLongitude >= 0 {
            firstEastern = min(firstEastern, side.minLongitude)
        } else {
            lastWestern = max(lastWestern, side.maxLongitude)
        }
    }

    /// Whether the box across the antimeridian is the narrower one.
    private var isAcrossAntimeridian: Bool {
        guard !crossesGreenwich, firstEastern != .max, lastWestern != .min else { return false }
        let across = Antimeridian.turn - (Int64(firstEastern) - Int64(lastWestern))
        return across < Int64(box.maxLongitude) - Int64(box.minLongitude)
    }

    /// Appends `,"bbox":[west,south,east,north]`, or nothing where no coordinate was included.
    func writeMember(into buffer: inout ByteBuffer) {
        guard !box.isEmpty else { return }
        let isAcross = isAcrossAntimeridian
        let sides = [
            isAcross ? firstEastern : box.minLongitude, box.minLatitude,
            isAcross ? lastWestern : box.maxLongitude, box.maxLatitude,
        ]
        buffer.append(",\"bbox\":")
        for (index, side) in sides.enumerated() {
            buffer.append(index == 0 ? "[" : ",")
            buffer.append(degreesOf: side)
        }
        buffer.append("]")
    }
}
