/// What a reading of OSM files met, for messages.
public struct OSMCounts: Hashable, Sendable {
    /// Objects in the files, deleted and repeated ones included.
    public var nodesRead = 0
    public var waysRead = 0
    public var relationsRead = 0
    /// Ways that the filter selects, each once, those without a course included.
    public var waysKept = 0
    /// Of these, ways in several parts because nodes are missing.
    public var waysSplit = 0
    /// Of these, ways of which no two neighbouring nodes are there: the extract has no part of them.
    public var waysWithoutCourse = 0
    /// Nodes that selected ways name and that are not in the files, are deleted, or lie beyond 180 or 90 degrees.
    public var missingNodes = 0
    /// References to missing nodes, dropped from ways.
    public var missingNodeReferences = 0
    /// Objects that the files mark as deleted.
    public var deletedObjects = 0
    /// Selected ways, restrictions and needed nodes that were met again, in another file or another version.
    public var duplicates = 0

    public init() {}
}
