import Geometry
import Results
import TestSupport

@testable import ResultWriters

/// What a piece of code appends to a buffer.
func written(_ body: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer()
    body(&buffer)
    return buffer.text
}

/// What a writer makes of rows.
func written<Writer: TableWriter>(_ rows: [ResultRow], by writer: (OutputFile) throws -> Writer) throws -> String {
    let folder = try TemporaryFolder()
    let writer = try writer(OutputFile(path: folder.path + "/file", name: "file"))
    for row in rows { try writer.append(row) }
    try writer.finish()
    return try folder.text("file")
}

/// A coordinate from whole degrees.
func at(_ longitude: Double, _ latitude: Double) -> Coordinate {
    Coordinate(longitudeDegrees: longitude, latitudeDegrees: latitude)!
}

extension Table {
    static func sample(_ name: String = "places", geometry: Table.Geometry = .point, _ columns: String...) -> Table {
        Table(name, "", geometry: geometry, formats: [.geojson, .csv], columns: columns.map { Column($0, "") })
    }

    static let directions = Table(
        "directions", "", geometry: .none, formats: [.csv],
        columns: [
            "route", "step", "text", "street", "length", "time", "cumul_length", "cumul_time", "maneuver", "stop",
            "toward", "exit", "start_time", "note",
        ].map { Column($0, "") })
}

/// Texts that break careless writers.
let hostileTexts = [
    "", " ", "a,b", "say \"hello\"", "two\nlines", "carriage\rreturn", "tab\there", "nul\u{0}inside", "bell\u{7}\u{7F}",
    "line\u{2028}paragraph\u{2029}", "back\\slash", "</script>", "日本語 é 🚑", "=1+1", "mark\u{FEFF}", "\u{E2}\u{80}",
]
