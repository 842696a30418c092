/// A connection or relation that does not follow from geometry.
public struct DraftAssociation: Sendable, Equatable {
    public enum Kind: Int, Sendable {
        /// Joins two junctions (with their terminals) that need not coincide: passed both ways, of no length.
        case connectivity = 1
        /// `from` contains `to`. Carries no flow.
        case containment
        /// `to` stands on the structure `from`. Carries no flow.
        case attachment
        /// Joins the junction `from` to the start of the line or edge object `to`; geometry then does not. The two may be
        /// named in either order, here and in the next two.
        case fromSide
        /// Joins the junction `from` to a place along `to`, and so splits it.
        case midspan
        /// Joins the junction `from` to the end of `to`.
        case toSide
    }

    public var kind: Kind
    public var from: ElementReference
    public var to: ElementReference
    /// Where along `to` a midspan association is, 0...1.
    public var fraction: Double
    public var isContentVisible: Bool
    /// Where it was read, such as `Associations row 17`: what faults call it. Nil: they name its features.
    public var place: String?

    public init(
        _ kind: Kind, from: ElementReference, to: ElementReference, fraction: Double = 0,
        isContentVisible: Bool = false, place: String? = nil
    ) {
        self.kind = kind
        self.from = from
        self.to = to
        self.fraction = fraction
        self.isContentVisible = isContentVisible
        self.place = place
    }
}
