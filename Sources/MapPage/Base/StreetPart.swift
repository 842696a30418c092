/// An edge as a part of its street: parts come street by street, in the order in which they lie there.
struct StreetPart: Comparable {
    let street: UInt32
    let edge: UInt32
    /// Millimetres from the beginning of the street.
    let offset: Int64

    static func < (one: Self, other: Self) -> Bool {
        if one.street != other.street { return one.street < other.street }
        return (one.offset, one.edge) < (other.offset, other.edge)
    }
}
