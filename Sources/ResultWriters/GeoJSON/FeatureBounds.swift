import Geometry

/// The smallest box around coordinates, which may lie across the antimeridian (RFC 7946, section 5.2).
struct FeatureBounds {
    private var west = Int32.max
    private var east = Int32.min
    private var south = Int32.max
    private var north = Int32.min
    /// The westernmost place east of Greenwich and the easternmost west of it: the sides of a box across the
    /// antimeridian.
    private var firstEastern = Int32.max
    private var lastWestern = Int32.min
    /// Whether a line passes Greenwich: a box across the antimeridian would then leave a part of it out.
    private var crossesGreenwich = false

    mutating func include(_ coordinate: Coordinate) {
        let (longitude, latitude) = (coordinate.longitude, coordinate.latitude)
        west = min(west, longitude)
        east = max(east, longitude)
        south = min(south, latitude)
        north = max(north, latitude)
        if longitude >= 0 {
            firstEastern = min(firstEastern, longitude)
        } else {
            lastWestern = max(lastWestern, longitude)
        }
    }

    /// Includes a line that has been cut at the antimeridian.
    mutating func include(_ line: [Coordinate]) {
        guard let first = line.first else { return }
        var (least, most) = (first, first)
        for place in line {
            (least.longitude, most.longitude) = (
                min(least.longitude, place.longitude), max(most.longitude, place.longitude)
            )
            (least.latitude, most.latitude) = (min(least.latitude, place.latitude), max(most.latitude, place.latitude))
        }
        include(least)
        include(most)
        if least.longitude < 0, most.longitude >= 0 { includeAcrossGreenwich(line) }
    }

    private mutating func includeAcrossGreenwich(_ line: [Coordinate]) {
        crossesGreenwich = true
        for place in line { include(place) }
    }

    /// Whether the box across the antimeridian is the narrower one.
    private var isAcrossAntimeridian: Bool {
        guard !crossesGreenwich, firstEastern != .max, lastWestern != .min else { return false }
        let across = Antimeridian.turn - (Int64(firstEastern) - Int64(lastWestern))
        return across < Int64(east) - Int64(west)
    }

    /// Appends `,"bbox":[west,south,east,north]`, or nothing where no coordinate was included.
    func writeMember(into buffer: inout ByteBuffer) {
        guard west <= east else { return }
        let sides = isAcrossAntimeridian ? [firstEastern, south, lastWestern, north] : [west, south, east, north]
        buffer.append(",\"bbox\":")
        for (index, side) in sides.enumerated() {
            buffer.append(index == 0 ? "[" : ",")
            buffer.append(degreesOf: side)
        }
        buffer.append("]")
    }
}
