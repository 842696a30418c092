import ImageFile

/// What the arcs of a hierarchy cost one way, and what these costs come from.
struct ArcCosts: Sendable {
    /// Arc to its cost, or `closed`.
    let cost: FlatArray<UInt32>
    /// Arc to what its cost comes from; of no meaning where it is closed.
    let middle: FlatArray<ArcMiddle>

    @inline(__always)
    subscript(arc: Int) -> UInt32 { cost[arc] }

    var count: Int { cost.count }

    /// A copy, and its values to be changed as long as nobody else has it.
    var changeable: (copy: ArcCosts, values: ChangeableArcCosts) {
        let (cost, middle) = (cost.changeable, middle.changeable)
        return (
            ArcCosts(cost: cost.copy, middle: middle.copy), ChangeableArcCosts(cost: cost.values, middle: middle.values)
        )
    }
}

/// The same while they are found.
struct ChangeableArcCosts {
    let cost: UnsafeMutableBufferPointer<UInt32>
    let middle: UnsafeMutableBufferPointer<ArcMiddle>

    /// Closed arcs, which somebody has to adopt or to deallocate.
    static func ofClosedArcs(_ count: Int) -> ChangeableArcCosts {
        let (cost, middle) = (
            UnsafeMutableBufferPointer<UInt32>.allocate(capacity: count),
            UnsafeMutableBufferPointer<ArcMiddle>.allocate(capacity: count)
        )
        cost.initialize(repeating: closed)
        middle.initialize(repeating: .unclear)
        return ChangeableArcCosts(cost: cost, middle: middle)
    }

    var adopted: ArcCosts { ArcCosts(cost: FlatArray(adopting: cost), middle: FlatArray(adopting: middle)) }

    func deallocate() {
        cost.deallocate()
        middle.deallocate()
    }

    /// Whether arcs have costs that can be added to their like.
    func fit(_ arcs: Range<Int>) -> Bool { cost[arcs].allSatisfy(HierarchyCosts.fits) }
}

extension ArcCosts {
    /// The sections of an image for one way.
    ///
    /// - Throws: `ImageError` where one is missing.
    init(_ image: Image, _ way: String) throws {
        cost = FlatArray(try image.section(way), of: image)
        middle = FlatArray(try image.section(Self.middles(of: way)), of: image)
    }

    func add(to writer: inout ImageWriter, as way: String) {
        writer.add(cost.array, as: way)
        writer.add(middle.array, as: Self.middles(of: way))
    }

    private static func middles(of way: String) -> String { "\(way)-middle" }

    /// Whether the sections for one way fit so many arcs, where there are any.
    static func fits(_ image: Image, _ way: String, count: Int) -> Bool {
        guard image.sections.contains(where: { $0.name == way }) else { return true }
        guard let costs = try? ArcCosts(image, way) else { return false }
        return costs.cost.count == count && costs.middle.count == count
    }
}
