/// An element of a network, as results name it: a terminal of a junction, or a stretch of a line.
public struct UtilityElement: Sendable, Hashable, Comparable {
    public let feature: Int
    /// The place of the terminal among those of its configuration; 0 for junctions with one; nil for lines.
    public let terminal: Int?
    /// Where along a line it begins and ends, 0...1 in the digitised direction; both 0 for junctions.
    public let positionFrom: Double
    public let positionTo: Double

    public init(feature: Int, terminal: Int) {
        self.feature = feature
        self.terminal = terminal
        positionFrom = 0
        positionTo = 0
    }

    public init(feature: Int, from: Double, to: Double) {
        self.feature = feature
        terminal = nil
        positionFrom = from
        positionTo = to
    }

    /// By feature, and then by terminal or place along.
    public static func < (left: UtilityElement, right: UtilityElement) -> Bool {
        if left.feature != right.feature { return left.feature < right.feature }
        if left.terminal != right.terminal { return left.terminal ?? -1 < right.terminal ?? -1 }
        if left.positionFrom != right.positionFrom { return left.positionFrom < right.positionFrom }
        return left.positionTo < right.positionTo
    }
}

extension UtilityNetwork {
    /// The vertices of a junction feature by terminal, or the links of a line in their order.
    func elements(of feature: Int) -> Slice<UnsafeBufferPointer<UInt32>> {
        sections.element[Int(sections.firstElement[feature])..<Int(sections.firstElement[feature + 1])]
    }

    /// A feature as one element: a point, or all of a line.
    func whole(_ feature: Int) -> UtilityElement {
        usage(of: feature).isEdge || usage(of: feature) == .structureLine
            ? UtilityElement(feature: feature, from: 0, to: 1) : UtilityElement(feature: feature, terminal: 0)
    }

    /// The element of a vertex; nil where lines meet or end without a junction feature.
    func element(ofVertex vertex: Int) -> UtilityElement? {
        let feature = sections.vertexFeature[vertex]
        if feature == NetworkConnections.none { return nil }
        return UtilityElement(feature: Int(feature), terminal: Int(sections.vertexTerminal[vertex]))
    }

    func element(ofLink link: Int) -> UtilityElement {
        UtilityElement(
            feature: Int(sections.linkFeature[link]), from: sections.linkFrom[link], to: linkTo(link))
    }

    /// Where a piece of a line ends on it.
    func linkTo(_ link: Int) -> Double {
        let next = link + 1
        guard next < linkCount, sections.linkFeature[next] == sections.linkFeature[link],
            sections.linkFlags[next].isPiece
        else { return 1 }
        return sections.linkFrom[next]
    }

    /// The length of a stretch in thousandths of a unit of the source. Lengths of neighbouring stretches add up.
    public func length(of feature: Int, from: Double = 0, to: Double = 1) -> Int64 {
        let whole = Double(sections.featureLength[feature])
        return Int64((whole * to).rounded()) - Int64((whole * from).rounded())
    }

    /// The length of a line in metres; nil for others.
    func metres(of feature: Int) -> Double? {
        guard usage(of: feature) == .line else { return nil }
        return Double(sections.featureLength[feature]) / 1000 * schema.metresPerLength
    }

    /// The length of an element in thousandths of a unit; 0 for junctions.
    func length(of element: UtilityElement) -> Int64 {
        element.terminal == nil ? length(of: element.feature, from: element.positionFrom, to: element.positionTo) : 0
    }
}
