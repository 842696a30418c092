import Foundation
import Testing

/// The codes of mistakes and messages, as they stand in the sources.
@Suite("The codes of mistakes and messages")
struct DocumentedCodeTests {
    /// What a code stands behind, as in `diagnostics.error("bad_name", ...)` or `Message(.warning, "no_place", ...)`.
    nonisolated(unsafe) private static let place =
        /\b(?:error|warning|warn|note|checked|Message|Diagnostic)\(\s*(?:\.(?:error|warning|information|note),\s*)?"([a-z]+(?:_[a-z]+)+)"/

    private static func codes() throws -> [String: String] {
        let sources = Arterial.project.appending(path: "Sources")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        var codes: [String: String] = [:]
        for file in files.sorted() {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            for match in text.matches(of: place.wordBoundaryKind(.simple)) {
                codes[String(match.1), default: file] = file
            }
        }
        return codes
    }

    @Test("are all explained")
    func explained() throws {
        let pages = ["errors.md", "outputs.md", "traces.md", "utility-models.md"]
        let text = try pages.map { try DocumentationPage($0).text }.joined()
        let codes = try Self.codes()
        #expect(codes.count > 150)
        for (code, file) in codes.sorted(by: { $0.key < $1.key }) {
            #expect(text.contains("`\(code)`"), "\(code) of \(file)")
        }
    }
}
