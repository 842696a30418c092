import TestSupport
import UtilityNetwork

/// A made town's water network: a grid of mains with loops, valves on most, a service with a meter at each corner, a few
/// check valves, and sources spread over it. The same for the same size.
struct MadeTown {
    private(set) var draft = UtilityDraft(schema: PipeSchema.schema())
    private let side: Int
    private var random = SplitMix64(seed: 20_260_801)
    /// Metres between corners.
    private static let spacing = 80.0

    /// - Parameter featureCount: about as many features are made.
    init(featureCount: Int) {
        // A corner comes with a fitting, two mains, a service, a meter, and 1.4 valves, each with one more piece of main.
        side = max(2, Int((Double(featureCount) / 7.8).squareRoot().rounded()))
        draft.features.reserveCapacity(featureCount + featureCount / 10)
        for row in 0..<side {
            for column in 0..<side { addCorner(column, row) }
        }
        for number in 0..<8 { addSource(number) }
    }

    private func corner(_ column: Int, _ row: Int) -> UtilityPosition {
        UtilityPosition(x: 500_000 + Double(column) * Self.spacing, y: 5_000_000 + Double(row) * Self.spacing)
    }

    private func id(_ kind: String, _ column: Int, _ row: Int) -> String {
        let number = String((row * side + column) | 1 << 40, radix: 16, uppercase: true)
        return "{00000000-0000-4000-8000-\(kind)\(number.suffix(11))}"
    }

    private mutating func addCorner(_ column: Int, _ row: Int) {
        let place = corner(column, row)
        draft.features.append(
            DraftFeature(
                source: PipeSchema.junction, globalID: id("0", column, row), assetGroup: 1, assetType: 1, shape: [place]
            ))
        if column + 1 < side {
            addMain(
                from: place, to: corner(column + 1, row), id("1", column, row), id("2", column, row),
                id("3", column, row))
        }
        if row + 1 < side {
            addMain(
                from: place, to: corner(column, row + 1), id("4", column, row), id("5", column, row),
                id("6", column, row))
        }
        let house = UtilityPosition(x: place.x + 12, y: place.y + 9)
        draft.features.append(
            DraftFeature(
                source: PipeSchema.device, globalID: id("7", column, row), assetGroup: 3, assetType: 1, shape: [house],
                values: [.init(attribute: PipeSchema.status, value: 1)], isCustomer: true))
        addLine(id("8", column, row), [place, house])
    }

    private mutating func addLine(_ id: String, _ shape: [UtilityPosition], flow: DraftFeature.Flow = .bothWays) {
        draft.features.append(
            DraftFeature(
                source: PipeSchema.line, globalID: id, assetGroup: 1, assetType: 1, shape: shape,
                values: [.init(attribute: PipeSchema.status, value: 1)], flow: flow))
    }

    private mutating func addMain(
        from tail: UtilityPosition, to head: UtilityPosition, _ id: String, _ valveID: String, _ restID: String
    ) {
        let flow: DraftFeature.Flow = random.happens(0.001) ? .forward : .bothWays
        guard random.happens(0.7) else { return addLine(id, [tail, head], flow: flow) }
        let place = UtilityPosition(x: tail.x * 0.9 + head.x * 0.1, y: tail.y * 0.9 + head.y * 0.1)
        let kind = random.happens(0.5) ? PipeSchema.isolatingValve : PipeSchema.terminalValve
        let isClosed = random.happens(0.005)
        draft.features.append(
            DraftFeature(
                source: PipeSchema.device, globalID: valveID, assetGroup: kind.group, assetType: kind.type,
                shape: [place],
                values: [.init(attribute: PipeSchema.status, value: isClosed ? 0 : 1)],
                isOperable: !random.happens(0.02)))
        addLine(id, [tail, place], flow: flow)
        addLine(restID, [place, head], flow: flow)
        guard kind == PipeSchema.terminalValve else { return }
        draft.features[draft.features.count - 2].toTerminal = "A"
        draft.features[draft.features.count - 1].fromTerminal = "B"
    }

    private mutating func addSource(_ number: Int) {
        let place = corner(random.whole(0...(side - 1)), random.whole(0...(side - 1)))
        let tank = UtilityPosition(x: place.x - 20, y: place.y - 15)
        draft.features.append(
            DraftFeature(
                source: PipeSchema.device, globalID: "tank \(number)", assetGroup: 2, assetType: 1, shape: [tank]))
        addLine("trunk \(number)", [tank, place])
        draft.controllers.append(
            DraftController(
                ElementReference(source: "Device", globalID: "tank \(number)"), tier: "Supply", subnetwork: "Town"))
    }
}
