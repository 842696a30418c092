/// Which areas a job has to draw: those that it writes, and those that it counts in.
struct AreaPlan {
    let parameters: ServiceAreaParameters

    private var countsPolygons: Bool { parameters.countsPolygons }

    private var countsPerFacility: Bool { parameters.summary?.grouping == .perFacilityAndBreak }

    /// Whether streets are looked for facility by facility.
    var searchesEach: Bool { writesOwnLines || drawsOwn || countsOwn }
    /// Whether streets are looked for from all facilities at once.
    var searchesShared: Bool { writesSharedLines || drawsDissolved || drawsSplit || countsNearest || countsTogether }

    var writesOwnLines: Bool { parameters.lines?.overlap == true }
    var writesSharedLines: Bool { parameters.lines?.overlap == false }

    var writesOwn: Bool { parameters.polygons != nil && parameters.overlap == .overlap }
    var drawsOwn: Bool { writesOwn || countsPolygons && countsOwn }

    var writesDissolved: Bool { parameters.polygons != nil && parameters.overlap == .dissolve }
    var drawsDissolved: Bool { writesDissolved || countsPolygons && countsTogether }

    var writesSplit: Bool { parameters.polygons != nil && parameters.overlap == .split }
    var drawsSplit: Bool { writesSplit || countsPolygons && countsNearest }

    /// Whether things are counted for each facility that reaches them.
    var countsOwn: Bool { countsPerFacility && parameters.overlap != .split }
    /// Whether things are counted for the facility of least cost.
    var countsNearest: Bool { countsPerFacility && parameters.overlap == .split }
    /// Whether things are counted once for all facilities.
    var countsTogether: Bool { parameters.summary != nil && !countsPerFacility }
}
