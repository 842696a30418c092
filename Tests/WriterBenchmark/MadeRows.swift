import Geometry
import Results
import TestSupport

/// Rows as routes have them: a name, a number, a time and a length, and a line in a town. The same for the same count.
struct MadeRows {
    static let table = Table(
        "routes", "Made routes.", geometry: .line, formats: [.geojson, .csv],
        columns: [
            Column("route", "Its name."), Column("sequence", "Its number."),
            Column("minutes", unit: "minutes", "Its time."), Column("metres", unit: "metres", "Its length."),
        ])

    private(set) var rows: [ResultRow] = []
    private var random = SplitMix64(seed: 20_261_122)

    init(count: Int, points: Int) {
        for number in 0..<count { rows.append(row(number, points: points)) }
    }

    private mutating func row(_ number: Int, points: Int) -> ResultRow {
        let values: [Value] = [
            .text("route \(number)"), .integer(Int64(number)),
            .duration(milliseconds: Int64(random.whole(0...7_200_000))),
            .length(millimetres: Int64(random.whole(0...90_000_000))),
        ]
        return ResultRow(values, geometry: .lines([line(of: points)]))
    }

    private mutating func line(of points: Int) -> [Coordinate] {
        var place = Coordinate(
            longitude: -86_000_000 + Int32(random.whole(0...1_000_000)),
            latitude: 411_000_000 + Int32(random.whole(0...1_000_000)))
        return (0..<points).map { _ in
            place.longitude += Int32(random.whole(-3000...3000))
            place.latitude += Int32(random.whole(-3000...3000))
            return place
        }
    }
}
