import Geometry

/// What must hold for the disks and rings of any boundaries.
struct AreaCheck {
    let boundaries: AreaBoundaries
    let labels: Int32
    /// What keeps the holes of those disks from being filled that do not have its label.
    let streets: [(place: Coordinate, label: Int32)]
    let context = GEOSContext()

    init(_ boundaries: AreaBoundaries, labels: Int32, streets: [(place: Coordinate, label: Int32)] = []) {
        self.boundaries = boundaries
        self.labels = labels
        self.streets = streets
    }

    /// What is wrong, or nil.
    func fault() throws -> String? {
        let plain = (0..<labels).map { label in boundaries.outline { $0 <= label } }
        if let fault = try fault(of: plain) { return "plain: " + fault }
        let filled = plain.enumerated().map { disk, outline in
            outline.filled(upTo: 1e9) { hole in
                let polygon = Polygon(rings: [hole])
                return streets.contains { $0.label > Int32(disk) && polygon.contains($0.place) != .outside }
            }
        }
        if let fault = try fault(of: filled) { return "filled: " + fault }
        let single = (0..<labels).map { label in boundaries.outline { $0 == label }.polygons() }
        for (label, polygons) in single.enumerated() {
            if let fault = validity(polygons) { return "label \(label): " + fault }
        }
        return nil
    }

    private func fault(of disks: [AreaOutline]) throws -> String? {
        var inner = boundaries.outline { _ in false }
        for (label, disk) in disks.enumerated() {
            let (disks, ring) = (disk.polygons(), disk.subtracting(inner))
            if let fault = validity(disks) { return "disk \(label): \(fault)" }
            if let fault = validity(ring.polygons()) { return "ring \(label): \(fault)" }
            if !inner.subtracting(disk).isEmpty { return "disk \(label) does not hold the one before" }
            let (whole, parts) = (Self.area(disks), Self.area(ring.polygons()) + Self.area(inner.polygons()))
            if whole != parts { return "disk \(label) is \(whole) large, its parts are \(parts)" }
            if let fault = try relation(disks, ring.polygons(), inner.polygons()) { return "disk \(label): \(fault)" }
            inner = disk
        }
        return nil
    }

    private func relation(
        _ disk: [[[Coordinate]]], _ ring: [[[Coordinate]]], _ inner: [[[Coordinate]]]
    ) throws -> String? {
        guard !inner.isEmpty else { return nil }
        let shape = SourceGeometry.polygons(Self.positions(inner))
        let covers = try SpatialTest(.pattern("T*****FF*"), of: .polygons(Self.positions(disk)), in: context)
        if try !covers.holds(for: shape) { return "it does not cover the one before" }
        guard !ring.isEmpty else { return nil }
        let apart = try SpatialTest(.pattern("F********"), of: .polygons(Self.positions(ring)), in: context)
        return try apart.holds(for: shape) ? nil : "its ring overlaps the one before"
    }

    private func validity(_ polygons: [[[Coordinate]]]) -> String? {
        for rings in polygons {
            for (index, ring) in rings.enumerated() {
                let area = RingArea.doubled(ring)
                if index == 0 ? area <= 0 : area >= 0 { return "ring \(index) runs the wrong way" }
                if ring.first != ring.last { return "ring \(index) is open" }
                if ring.dropLast().contains(where: { Self.isLower($0, ring[0]) }) { return "ring \(index) starts high" }
            }
        }
        guard let found = Validity.reason(of: Self.positions(polygons), in: context) else { return nil }
        return "\(found.reason) at \(found.at)"
    }

    private static func isLower(_ a: Coordinate, _ b: Coordinate) -> Bool {
        (a.latitude, a.longitude) < (b.latitude, b.longitude)
    }

    static func positions(_ polygons: [[[Coordinate]]]) -> [[[Position]]] {
        polygons.map { $0.map { $0.map { Position(x: Double($0.longitude), y: Double($0.latitude)) } } }
    }

    /// Twice the area on the map, exactly.
    static func area(_ polygons: [[[Coordinate]]]) -> Int128 {
        polygons.joined().reduce(0) { $0 + RingArea.doubled($1) }
    }
}
