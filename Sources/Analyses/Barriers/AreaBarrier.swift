import Geometry
import Results

/// An area that closes the parts of streets inside of it.
public struct AreaBarrier: Sendable {
    /// The user's id, which outputs repeat.
    public var id: String?
    public var name: String
    /// The parts of the area.
    public var polygons: [Polygon]
    /// Values that the outputs repeat, in the order of the job's kept columns; missing ones are null.
    public var attributes: [Value]

    public init(id: String? = nil, name: String, polygons: [Polygon], attributes: [Value] = []) {
        self.id = id
        self.name = name
        self.polygons = polygons
        self.attributes = attributes
    }
}
