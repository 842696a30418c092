import COsmium
import Geometry

extension OSMExtract {
    /// Copies what a reader read.
    init(_ source: cosmium_extract) {
        wayID = copy(source.way_id, source.ways)
        wayGaps = copy(source.way_gaps, source.ways)
        firstNode = copy(source.first_node, source.ways + 1)
        wayNode = copy(source.way_node, firstNode[source.ways])
        wayTags = OSMTags(source.way_tags)

        stumpNode = copy(source.stump_node, source.stumps)
        stumpTags = OSMTags(source.stump_tags)

        nodeID = copy(source.node_id, source.nodes)
        nodeCoordinate = copy(source.node_place, source.nodes)
        nodeTags = OSMTags(source.node_tags)
        taggedNode = copy(source.tagged_node, nodeTags.count)

        relationID = copy(source.relation_id, source.relations)
        relationTags = OSMTags(source.relation_tags)
        firstMember = copy(source.first_member, source.relations + 1)
        memberKind = copy(source.member_kind, firstMember[source.relations])
        memberID = copy(source.member_id, firstMember[source.relations])
        memberRole = copy(source.member_role, firstMember[source.relations])

        strings = UnsafeBufferPointer(start: source.string, count: source.strings).map { text in
            text.map { String(cString: $0) } ?? ""
        }
        coveredBoxes = copy(source.box, source.boxes)
        counts = OSMCounts(source.counts)
    }
}

extension OSMTags {
    fileprivate init(_ source: cosmium_tags) {
        first = copy(source.first, source.lists + 1)
        key = copy(source.key, first[source.lists])
        value = copy(source.value, first[source.lists])
    }
}

extension OSMCounts {
    fileprivate init(_ source: cosmium_counts) {
        nodesRead = Int(source.nodes_read)
        waysRead = Int(source.ways_read)
        relationsRead = Int(source.relations_read)
        waysKept = Int(source.ways_selected)
        waysSplit = Int(source.ways_split)
        waysWithoutCourse = Int(source.ways_without_course)
        missingNodes = Int(source.missing_nodes)
        missingNodeReferences = Int(source.missing_node_references)
        deletedObjects = Int(source.deleted_objects)
        duplicates = Int(source.duplicates)
    }
}

/// An array with the bytes of `count` elements at `source`, which is of a plain type with the same layout.
private func copy<Element, Source>(_ source: UnsafePointer<Source>?, _ count: Int) -> [Element] {
    precondition(MemoryLayout<Element>.stride == MemoryLayout<Source>.stride)
    guard let source, count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
        UnsafeMutableRawBufferPointer(buffer).copyMemory(
            from: UnsafeRawBufferPointer(start: source, count: count * MemoryLayout<Source>.stride))
        initialized = count
    }
}
