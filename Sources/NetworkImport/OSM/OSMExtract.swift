import Geometry

/// What one or several OSM files hold of streets: flat arrays, in which nothing is kept per object.
///
/// Ways, nodes and relations stand by ascending id, each once: of an object that several files or versions hold, the
/// highest version counts, of equal versions the first. So the arrays depend on what the files hold, and not on the
/// order of files or objects, unless two files contradict each other under the same version.
///
/// A way is a line through at least two nodes. Where nodes are missing, it is cut: its *parts* follow each other with
/// the same id and the same tags, and `wayGaps` says where they were cut.
public struct OSMExtract: Hashable, Sendable {
    /// The id of each part of a way, ascending; the parts of a way follow its course.
    public let wayID: [Int64]
    public let wayGaps: [OSMWayGaps]
    /// Part i goes through `wayNode[firstNode[i]..<firstNode[i + 1]]`; one more entry than parts.
    public let firstNode: [Int]
    /// Indices of nodes.
    public let wayNode: [Int32]
    /// A list for each part.
    public let wayTags: OSMTags

    /// Nodes of parts from which another way goes on to missing nodes alone, so that it has no part there.
    public let stumpNode: [Int32]
    /// The tags of that way, a list for each.
    public let stumpTags: OSMTags

    /// The ids of the nodes that parts go through, ascending.
    public let nodeID: [Int64]
    public let nodeCoordinate: [Coordinate]
    /// The indices of nodes that have tags, ascending.
    public let taggedNode: [Int32]
    /// A list for each of `taggedNode`.
    public let nodeTags: OSMTags

    /// The ids of the relations whose type begins with `restriction`, ascending.
    public let relationID: [Int64]
    /// A list for each relation.
    public let relationTags: OSMTags
    /// Relation i has the members `firstMember[i]..<firstMember[i + 1]`, in the order of the file.
    public let firstMember: [Int]
    public let memberKind: [OSMMemberKind]
    public let memberID: [Int64]
    /// Indices of strings.
    public let memberRole: [UInt32]

    /// Keys, values and roles, each once, ascending by their bytes.
    public let strings: [String]
    /// What the headers of the files say that they cover, each box once, in a fixed order; empty where one of the files says
    /// nothing.
    public let coveredBoxes: [Box]
    public let counts: OSMCounts

    /// Where the nodes of a part stand in `wayNode`.
    @inlinable
    public func nodes(ofWay way: Int) -> Range<Int> { firstNode[way]..<firstNode[way + 1] }

    /// Where the members of a relation stand in `memberKind`, `memberID` and `memberRole`.
    @inlinable
    public func members(ofRelation relation: Int) -> Range<Int> { firstMember[relation]..<firstMember[relation + 1] }
}

extension OSMExtract {
    /// The key and the value of a tag, by its place in lists of this extract.
    func tag(_ place: Int, of tags: OSMTags) -> (key: String, value: String) {
        (strings[Int(tags.key[place])], strings[Int(tags.value[place])])
    }
}
