import Foundation

/// An OSM file put together in a test: nodes, ways and relations, each with its tags.
public struct OSMDrawing: Sendable {
    /// Elements by kind, in the order in which they were added.
    public private(set) var elements: [String] = []

    public init() {}

    public mutating func node(_ id: Int64, _ longitude: Double, _ latitude: Double, _ tags: [String: String] = [:]) {
        let place = String(format: "lon=\"%.7f\" lat=\"%.7f\"", longitude, latitude)
        elements.append("<node id=\"\(id)\" version=\"1\" \(place)>\(Self.tags(tags))</node>")
    }

    public mutating func way(_ id: Int64, _ nodes: [Int64], _ tags: [String: String]) {
        let references = nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
        elements.append("<way id=\"\(id)\" version=\"1\">\(references)\(Self.tags(tags))</way>")
    }

    /// - Parameter members: kind (`way`, `node`), id and role.
    public mutating func relation(
        _ id: Int64, _ members: [(kind: String, id: Int64, role: String)], _ tags: [String: String]
    ) {
        let references = members.map {
            "<member type=\"\($0.kind)\" ref=\"\($0.id)\" role=\"\(Self.escaped($0.role))\"/>"
        }
        elements.append(
            "<relation id=\"\(id)\" version=\"1\">\(references.joined())\(Self.tags(tags))</relation>")
    }

    /// The file with its elements in some order.
    public func xml(_ elements: [String]? = nil) -> String {
        "<osm version=\"0.6\">\n" + (elements ?? self.elements).joined(separator: "\n") + "\n</osm>\n"
    }

    private static func tags(_ tags: [String: String]) -> String {
        tags.sorted { $0.key < $1.key }.map { "<tag k=\"\(escaped($0.key))\" v=\"\(escaped($0.value))\"/>" }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
