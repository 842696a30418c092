import Geometry
import ImageFile

/// Checks that what the arrays of a network say of each other is in range, so that they can be trusted afterwards.
///
/// Complexity: O(n) for n bytes.
struct UtilityImageCheck {
    private let path: String
    private let image: Image
    private let parts: UtilitySections

    init(image: Image, path: String) throws {
        self.image = image
        self.path = path
        parts = try UtilitySections(image)
    }

    func check() throws {
        guard let schema = try? UtilityNetwork.schema(of: image), SchemaCheck(schema).faults.isEmpty else {
            throw ImageError.corrupted(path: path, section: "schema-numbers")
        }
        let classes = AssetClasses(schema)
        try checkFeatures(schema, classes)
        try checkElements(classes, schema)
        try checkLinks()
        try checkArcs()
        try checkOthers(schema)
        try checkIndex()
    }

    private func expect(_ holds: Bool, _ section: String) throws {
        guard holds else { throw ImageError.corrupted(path: path, section: section) }
    }

    private func isStart(_ starts: UnsafeBufferPointer<UInt32>, count: Int, of items: Int) -> Bool {
        starts.count == count + 1 && starts.first == 0 && Int(starts[count]) == items
            && zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// Whether lengths can be added up in thousandths and in millimetres.
    private func fit(_ lengths: UnsafeBufferPointer<Int64>, _ schema: UtilitySchema) -> Bool {
        var sum: Int64 = 0
        for length in lengths {
            let (next, isTooLarge) = sum.addingReportingOverflow(length)
            if length < 0 || isTooLarge { return false }
            sum = next
        }
        return Double(sum) * max(1, schema.metresPerLength) < Double(1 << 62)
    }

    private func checkFeatures(_ schema: UtilitySchema, _ classes: AssetClasses) throws {
        let count = parts.featureClass.count
        try expect(parts.featurePath.count == count, "feature-path")
        try expect(isStart(parts.sourceStart, count: schema.sources.count, of: count), "source-start")
        for source in schema.sources.indices {
            for feature in Int(parts.sourceStart[source])..<Int(parts.sourceStart[source + 1]) {
                let number = Int(parts.featureClass[feature])
                try expect(number < classes.all.count && classes[number].source == source, "feature-class")
                let paths = classes[number].terminals.map { schema.terminalConfigurations[$0].pathNames.count } ?? 1
                try expect(Int(parts.featurePath[feature]) < paths, "feature-path")
            }
        }
        try expect(parts.featureFlags.count == count, "feature-flags")
        try expect(parts.featureLength.count == count && fit(parts.featureLength, schema), "feature-length")
        try expect(try image.texts("feature-id").count == count, "feature-id")
        try expect(isStart(parts.firstPosition, count: count, of: parts.position.count), "feature-shape")
        try expect(parts.height.isEmpty || parts.height.count == parts.position.count, "height")
        try expect(parts.position.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "position")
        try expect(parts.place.isEmpty || parts.place.count == parts.position.count, "place")
        try expect(parts.place.allSatisfy { $0 == UtilitySections.nowhere || $0.isOnEarth }, "place")
    }

    private func checkElements(_ classes: AssetClasses, _ schema: UtilitySchema) throws {
        let count = parts.featureClass.count
        try expect(isStart(parts.firstElement, count: count, of: parts.element.count), "feature-elements")
        try expect(parts.vertexTerminal.count == parts.vertexFeature.count, "vertex-terminal")
        for feature in 0..<count {
            let assetClass = classes[Int(parts.featureClass[feature])]
            let own = Int(parts.firstElement[feature])..<Int(parts.firstElement[feature + 1])
            if assetClass.usage.isJunction {
                let terminals = assetClass.terminals.map { schema.terminalConfigurations[$0].terminals.count } ?? 1
                try expect(own.count == terminals, "feature-elements")
                for (terminal, place) in own.enumerated() {
                    let vertex = Int(parts.element[place])
                    try expect(vertex < parts.vertexFeature.count, "element")
                    try expect(Int(parts.vertexFeature[vertex]) == feature, "vertex-feature")
                    try expect(Int(parts.vertexTerminal[vertex]) == terminal, "vertex-terminal")
                }
            } else if assetClass.usage.isEdge {
                try expect(!own.isEmpty, "feature-elements")
                for place in own {
                    let link = Int(parts.element[place])
                    try expect(link < parts.linkFeature.count && link < parts.linkFlags.count, "element")
                    try expect(Int(parts.linkFeature[link]) == feature && parts.linkFlags[link].isPiece, "link-feature")
                    try expect(link == Int(parts.element[own.lowerBound]) + place - own.lowerBound, "element")
                }
            } else {
                try expect(own.isEmpty, "feature-elements")
            }
        }
        let features = parts.vertexFeature.filter { $0 != NetworkConnections.none }
        try expect(features.allSatisfy { Int($0) < count }, "vertex-feature")
    }

    private func checkLinks() throws {
        let (links, vertices) = (parts.linkTail.count, parts.vertexFeature.count)
        try expect(links < Arc.linkLimit, "link-tail")
        try expect(parts.linkTail.allSatisfy { Int($0) < vertices }, "link-tail")
        try expect(parts.linkHead.count == links && parts.linkHead.allSatisfy { Int($0) < vertices }, "link-head")
        try expect(parts.linkFlags.count == links && parts.linkFlags.allSatisfy { $0.rawValue < 16 }, "link-flags")
        try expect(parts.linkFrom.count == links && parts.linkFrom.allSatisfy { 0...1 ~= $0 }, "link-from")
        try expect(parts.linkFeature.count == links, "link-feature")
        for link in 0..<links where !parts.linkFlags[link].contains(.joint) {
            try expect(Int(parts.linkFeature[link]) < parts.featureClass.count, "link-feature")
        }
    }

    private func checkArcs() throws {
        let vertices = parts.vertexFeature.count
        try expect(isStart(parts.firstArc, count: vertices, of: parts.arc.count), "vertex-arcs")
        try expect(parts.arc.count == parts.linkTail.count * 2, "arc")
        for vertex in 0..<vertices {
            for place in Int(parts.firstArc[vertex])..<Int(parts.firstArc[vertex + 1]) {
                let arc = parts.arc[place]
                try expect(arc.link < parts.linkTail.count && Int(arc.target) < vertices, "arc")
                let ends = (Int(parts.linkTail[arc.link]), Int(parts.linkHead[arc.link]))
                let isEither = ends == (vertex, Int(arc.target)) || ends == (Int(arc.target), vertex)
                try expect(isEither, "arc")
            }
        }
    }

    private func checkOthers(_ schema: UtilitySchema) throws {
        let controllers = parts.controllerVertex
        try expect(
            controllers.allSatisfy {
                Int($0) < parts.vertexFeature.count && parts.vertexFeature[Int($0)] != NetworkConnections.none
            }, "controller-vertex")
        try expect(
            parts.controllerTier.count == controllers.count
                && parts.controllerTier.allSatisfy { Int($0) < schema.tiers.count }, "controller-tier")
        try expect(try image.texts("controller-subnetwork").count == controllers.count, "controller-tier")
        let count = parts.featureClass.count
        try expect(zip(parts.idHash, parts.idHash.dropFirst()).allSatisfy { $0 <= $1 }, "id-hash")
        try expect(parts.idHash.count == count && parts.idFeature.count == count, "id-hash")
        try expect(parts.idFeature.allSatisfy { Int($0) < count }, "id-feature")
        try expect(parts.association.allSatisfy { Int($0.from) < count && Int($0.to) < count }, "association")
        let values = try AttributeValues.all(of: schema, in: image, sourceStart: parts.sourceStart)
        for (number, attribute) in schema.attributes.enumerated() {
            let wanted = schema.sources.indices.filter { attribute.isOf(schema.sources[$0]) }
                .reduce(0) { $0 + Int(parts.sourceStart[$1 + 1]) - Int(parts.sourceStart[$1]) }
            try expect(values[number].count == wanted, "attribute-\(number)")
        }
    }

    private func checkIndex() throws {
        let (items, targets) = (parts.indexFeature.count, parts.indexTargets)
        try expect(parts.indexFeature.allSatisfy { Int($0) < parts.featureClass.count }, "index-feature")
        try expect(parts.indexGrid.count == 3 && parts.indexGrid.allSatisfy(\.isFinite), "index-grid")
        try expect(parts.indexBoxes.count == targets.count && targets.count >= items, "index-boxes")
        try expect(PackedRTree.isSound(targets, itemCount: items), "index-targets")
    }
}

extension Coordinate {
    fileprivate var isOnEarth: Bool {
        -1_800_000_000...1_800_000_000 ~= longitude && -900_000_000...900_000_000 ~= latitude
    }
}
