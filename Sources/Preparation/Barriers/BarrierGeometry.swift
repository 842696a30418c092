/// The kinds of lists of barriers: how their items become shapes.
enum BarrierGeometry {
    case point, line, polygon
}
