import ImageFile
import Vocabulary

/// What a travel mode makes of a network, as an image beside the network's own.
public enum ModeImage {
    /// To be raised with every change of the sections or of what they mean.
    public static let format: UInt32 = 7

    public static func identity(key: String) -> ImageIdentity {
        ImageIdentity(kind: "mode", format: format, keyOf: key)
    }

    public static func writer(of weights: ModeWeights, key: String) -> ImageWriter {
        var writer = ImageWriter(identity(key: key))
        writer.add(weights.time.array, as: "time")
        writer.add(weights.isDestinationOnly.array.map { UInt8($0 ? 1 : 0) }, as: "destination-only")
        writer.add(weights.steering?.array ?? [], as: "steering")
        writer.add(weights.streetsAtJunction.array, as: "junction-streets")
        writer.add([Int64(weights.assumedSpeeds)], as: "assumed-speeds")
        writer.add(weights.turns?.firstTurn.array ?? [], as: "first-turn")
        writer.add(weights.turns?.cost.array ?? [], as: "turn-cost")
        return writer
    }

    /// Maps the weights of a file.
    ///
    /// - Throws: `ImageError`.
    public static func open(_ path: String, key: String, network: StreetNetwork) throws -> ModeWeights {
        try weights(
            of: Image.open(path, as: identity(key: key)) { try ModeImageCheck($0, network, path: path).check() })
    }

    /// - Throws: `ImageError` where a section is missing.
    public static func weights(of image: Image) throws -> ModeWeights {
        let flags: UnsafeBufferPointer<UInt8> = try image.section("destination-only")
        let steering: UnsafeBufferPointer<Double> = try image.section("steering")
        // The check has seen that every byte is 0 or 1, which is what a Bool is.
        let isDestinationOnly = UnsafeRawBufferPointer(flags).assumingMemoryBound(to: Bool.self)
        let assumed: UnsafeBufferPointer<Int64> = try image.section("assumed-speeds")
        return ModeWeights(
            time: FlatArray(try image.section("time"), of: image),
            isDestinationOnly: FlatArray(isDestinationOnly, of: image),
            steering: steering.isEmpty ? nil : FlatArray(steering, of: image),
            streetsAtJunction: FlatArray(try image.section("junction-streets"), of: image),
            assumedSpeeds: Int(assumed.first ?? 0),
            turns: TurnTable(
                firstTurn: FlatArray(try image.section("first-turn"), of: image),
                cost: FlatArray(try image.section("turn-cost"), of: image)), imageSize: image.byteCount)
    }
}

/// Checks that the arrays of a mode fit its network.
private struct ModeImageCheck {
    private let image: Image
    private let network: StreetNetwork
    private let path: String

    init(_ image: Image, _ network: StreetNetwork, path: String) {
        self.image = image
        self.network = network
        self.path = path
    }

    func check() throws {
        let edges = network.directedEdgeCount
        let time: UnsafeBufferPointer<UInt32> = try image.section("time")
        let flags: UnsafeBufferPointer<UInt8> = try image.section("destination-only")
        let steering: UnsafeBufferPointer<Double> = try image.section("steering")
        let streets: UnsafeBufferPointer<UInt8> = try image.section("junction-streets")
        try expect(time.count == edges && time.allSatisfy { $0 > 0 }, "time")
        try expect(flags.count == edges && flags.allSatisfy { $0 <= 1 }, "destination-only")
        let isSteered = steering.count == edges && steering.allSatisfy { $0 > 0 && $0.isFinite }
        try expect(steering.isEmpty || isSteered, "steering")
        try expect(streets.count == network.junctionCount, "junction-streets")
        try checkTurns(edges)
    }

    private func checkTurns(_ edges: Int) throws {
        let first: UnsafeBufferPointer<UInt32> = try image.section("first-turn")
        let cost: UnsafeBufferPointer<UInt32> = try image.section("turn-cost")
        try expect(first.count == edges, "first-turn")
        for directed in 0..<edges {
            let head = network.head(of: DirectedEdge(rawValue: UInt32(directed)))
            try expect(Int(first[directed]) + network.departures(of: head).count <= cost.count, "first-turn")
        }
    }

    private func expect(_ holds: Bool, _ section: String) throws {
        guard holds else { throw ImageError.corrupted(path: path, section: section) }
    }
}
