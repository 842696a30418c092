import Analyses

/// The area of a break by its definition: which places on the network are reached.
struct DefinedArea {
    /// As `facility_id` counts; nil where facilities are merged.
    let number: Int?
    let name: String
    /// In the base of the impedance.
    let breakCost: Int64
    /// Those that can reach a place of the area.
    fileprivate let sources: [Source]
    /// Those that a place can go to instead.
    fileprivate let rivals: [Source]

    struct Source {
        let facility: AreaJob.Facility
        let costs: FacilityCosts
    }

    /// The cost of a place for whoever has the area; nil where it is not in one of theirs.
    func cost(on edge: Int, at offset: Int64) -> Int64? {
        guard let own = Self.nearest(sources, edge, offset) else { return nil }
        guard !rivals.isEmpty, let other = Self.nearest(rivals, edge, offset) else { return own.cost }
        return (own.cost, own.number) < (other.cost, other.number) ? own.cost : nil
    }

    func reaches(_ edge: Int, at offset: Int64) -> Bool { cost(on: edge, at: offset).map { $0 <= breakCost } ?? false }

    func touches(_ edge: Int) -> Bool { sources.contains { $0.costs.touches(edge) } }

    private static func nearest(_ sources: [Source], _ edge: Int, _ offset: Int64) -> (cost: Int64, number: Int)? {
        var nearest: (cost: Int64, number: Int)?
        for source in sources {
            guard let cost = source.costs.cost(on: edge, at: offset), cost <= source.facility.breaks.last ?? 0 else {
                continue
            }
            if nearest.map({ cost < $0.cost }) ?? true { nearest = (cost, source.facility.number) }
        }
        return nearest
    }
}

extension DefinedArea {
    /// The areas of a job, facility by facility, breaks ascending.
    static func all(of job: AreaJob, _ sources: [Source]) -> [DefinedArea] {
        switch job.parameters.overlap {
        case .overlap: sources.flatMap { areas(of: $0, rivals: []) }
        case .split:
            sources.flatMap { own in
                areas(of: own, rivals: sources.filter { $0.facility.number != own.facility.number })
            }
        case .dissolve:
            Set(sources.flatMap(\.facility.breaks)).sorted().map { breakCost in
                DefinedArea(
                    number: nil, name: "all", breakCost: breakCost,
                    sources: sources.filter { $0.facility.breaks.contains(breakCost) }, rivals: [])
            }
        }
    }

    private static func areas(of source: Source, rivals: [Source]) -> [DefinedArea] {
        source.facility.breaks.map { breakCost in
            DefinedArea(
                number: source.facility.number, name: source.facility.facility.name, breakCost: breakCost,
                sources: [source], rivals: rivals)
        }
    }
}
