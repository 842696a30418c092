import Foundation
import Testing

/// A map page, and what it knows.
struct PageFile {
    let html: String
    let data: [String: Any]

    init(_ html: String) throws {
        self.html = html
        let start = try #require(html.range(of: "<script type=\"application/json\" id=\"data\">"))
        let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
        let text = html[start.upperBound..<end.lowerBound]
        data = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    var jobs: [[String: Any]] { data["jobs"] as? [[String: Any]] ?? [] }
    var names: [String] { jobs.compactMap { $0["name"] as? String } }

    func job(_ name: String) throws -> [String: Any] { try #require(jobs.first { $0["name"] as? String == name }) }

    func remarks(_ name: String) throws -> [String] { try job(name)["remarks"] as? [String] ?? [] }

    /// Rows by table.
    func tables(_ name: String) throws -> [String: Int] {
        let tables = try job(name)["tables"] as? [[String: Any]] ?? []
        return tables.reduce(into: [:]) { $0[$1["name"] as? String ?? ""] = $1["count"] as? Int }
    }

    /// The networks below the results: what is drawn of each, and what is not.
    var bases: [[String: Any]] { data["bases"] as? [[String: Any]] ?? [] }
}

extension Outputs {
    func page() throws -> PageFile { try PageFile(text("index.html")) }
}
