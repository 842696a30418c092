import Geometry

extension SpatialTest {
    /// A rectangle that every feature meets for which the relation holds; nil where there is none.
    ///
    /// A feature's own rectangle may meet it though the feature does not, and a pattern may ask for features apart.
    var filterBox: PositionBox? {
        switch relation {
        case .envelopeIntersects, .indexIntersects: nil
        default: relation.requiresMeeting ? box : nil
        }
    }
}
