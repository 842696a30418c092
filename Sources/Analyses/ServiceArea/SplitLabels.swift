/// Labels of areas that facilities share out: of two that coincide, the smaller break wins, then the first facility.
struct SplitLabels {
    private struct Part {
        let limit: Int64
        let facility: Int
        let breakIndex: Int
    }

    /// By label.
    private let parts: [Part]
    /// Facility to the labels of its breaks.
    private var labels: [Int: [Int32]] = [:]

    init(_ facilities: [LocatedFacility]) {
        parts = facilities.flatMap { facility in
            facility.breaks.enumerated().map { Part(limit: $1, facility: facility.place, breakIndex: $0) }
        }.sorted { ($0.limit, $0.facility) < ($1.limit, $1.facility) }
        // A facility's breaks ascend, and so do their labels.
        for (label, part) in parts.enumerated() { labels[part.facility, default: []].append(Int32(label)) }
    }

    func label(ofBreak breakIndex: Int, facility: Int) -> Int32 { labels[facility]?[breakIndex] ?? .max }

    /// Whether a label is that of a facility's break or of a smaller one.
    func isInside(_ label: Int32, facility: Int, breakIndex: Int) -> Bool {
        guard label != .max else { return false }
        let part = parts[Int(label)]
        return part.facility == facility && part.breakIndex <= breakIndex
    }
}
