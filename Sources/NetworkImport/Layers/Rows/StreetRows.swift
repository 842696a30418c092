import Geometry
import StreetNetwork

/// The rows of a layer that are streets, as flat arrays in the order of reading.
struct StreetRows {
    /// Row to the id of its street, and to its own id.
    var id: [Int64] = []
    var rowID: [Int64] = []

    /// Row to its first part; one more element than there are rows.
    var firstPart: [Int] = [0]
    /// Part to its first vertex; one more element than there are parts. A part has two vertices or more, and no two in a
    /// row are the same place.
    var firstVertex: [Int] = [0]
    var vertex: [Coordinate] = []

    /// Row to the numbers of its values in `StreetRowReader`'s columns of names and of tags.
    var name: [UInt32] = []
    var reference: [UInt32] = []
    /// One list a row, each as long as the others. Where nobody says in which directions streets are open, it begins with what speeds say of it.
    var tagValues: [UInt32] = []

    /// Row to the levels of its ends: equal numbers are equal levels. Empty where the layer has no levels.
    var levelFrom: [UInt32] = []
    var levelTo: [UInt32] = []

    /// Two elements a row, forward and backward, or none at all.
    var speed: [Float] = []
    var time: [UInt32] = []
    /// The same for each cost.
    var cost: [[Int64]] = []
    var restrictions: [UInt32] = []
    /// Zeros beside a speed or time of the other direction, where somebody says in which directions streets are open.
    var zeros: [(row: Int, fault: StreetRowFault, way: Directions)] = []

    var count: Int { id.count }

    func parts(ofRow row: Int) -> Range<Int> { firstPart[row]..<firstPart[row + 1] }

    func vertices(ofPart part: Int) -> Range<Int> { firstVertex[part]..<firstVertex[part + 1] }
}
