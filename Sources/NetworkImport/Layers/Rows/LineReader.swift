import FeatureSources
import Geometry

/// Reads the lines of rows into `StreetRows`.
struct LineReader {
    private let conversion: PlaceConversion

    /// - Throws: `CoordinateSystemError`, `GDALNotFound`.
    init(_ system: SystemDefinition) throws { conversion = try PlaceConversion(from: system) }

    var wrappedLongitudes: Int { conversion.wrappedCount }

    /// What was noticed in a line; a fault that drops the row stands alone.
    enum Outcome {
        case appended([StreetRowFault])
        case dropped(StreetRowFault, reason: String?)
    }

    /// Appends the parts of a row's line.
    func append(_ reader: RowReader, to rows: inout StreetRows) -> Outcome {
        do {
            guard let place = try reader.place() else { return .dropped(.noGeometry, reason: nil) }
            guard case .lines(let lines) = place else { return .dropped(.notALine, reason: nil) }
            return append(try lines.map(conversion.coordinates), to: &rows)
        } catch {
            return .dropped(.unusableGeometry, reason: "\(error)")
        }
    }

    private func append(_ lines: [[Coordinate]], to rows: inout StreetRows) -> Outcome {
        var faults: Set<StreetRowFault> = lines.count > 1 ? [.severalParts] : []
        var partCount = 0
        for line in lines {
            let start = rows.vertex.count
            var last: Coordinate?
            for coordinate in line where coordinate != last {
                rows.vertex.append(coordinate)
                last = coordinate
            }
            if rows.vertex.count < start + 2 {
                rows.vertex.removeLast(rows.vertex.count - start)
                faults.insert(.partWithoutLength)
                continue
            }
            if rows.vertex.count < start + line.count { faults.insert(.repeatedVertices) }
            rows.firstVertex.append(rows.vertex.count)
            partCount += 1
        }
        if partCount == 0 { return .dropped(.noLength, reason: nil) }
        rows.firstPart.append(rows.firstVertex.count - 1)
        return .appended(StreetRowFault.allCases.filter(faults.contains))
    }
}
