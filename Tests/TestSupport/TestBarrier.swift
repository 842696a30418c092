import Geometry
import StreetNetwork

/// A barrier of any kind.
public struct TestBarrier: Sendable {
    public enum Shape: Sendable {
        case point(PointBarrier)
        case line(BarrierLine)
        case area([Polygon])
    }

    public enum Kind: CaseIterable, Sendable { case restriction, scaledCost, addedCost }

    public let shape: Shape
    public let kind: Kind
    public let load: BarrierLoad

    public init(_ shape: Shape, _ kind: Kind = .restriction, load: BarrierLoad = BarrierLoad()) {
        (self.shape, self.kind, self.load) = (shape, kind, load)
    }

    /// One that multiplies time.
    public init(_ shape: Shape, factor: Double) {
        self.init(shape, .scaledCost, load: BarrierLoad(factors: ["time": factor]))
    }

    /// One that costs seconds.
    public init(_ shape: Shape, seconds: Int64) {
        self.init(shape, .addedCost, load: BarrierLoad(additions: ["time": seconds * 1000]))
    }
}

extension TestBarrier {
    /// Lays the barrier over a network.
    ///
    /// - Returns: where a point stands.
    @discardableResult
    public func lay(into laid: inout NetworkBarriers, on metric: Metric) -> Location? {
        let action: BarrierAction =
            switch kind {
            case .restriction: .restriction
            case .scaledCost: .scaledCost(load: laid.append(load))
            case .addedCost: .addedCost(load: laid.append(load))
            }
        switch shape {
        case .point(let point): return laid.put(point, action, tolerance: 1_000_000, on: metric)?.location
        case .line(let line): _ = laid.lay(line, action, on: metric)
        case .area(let polygons): _ = laid.lay(polygons, action, on: metric)
        }
        return nil
    }
}
