import Geometry
import ImageFile
import Vocabulary

/// Streets as flat arrays: junctions, the edges between them, and the streets (source features) that edges are
/// pieces of. Knows nothing of travel modes: a `Metric` says what a mode may use and what that costs.
///
/// Read-only and shared by all workers; the arrays lie in an image, mapped or in memory. They are parallel; their names
/// say what they map to what.
public final class StreetNetwork: Sendable {
    /// Keeps the arrays where they are.
    let image: Image
    public let parts: StreetSections
    public let tagSets: StoredTagSets
    /// The costs and restrictions that users defined, by name, in order.
    public let costNames: [String]
    public let restrictionNames: [String]
    /// The turn restrictions that are about several edges.
    let chainRestrictions: [TurnRestriction]
    private let strings: ImageTexts

    /// The network of an image that was written by `StreetImage`, checked there.
    ///
    /// - Throws: `ImageError`.
    public init(_ image: Image) throws {
        self.image = image
        strings = try image.texts("strings")
        costNames = Array(try image.texts("cost-names"))
        restrictionNames = Array(try image.texts("restriction-names"))
        parts = try StreetSections(image, costCount: costNames.count)
        tagSets = try StoredTagSets(image)
        chainRestrictions = TurnRecords.restrictions(parts.chainRestrictions, strings)
    }

    /// A network that is not stored.
    ///
    /// Complexity: O(n log n) for n edges.
    public convenience init(_ parts: StreetNetworkParts) {
        do {
            try self.init(StreetImage.writer(of: parts, key: "").inMemory())
        } catch {
            preconditionFailure("an image in memory has all its sections: \(error)")
        }
    }

    /// Boxes of the edges, for locating and for barriers.
    public var edgeIndex: PackedRTreeView {
        PackedRTreeView(boxes: parts.indexBoxes, targets: parts.indexTargets, itemCount: edgeCount)
    }

    public var junctionCount: Int { parts.junctionCoordinate.count }
    public var edgeCount: Int { parts.edgeTail.count }
    public var directedEdgeCount: Int { edgeCount * 2 }
    public var streetCount: Int { parts.streetID.count }

    /// The directed edges that leave a junction.
    public func departures(of junction: Int) -> Slice<UnsafeBufferPointer<DirectedEdge>> {
        parts.departure[Int(parts.firstDeparture[junction])..<Int(parts.firstDeparture[junction + 1])]
    }

    /// Directed edge to its place among the departures of the junction that it leaves.
    var departurePlace: UnsafeBufferPointer<UInt16> { parts.departurePlace }

    /// The junction that a directed edge leaves.
    public func tail(of directed: DirectedEdge) -> Int {
        Int(directed.isForward ? parts.edgeTail[directed.edge] : parts.edgeHead[directed.edge])
    }

    /// The junction that a directed edge arrives at.
    public func head(of directed: DirectedEdge) -> Int { tail(of: directed.reversed) }

    /// The edge's length in millimetres, at least 1.
    public func length(of edge: Int) -> Int64 { Int64(parts.edgeLength[edge]) }

    /// The coordinates of an edge in its digitised direction, both ends included.
    public func shape(of edge: Int) -> Slice<UnsafeBufferPointer<Coordinate>> { parts.shape(of: edge) }

    /// The street's name where it has one, else its reference (`D 6007`), else nil.
    public func streetName(of edge: Int) -> String? {
        let street = Int(parts.edgeStreet[edge])
        return name(ofStreet: street) ?? reference(ofStreet: street)
    }

    public func name(ofStreet street: Int) -> String? { text(parts.streetName[street]) }

    /// The street's number, several of them as a `;` list.
    public func reference(ofStreet street: Int) -> String? { text(parts.streetReference[street]) }

    func text(_ number: UInt32) -> String? { number == 0 ? nil : strings[Int(number)] }

    /// Of names, references and ids; the first is none.
    var textCount: Int { strings.count }

    func utf8(ofText number: UInt32) -> UnsafeBufferPointer<UInt8> { strings.utf8(Int(number)) }

    /// Whether the source's data ends at a junction while the world goes on. O(log n).
    public func isEdgeOfData(_ junction: Int) -> Bool {
        parts.edgeOfData.place(ofRising: UInt32(junction)) != nil
    }

    /// What signs say of a street: `destination`, `destination:ref`, `junction:ref` and the like. O(log n).
    public func sign(onStreet street: Int) -> Tags {
        parts.signedStreet.place(ofRising: UInt32(street)).map { tagSets[parts.streetSign[$0]] } ?? Tags([])
    }

    /// What signs say of a junction: `ref`, the number of the exit, and `name`. O(log n).
    public func sign(atJunction junction: Int) -> Tags {
        parts.signedJunction.place(ofRising: UInt32(junction)).map { tagSets[parts.junctionSign[$0]] } ?? Tags([])
    }

    /// All turn restrictions. Decoded at each call.
    public var turnRestrictions: [TurnRestriction] {
        TurnRecords.restrictions(parts.turnRestrictions, strings) + chainRestrictions
    }

    /// What turns cost by the source. Decoded at each call.
    public var turnDelays: [TurnDelay] { TurnRecords.delays(parts.turnDelays) }

    /// How many states chains of turns can add to a search at most, for any mode, mirrored or not.
    var chainStateLimit: Int { chainRestrictions.reduce(0) { $0 + $1.stateLimit(in: self) } }

    /// Texts that were stored beside the network.
    public var notes: [String] { (try? image.texts("notes")).map(Array.init) ?? [] }

    /// The sizes of the arrays in bytes, by their names, in the order of the names.
    public var sectionSizes: [(name: String, byteCount: Int)] { image.sections }
}
