import FeatureSources
import Geometry
import UtilityNetwork
import Vocabulary

/// Brings the shapes of a draft that are in degrees onto a plane, in metres: coincidence and nearness are those of a plane.
enum UtilityPlane {
    /// - Parameter system: that of the shapes; nil where nobody knows it, and shapes stay as they are.
    /// - Returns: the system of the shapes from now on, the metres of a unit of it, 1 where nobody knows them, and what is to be said of
    ///   features that lie too far away for their lengths to be true.
    /// - Throws: `GDALNotFound`, `CoordinateSystemError`.
    static func place(
        _ draft: inout UtilityDraft, in system: SystemDefinition?
    ) throws -> (system: SystemDefinition?, metresPerUnit: Double, message: Message?) {
        guard let system else { return (nil, 1, nil) }
        switch try system.unit() {
        case .metres(let metres): return (system, metres, nil)
        case .degrees:
            try checkDegrees(of: draft)
            guard let middle = middle(of: draft) else { return (system, 1, nil) }
            let plane = mercator(round: middle)
            let message = message(of: draft, farFrom: middle)
            let way = try CoordinateTransformation(from: system, to: plane)
            for feature in draft.features.indices { try place(feature, of: &draft, by: way) }
            return (plane, 1, message)
        }
    }

    private static func place(_ feature: Int, of draft: inout UtilityDraft, by way: CoordinateTransformation) throws {
        let shape = draft.features[feature].shape
        do {
            let placed = try way.positions(shape.map { Position(x: $0.x, y: $0.y) })
            draft.features[feature].shape = zip(placed, shape).map { UtilityPosition(x: $0.x, y: $0.y, z: $1.z) }
        } catch CoordinateSystemError.outside(_, let index, _) {
            throw UtilityPlaceFault(
                feature: draft.name(of: feature), position: shape[index],
                rule: "the network reaches too far to be laid on a plane")
        }
    }

    /// - Throws: `UtilityPlaceFault` for the first feature whose numbers are no degrees.
    private static func checkDegrees(of draft: UtilityDraft) throws {
        for (number, feature) in draft.features.enumerated() {
            for position in feature.shape where abs(position.x) > 360 || abs(position.y) > 90 {
                throw UtilityPlaceFault(
                    feature: draft.name(of: number), position: position,
                    rule: "coordinates of the network's system are degrees, longitude first; name the system that they "
                        + "are in")
            }
        }
    }

    private static func box(of draft: UtilityDraft) -> PositionBox? {
        var box: PositionBox?
        for feature in draft.features {
            for position in feature.shape {
                let place = Position(x: position.x, y: position.y)
                box?.extend(to: place)
                box = box ?? PositionBox(min: place, max: place)
            }
        }
        return box
    }

    /// The middle of what is there; of what reaches farther than a town where most of it is, as one feature that lies at (0, 0) by mistake
    /// would make lengths wrong everywhere.
    private static func middle(of draft: UtilityDraft) -> Position? {
        guard let box = box(of: draft) else { return nil }
        if box.max.x - box.min.x <= 1, box.max.y - box.min.y <= 1 {
            return Position(x: (box.min.x + box.max.x) / 2, y: (box.min.y + box.max.y) / 2)
        }
        let places = draft.features.compactMap(\.shape.first)
        let (xs, ys) = (places.map(\.x).sorted(), places.map(\.y).sorted())
        return Position(x: xs[xs.count / 2], y: ys[ys.count / 2])
    }

    /// Degrees from the middle beyond which lengths are off by more than a thousandth.
    private static let far = 3.0

    private static func message(of draft: UtilityDraft, farFrom middle: Position) -> Message? {
        let names = draft.features.indices.filter { feature in
            draft.features[feature].shape.contains { place in
                let across = abs(place.x - middle.x).truncatingRemainder(dividingBy: 360)
                return min(across, 360 - across) > far || abs(place.y - middle.y) > far
            }
        }.map(draft.name)
        guard !names.isEmpty else { return nil }
        let isOne = names.count == 1
        return Message(
            .warning, "far_feature",
            "\(names.count) \(isOne ? "feature lies" : "features lie") more than 3 degrees from where most of the network lies, and "
                + "lengths there are not true: \(SampleText.first(of: names))")
    }

    /// True in its lengths to a few parts in a million as far as a town reaches.
    private static func mercator(round middle: Position) -> SystemDefinition {
        let (longitude, latitude) = (tenths(middle.x), tenths(middle.y))
        return SystemDefinition(
            "+proj=tmerc +lat_0=\(latitude) +lon_0=\(longitude) +k=1 +x_0=0 +y_0=0 +datum=WGS84 +units=m +no_defs")
    }

    private static func tenths(_ degrees: Double) -> Double { (degrees * 10).rounded() / 10 }
}

extension UtilityDraft {
    fileprivate func name(of feature: Int) -> String {
        "\(schema.sources[features[feature].source].name) \(features[feature].globalID)"
    }
}
