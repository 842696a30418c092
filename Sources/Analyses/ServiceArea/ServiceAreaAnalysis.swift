import Results
import StreetNetwork
import Vocabulary

/// What is reached from facilities, or what reaches them, within breaks of a cost.
///
/// A pure function of its parameters, metrics and surface: reads and writes no file. Holds the search of one facility at a
/// time, and, where facilities share what they reach, one result for all.
public struct ServiceAreaAnalysis {
    private let parameters: ServiceAreaParameters
    private let metrics: ServiceAreaMetrics
    private let surface: Surface?
    private let context: RunContext

    /// - Parameters:
    ///   - metrics: for ways from facilities or to them; turned round here where they must be and are not.
    ///   - surface: of the network as the mode uses it, without the classes that make no area; nil only where no polygons
    ///     are drawn and none are counted.
    public init(
        parameters: ServiceAreaParameters, metrics: ServiceAreaMetrics, surface: Surface?, context: RunContext
    ) {
        self.parameters = parameters
        self.metrics = parameters.travelsToFacility ? metrics.travellingToFacility : metrics
        self.surface = surface
        self.context = context
    }

    /// Finds what each facility reaches and hands its rows to `sink`. Facilities that reach nothing are named in messages
    /// and in the table of facilities; a job that nothing comes of succeeds.
    ///
    /// - Throws: `AnalysisFailure` when a facility cannot be used and may not be skipped; `Cancelled`; whatever `sink`
    ///   throws.
    public func run(workspace: inout ServiceAreaWorkspace, into sink: some ResultSink) throws {
        try parameters.locate.checkTags(of: metrics.network, context)
        context.noteCoarseCosts(of: [metrics.told] + metrics.accumulated)
        let facilities = try FacilityLocator(metrics: metrics, parameters: parameters, context: context).locate()
        let unplaced = parameters.unlocated.map { LocationStatus.notLocated.reason(for: $0.name) }
        let unused = unplaced + facilities.compactMap(\.whyUnused)
        guard unused.isEmpty || parameters.locate.skipsInvalid else { throw AnalysisFailure(unused) }
        try FacilityRows(parameters: parameters).write(facilities, into: sink)
        noteUnknownClasses()
        let used = facilities.filter(\.isUsed)
        if used.isEmpty { context.note("empty_result", "no facility reaches anything: there are no areas") }
        let writer = AreaWriter(parameters: parameters, metrics: metrics, surface: surface, context: context)
        var counts = SummaryCounts(parameters: parameters, metrics: metrics, context: context)
        try writer.writeEach(of: used, &workspace, &counts, into: sink)
        try writer.writeShared(by: used, &workspace, &counts, into: sink)
        try counts?.write(for: facilities, into: sink)
    }

    /// Says which classes exclude nothing: there may be no such street here, or a slip of the pen.
    private func noteUnknownClasses() {
        guard let excluded = parameters.polygons?.excludedClasses, !excluded.isEmpty else { return }
        let known = metrics.network.streetClasses
        for name in excluded where !known.contains(name) {
            let hint = Suggestion.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? ""
            context.note("unknown_class", "no street of the network is of the class '\(name)'" + hint)
        }
    }
}
