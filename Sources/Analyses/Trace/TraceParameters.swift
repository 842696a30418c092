import Results
import UtilityNetwork
import Vocabulary

/// What a trace job asks for, with every name looked up in its network.
public struct TraceParameters: Sendable {
    /// Which elements of a result are written, and how.
    public struct Output: Sendable {
        /// Which features; nil: all.
        public var features: Set<Int>?
        /// Whether whole lines are drawn of which the trace has a part.
        public var drawsWholeLines = false
        public var kept = KeptColumns()

        public init() {}

        func takes(_ feature: Int) -> Bool { features?.contains(feature) ?? true }
    }

    /// Fields of sources that are written behind the columns of elements.
    public struct KeptColumns: Sendable {
        public var columns: [Column] = []
        /// Feature to a value for each column.
        public var values: [Int: [Value]] = [:]

        public init() {}

        func row(of feature: Int) -> [Value] { values[feature] ?? columns.map { _ in .null } }
    }

    /// Starts of one trace.
    public struct Group: Sendable {
        public let name: String
        public var starts: [LocatedElement]

        public init(name: String, starts: [LocatedElement]) {
            self.name = name
            self.starts = starts
        }
    }

    /// Features that are traced one by one.
    public struct Selection: Sendable {
        /// In the order of the rows.
        public var features: [Int]
        /// The name of the terminal at which devices with several are traced; nil: from all of them together.
        public var terminal: String?

        public init(features: [Int], terminal: String? = nil) {
            self.features = features
            self.terminal = terminal
        }

        /// A feature at the named terminal; what has one terminal, or none of that name, is traced as a whole.
        func start(at feature: Int, in network: UtilityNetwork) -> LocatedElement {
            LocatedElement(
                feature: feature, terminal: terminal.flatMap { network.terminals(of: feature)?.terminal($0) })
        }
    }

    public var kind: TraceKind
    public var starts: [LocatedElement] = []
    /// Starts that are traced apart from each other; nil where all are traced together.
    public var groups: [Group]?
    /// Where shortest paths end.
    public var end: LocatedElement?
    /// Where it is given, there are no starts.
    public var each: Selection?
    public var barriers: [PlacedBarrier] = []
    public var configuration = TraceConfiguration()
    public var output = Output()
    public var writesSegments = false
    /// Whether results are written in the shape of Esri's answers, too.
    public var writesResponses = false

    public init(kind: TraceKind) { self.kind = kind }
}
