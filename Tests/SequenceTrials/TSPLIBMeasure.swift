import Foundation

/// How TSPLIB measures between places that have coordinates.
enum TSPLIBMeasure: String, CaseIterable {
    case euclidean2 = "EUC_2D"
    case euclidean3 = "EUC_3D"
    case roundedUp2 = "CEIL_2D"
    case manhattan2 = "MAN_2D"
    case manhattan3 = "MAN_3D"
    case maximum2 = "MAX_2D"
    case maximum3 = "MAX_3D"
    case geographic = "GEO"
    case pseudoEuclidean = "ATT"

    private var dimensions: Int {
        switch self {
        case .euclidean3, .manhattan3, .maximum3: 3
        default: 2
        }
    }

    /// From place to place.
    func rows(_ text: TSPLIBText, count: Int) throws -> [[Int64]] {
        let section = "NODE_COORD_SECTION"
        let width = dimensions + 1
        let numbers = try text.numbers(of: section, count: count * width)
        let places = (0..<count).map { Array(numbers[($0 * width + 1)..<(($0 + 1) * width)]) }
        return places.map { from in places.map { distance(from, $0) } }
    }

    private func distance(_ from: [Double], _ to: [Double]) -> Int64 {
        let gaps = zip(from, to).map { abs($0 - $1) }
        let squares = gaps.reduce(0) { $0 + $1 * $1 }
        switch self {
        case .euclidean2, .euclidean3: return nearest(squares.squareRoot())
        case .roundedUp2: return Int64(squares.squareRoot().rounded(.up))
        case .manhattan2, .manhattan3: return nearest(gaps.reduce(0, +))
        case .maximum2, .maximum3: return gaps.map(nearest).max() ?? 0
        case .geographic: return Self.geographicDistance(from, to)
        case .pseudoEuclidean: return Int64((squares / 10).squareRoot().rounded(.up))
        }
    }

    private func nearest(_ length: Double) -> Int64 { Int64((length + 0.5).rounded(.down)) }

    /// Whole kilometres on TSPLIB's sphere, with its value of pi.
    private static func geographicDistance(_ from: [Double], _ to: [Double]) -> Int64 {
        let (latitude, longitude) = (radians(from[0]), radians(from[1]))
        let (otherLatitude, otherLongitude) = (radians(to[0]), radians(to[1]))
        let q1 = cos(longitude - otherLongitude)
        let q2 = cos(latitude - otherLatitude)
        let q3 = cos(latitude + otherLatitude)
        return Int64(6378.388 * acos(0.5 * ((1 + q1) * q2 - (1 - q1) * q3)) + 1)
    }

    /// From degrees with minutes as decimals.
    private static func radians(_ coordinate: Double) -> Double {
        let degrees = coordinate.rounded(.towardZero)
        return 3.141592 * (degrees + 5 * (coordinate - degrees) / 3) / 180
    }
}
