import Geometry
import StreetNetwork

/// The lines of all ranks as the page has them: many of them at the same time, since the largest rank has most of all.
struct StreetLayers {
    /// By rank.
    private let lines: [StreetLines]
    private let streets: StreetNetwork
    private let simplification: ConeSimplification
    /// Bytes of a layer's places.
    private let limit: Int
    private let runLength: Int

    /// - Parameters:
    ///   - tolerance: metres that a line may be from where it was.
    ///   - limit: bytes of a layer's places.
    ///   - runLength: how many lines are coded in one go; what comes out does not depend on it.
    init(_ lines: [StreetLines], _ streets: StreetNetwork, tolerance: Double, limit: Int, runLength: Int = 2000) {
        (self.lines, self.streets, self.limit, self.runLength) = (lines, streets, limit, runLength)
        simplification = ConeSimplification(tolerance: tolerance)
    }

    private enum Part {
        /// The names of all lines of a rank.
        case names(ColumnCode)
        /// The places of a run of them.
        case places([UInt8])
    }

    /// By rank; nil where it takes more than there is room for.
    ///
    /// - Throws: what the pace throws.
    func all<Drawing: Pace>(_ pace: Drawing = SideBySide()) throws(Drawing.Stop) -> [BaseMap.Layer?] {
        let runs = lines.indices.flatMap { rank in parted(lines[rank]).map { (rank: rank, lines: $0) } }
        let parts = try pace.values(runs.indices) { number -> Part in
            let run = runs[number]
            guard let some = run.lines else { return .names(names(of: lines[run.rank])) }
            return .places(places(of: some, in: lines[run.rank]))
        }
        var layers: [(names: ColumnCode, places: [UInt8])] = []
        for part in parts {
            switch part {
            case .names(let names): layers.append((names, []))
            case .places(let places): layers[layers.count - 1].places += places
            }
        }
        return zip(lines, layers).map { lines, layer in
            guard !lines.hasTooMany, layer.places.count <= limit else { return nil }
            return BaseMap.Layer(
                name: lines.rank.name, count: lines.count, names: layer.names, places: layer.places)
        }
    }

    /// Nil for all names, and then the runs of lines.
    private func parted(_ lines: StreetLines) -> [Range<Int>?] {
        [nil]
            + stride(from: 0, to: lines.count, by: runLength).map { $0..<min($0 + runLength, lines.count) }
    }

    private func names(of lines: StreetLines) -> ColumnCode {
        var names = StreetNames(streets)
        for street in lines.street { names.append(ofStreet: Int(street)) }
        return names.column
    }

    /// The places of some lines, as they stand behind those of the lines before. Where they alone are too many, the rest is left out.
    private func places(of range: Range<Int>, in lines: StreetLines) -> [UInt8] {
        var (code, line) = (PlaceCode(after: lines.place(before: range.lowerBound)), [Coordinate]())
        for number in range {
            if code.bytes.count > limit { break }
            lines.write(line: number, into: &line)
            DrawnGeometry.write(line: line[...], into: &code, simplification)
        }
        return code.bytes
    }
}
