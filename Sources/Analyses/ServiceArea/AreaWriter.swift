import Geometry
import Results
import StreetNetwork
import Vocabulary

/// Writes the polygons and lines that facilities have for themselves, one facility after the other.
struct AreaWriter {
    let parameters: ServiceAreaParameters
    let metrics: ServiceAreaMetrics
    let surface: Surface?
    let context: RunContext

    var plan: AreaPlan { AreaPlan(parameters: parameters) }
    var search: ServiceAreaSearch { ServiceAreaSearch(metrics: metrics, context: context) }

    var polygons: ServiceAreaPolygons? {
        surface.map {
            ServiceAreaPolygons(
                parameters: parameters, options: parameters.drawnAreas, metrics: metrics, surface: $0, context: context)
        }
    }

    var lines: ServiceAreaLines? {
        parameters.lines.map { ServiceAreaLines(parameters: parameters, lines: $0, metrics: metrics) }
    }

    /// - Throws: `Cancelled`; whatever `sink` throws.
    func writeEach(
        of facilities: [LocatedFacility], _ workspace: inout ServiceAreaWorkspace, _ counts: inout SummaryCounts?,
        into sink: some ResultSink
    ) throws {
        guard plan.searchesEach else { return }
        for (number, facility) in facilities.enumerated() {
            context.progress.progress("finding service areas", done: number, total: facilities.count)
            try context.checkCancelled()
            let found = try search.streets(from: [facility], accumulates: plan.writesOwnLines, &workspace.search)
            if found.reachesEdgeOfData { noteEdgeOfData(facility.facility.name) }
            if plan.writesOwnLines || plan.countsOwn {
                let streets = found.streets
                if plan.writesOwnLines { try lines?.write(streets, of: facility, into: sink) }
                if plan.countsOwn { counts?.countPoints(in: streets, breaks: facility.breaks, of: facility) }
            }
            guard plan.drawsOwn, let polygons else { continue }
            let parts = self.parts(of: facility, found.stretches, polygons, &workspace)
            if plan.writesOwn { try polygons.write(parts, into: sink) }
            if plan.countsOwn { try counts?.countPolygons(in: parts) }
        }
    }

    private func parts(
        of facility: LocatedFacility, _ streets: [ReachedStretch], _ polygons: ServiceAreaPolygons,
        _ workspace: inout ServiceAreaWorkspace
    ) -> [ServiceAreaPolygons.Part] {
        let labelled = metrics.labelled(streets, at: facility.breaks) { Int32($0) }
        let drawing = polygons.draw(labelled, &workspace)
        return polygons.parts(of: facility, breaks: facility.breaks, drawing) { label, index in label <= Int32(index) }
    }

    /// - Parameter who: who reaches it.
    func noteEdgeOfData(_ who: String) {
        let way = metrics.travelsToFacility ? "is reached from" : "reaches"
        context.note(
            "edge_of_data", "\(who) \(way) a place where the network's data ends: its area may be larger than shown")
    }
}
