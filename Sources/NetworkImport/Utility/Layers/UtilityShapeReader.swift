import FeatureSources
import Geometry
import UtilityNetwork

/// Reads the places of rows as shapes, with heights where they have them. Curves become lines.
struct UtilityShapeReader {
    enum Outcome {
        case shape([UtilityPosition])
        case fault(String)
    }

    private let usage: NetworkSource.Usage
    private let way: CoordinateTransformation?

    /// - Parameters:
    ///   - places: where the rows of the layer are.
    ///   - system: that of the network; nil for that of the layer.
    /// - Throws: `GDALNotFound`, `CoordinateSystemError`.
    init(_ usage: NetworkSource.Usage, _ places: RowPlaces, to system: SystemDefinition?) throws {
        self.usage = usage
        let way = try system.map { try CoordinateTransformation(from: places.system, to: $0) }
        self.way = way?.isIdentity == true ? nil : way
    }

    func read(_ reader: RowReader) -> Outcome {
        do {
            guard let geometry = try reader.place() else { return .shape([]) }
            let heights = try reader.heights()
            var positions = geometry.positions
            if let fault = fault(geometry) { return .fault(fault) }
            if let way { positions = try way.positions(positions) }
            let known = heights?.count == positions.count ? heights : nil
            return .shape(joined(geometry, positions, known))
        } catch {
            return .fault("its geometry cannot be used: \(error)")
        }
    }

    /// Why a geometry is none for a row of the source.
    private func fault(_ geometry: SourceGeometry) -> String? {
        switch (usage, geometry) {
        case (.structureBoundary, _), (.structureLine, .lines), (.subnetworkLine, .lines): return nil
        case (.line, .lines(let parts)):
            guard let gap = zip(parts, parts.dropFirst()).firstIndex(where: { $0.last != $1.first }) else { return nil }
            return "its line has \(parts.count) parts, and part \(gap + 2) does not begin where part \(gap + 1) ends; "
                + "a line of a network is one piece"
        case (.line, _): return "it is no line; features of the source are lines"
        case (_, .point): return nil
        case (_, .multiPoint(let points)):
            return points.count == 1 ? nil : "it has \(points.count) points; a feature has one"
        default: return "it is no point; features of the source are points"
        }
    }

    /// The parts of a line that follow on each other as one, the places between them once. A polygon's rings follow on each
    /// other as they are: each ends where it begins.
    private func joined(_ geometry: SourceGeometry, _ positions: [Position], _ heights: [Double]?) -> [UtilityPosition]
    {
        var starts: Set<Int> = []
        if case .lines(let parts) = geometry {
            var start = 0
            for (part, next) in zip(parts, parts.dropFirst()) {
                start += part.count
                if part.last == next.first { starts.insert(start) }
            }
        }
        return positions.indices.filter { !starts.contains($0) }.map { index in
            UtilityPosition(x: positions[index].x, y: positions[index].y, z: heights?[index] ?? .nan)
        }
    }
}

extension Sequence {
    fileprivate func firstIndex(where holds: (Element) -> Bool) -> Int? {
        enumerated().first { holds($0.element) }?.offset
    }
}
