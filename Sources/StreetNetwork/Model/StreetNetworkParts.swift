import Geometry

/// What an importer hands over: the arrays of a street network before anything is derived from them.
public struct StreetNetworkParts: Sendable {
    public var junctionCoordinate: [Coordinate] = []
    /// Junction to its set of tags (barriers, signals).
    public var junctionTags: [UInt32] = []

    /// Edge to the junction where its digitised direction begins, and to the one where it ends.
    public var edgeTail: [UInt32] = []
    public var edgeHead: [UInt32] = []
    /// Edge to its first coordinate in `shapeCoordinate`; one more element than there are edges.
    public var firstShapeCoordinate: [UInt32] = [0]
    public var shapeCoordinate: [Coordinate] = []
    /// Edge to its length in millimetres: the geodesic lengths of its segments, each rounded, added up; at least 1.
    public var edgeLength: [UInt32] = []
    public var edgeStreet: [UInt32] = []
    /// Edge to the place on its street where it begins, in millimetres.
    public var edgeStreetOffset: [Int64] = []

    /// Street to the source's id, its length in millimetres, and its set of tags.
    public var streetID: [Int64] = []
    public var streetLength: [Int64] = []
    public var streetTags: [UInt32] = []
    /// Street to its name and reference in `strings`; 0 is none.
    public var streetName: [UInt32] = []
    public var streetReference: [UInt32] = []

    /// What signs say: streets with destinations or exit numbers, ascending, and their sets of tags; the same for
    /// junctions, which have the numbers and names of exits.
    public var signedStreet: [UInt32] = []
    public var streetSign: [UInt32] = []
    public var signedJunction: [UInt32] = []
    public var junctionSign: [UInt32] = []

    /// What a source says itself of its streets, instead of tags; each array is empty where it says nothing, else holds
    /// two elements a street: along the digitised direction, and against it. 0 is nothing said.
    /// km/h.
    public var streetSpeed: [Float] = []
    /// Milliseconds for the whole street.
    public var streetTime: [UInt32] = []

    /// The costs that users defined, in order: their names, and for each two elements a street, as above, in
    /// millionths of the cost's own unit for the whole street.
    public var costName: [String] = []
    public var streetCost: [[Int64]] = []

    /// The restrictions that users defined, in order: their names, at most 32, and for each street the set of those that
    /// cover it, one bit each from the lowest on. Empty where there are none.
    public var restrictionName: [String] = []
    public var streetRestrictions: [UInt32] = []

    /// Junctions where the source's data ends and the world goes on, ascending.
    public var edgeOfData: [UInt32] = []

    public var tagSets = TagSets()
    public var strings: [String] = [""]
    public var turnRestrictions: [TurnRestriction] = []
    public var turnDelays: [TurnDelay] = []

    /// At a junction meet no more ends of edges than this, as each may turn into each.
    public static let mostDepartures = 10_000

    public init() {}

    /// The junction where most ends of edges meet, and how many, if a network cannot have so many there, or so many turns in all; else nil.
    public var overcrowdedJunction: (junction: Int, ends: Int)? {
        var ends = [Int](repeating: 0, count: junctionCoordinate.count)
        for junction in edgeTail + edgeHead { ends[Int(junction)] += 1 }
        guard let most = ends.max(), let junction = ends.firstIndex(of: most) else { return nil }
        let turns = ends.reduce(0) { $0 + $1 * $1 }
        return most > Self.mostDepartures || turns >= UInt32.max ? (junction, most) : nil
    }

    public func shape(of edge: Int) -> ArraySlice<Coordinate> {
        shapeCoordinate[Int(firstShapeCoordinate[edge])..<Int(firstShapeCoordinate[edge + 1])]
    }

    public func name(of street: Int) -> String? { string(streetName[street]) }

    public func reference(of street: Int) -> String? { string(streetReference[street]) }

    private func string(_ number: UInt32) -> String? { number == 0 ? nil : strings[Int(number)] }

    /// Millimetres that an edge can be long; a longer one counts as so long.
    public static let greatestLength = UInt32.max

    /// Appends an edge with this shape, which has two or more coordinates.
    public mutating func appendEdge(
        tail: UInt32, head: UInt32, shape: [Coordinate], street: UInt32, streetOffset: Int64
    ) {
        edgeTail.append(tail)
        edgeHead.append(head)
        shapeCoordinate += shape
        firstShapeCoordinate.append(UInt32(shapeCoordinate.count))
        let length = zip(shape, shape.dropFirst()).reduce(0) { $0 + Geodesic.millimetres(from: $1.0, to: $1.1) }
        edgeLength.append(UInt32(clamping: max(1, length)))
        edgeStreet.append(street)
        edgeStreetOffset.append(streetOffset)
    }
}
