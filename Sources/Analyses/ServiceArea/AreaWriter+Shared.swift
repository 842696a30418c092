import Geometry
import Results
import StreetNetwork
import Vocabulary

/// What facilities have together, or share out among them.
extension AreaWriter {
    /// - Throws: `Cancelled`; whatever `sink` throws.
    func writeShared(
        by facilities: [LocatedFacility], _ workspace: inout ServiceAreaWorkspace, _ counts: inout SummaryCounts?,
        into sink: some ResultSink
    ) throws {
        guard plan.searchesShared, !facilities.isEmpty else { return }
        context.progress.progress("finding shared service areas", done: 0, total: nil)
        let shared = try SharedStreets(
            of: facilities, search, accumulates: plan.writesSharedLines, &workspace.search)
        if shared.reachesEdgeOfData { noteEdgeOfData("some facility") }
        if plan.writesSharedLines {
            let own = shared.nearestByFacility(count: parameters.facilities.count)
            for facility in facilities {
                try context.checkCancelled()
                try lines?.write(own[facility.place], of: facility, into: sink)
            }
        }
        if plan.countsNearest { counts?.countPoints(nearestIn: shared.nearest, of: facilities) }
        if plan.countsTogether { counts?.countPoints(inAll: shared) }
        if plan.drawsSplit { try writeSplit(shared, facilities, &workspace, &counts, into: sink) }
        if plan.drawsDissolved { try writeDissolved(shared, &workspace, &counts, into: sink) }
    }

    /// One area a break for all facilities.
    private func writeDissolved(
        _ shared: SharedStreets, _ workspace: inout ServiceAreaWorkspace, _ counts: inout SummaryCounts?,
        into sink: some ResultSink
    ) throws {
        guard let polygons else { return }
        let parts = dissolvedParts(shared, polygons, &workspace)
        if plan.writesDissolved { try polygons.write(parts, into: sink) }
        if plan.countsTogether { try counts?.countPolygons(in: parts) }
    }

    private func dissolvedParts(
        _ shared: SharedStreets, _ polygons: ServiceAreaPolygons, _ workspace: inout ServiceAreaWorkspace
    ) -> [ServiceAreaPolygons.Part] {
        guard parameters.cutoff == .disks, shared.groups.count > 1 else {
            let drawing = polygons.draw(shared.labelled(metrics), &workspace)
            return polygons.parts(of: nil, breaks: shared.breaks, drawing) { label, index in label <= Int32(index) }
        }
        // Where facilities have different breaks, a larger disk need not hold a smaller one.
        var parts: [ServiceAreaPolygons.Part] = []
        for limit in shared.breaks.reversed() {
            let drawing = polygons.draw(shared.labelled(within: limit, metrics), &workspace)
            parts += polygons.parts(of: nil, breaks: [limit], drawing) { label, _ in label == 0 }
        }
        return parts
    }

    /// Areas of facilities that do not overlap.
    private func writeSplit(
        _ shared: SharedStreets, _ facilities: [LocatedFacility], _ workspace: inout ServiceAreaWorkspace,
        _ counts: inout SummaryCounts?, into sink: some ResultSink
    ) throws {
        guard let polygons else { return }
        let labels = SplitLabels(facilities)
        let breaks = Dictionary(uniqueKeysWithValues: facilities.map { ($0.place, $0.breaks) })
        let junctions = NearestJunctions(of: shared.nearest, on: metrics.ground.network)
        let labelled = shared.nearest.flatMap { street in
            let own = metrics.labelled(CollectionOfOne(street.reached), at: breaks[street.facility] ?? []) { index in
                labels.label(ofBreak: index, facility: street.facility)
            }
            return junctions.givingBack(own, of: street.facility) { nearest in
                let limit = (breaks[nearest.facility] ?? []).firstIndex { metrics.steps(within: $0) >= nearest.cost }
                return limit.map { labels.label(ofBreak: $0, facility: nearest.facility) }
            }
        }
        let drawing = polygons.draw(labelled, &workspace)
        for (done, facility) in facilities.enumerated() {
            context.progress.progress("drawing service areas", done: done, total: facilities.count)
            try context.checkCancelled()
            let parts = polygons.parts(of: facility, breaks: facility.breaks, drawing) { label, index in
                labels.isInside(label, facility: facility.place, breakIndex: index)
            }
            if plan.writesSplit { try polygons.write(parts, into: sink) }
            if plan.countsNearest { try counts?.countPolygons(in: parts) }
        }
    }
}
