import Geometry
import Results
import StreetNetwork

/// Something that closes parts of the network, or makes them cost more or less, for one job.
public struct Barrier: Sendable {
    public enum Shape: Sendable {
        case point(PointBarrier)
        case line(BarrierLine)
        /// The parts of an area.
        case area([Polygon])
    }

    /// What a barrier does: the words of job files.
    public enum Kind: String, Sendable, CaseIterable {
        case restriction
        case scaledCost = "scaled_cost"
        case addedCost = "added_cost"
    }

    /// The user's id, which outputs repeat.
    public var id: String?
    public var name: String
    public var shape: Shape
    public var kind: Kind
    /// What it does to costs: factors of a scaled cost, amounts of an added one.
    public var load: BarrierLoad
    /// Values that the outputs repeat, in the order of the job's kept columns; missing ones are null.
    public var attributes: [Value]

    public init(
        id: String? = nil, name: String, shape: Shape, kind: Kind = .restriction, load: BarrierLoad = BarrierLoad(),
        attributes: [Value] = []
    ) {
        self.id = id
        self.name = name
        self.shape = shape
        self.kind = kind
        self.load = load
        self.attributes = attributes
    }

    /// An area that closes what lies inside of it.
    public init(id: String? = nil, name: String, polygons: [Polygon], attributes: [Value] = []) {
        self.init(id: id, name: name, shape: .area(polygons), attributes: attributes)
    }
}
