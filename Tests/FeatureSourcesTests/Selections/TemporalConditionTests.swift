import Foundation
import TestSupport
import Testing

@testable import FeatureSources

@Suite(
    "A condition on dates and times of a file",
    .enabled(if: (try? GDALLibrary.shared()) != nil, "GDAL is not installed"))
struct TemporalConditionTests {
    private static let rows = """
        id,day,moment,clock,name
        1,2024-01-01,2024-01-01 08:00:00,08:00:00,2024-01-01
        2,2024-02-01,2024-02-01T09:30:00,09:30:00,b
        3,,,,c
        4,2024-03-01,2024-03-01 00:00:00,23:15:00,d

        """

    private func ids(
        _ condition: String, of rows: String = Self.rows, named name: String = "rows.csv"
    ) throws -> String {
        let folder = try TemporaryFolder()
        let path = try folder.write(rows, to: name)
        let layer = try Dataset(SourceAddress(target: path, name: name)).onlyLayer(spatial: false)
        let selection = RowSelection(condition: condition, dialect: .ogr, spatial: nil)
        let reader = try RowReader(layer, selection, columns: [layer.requiredField(named: "id")])
        var ids: [String] = []
        while try reader.next() { ids.append(reader.value(0).text ?? "") }
        return ids.joined(separator: " ")
    }

    @Test(
        "is true of the rows that it says, also where others have none",
        arguments: [
            ("day = '2024-01-01'", "1"), ("day <> '2024-01-01'", "2 4"), ("day != '2024/01/01'", "2 4"),
            ("day >= '2024-02-01'", "2 4"), ("\"day\" > '2024-1-1'", "2 4"), ("'2024-02-01' > day", "1"),
            ("day BETWEEN '2024-01-01' AND '2024-02-01'", "1 2"), ("day IN ('2024-01-01', '2024-03-01')", "1 4"),
            ("day NOT IN ('2024-01-01') AND day IS NOT NULL", "2 4"), ("day IS NULL", "3"),
            ("NOT (day = '2024-01-01') AND day IS NOT NULL", "2 4"),
            ("name = '2024-01-01' AND day < '2025-01-01'", "1"),
            ("DAY < '2024-01-01 12:00'", "1"), ("moment > '2024-01-01'", "1 2 4"), ("moment = '2024-03-01'", "4"),
            ("moment >= '2024-02-01 09:30'", "2 4"), ("moment <> '2024-02-01T09:30:00'", "1 4"),
            ("clock > '9:00'", "2 4"), ("clock <= '09:30:00' OR name = 'c'", "1 2 3"),
        ])
    func rows(condition: String, ids: String) throws {
        #expect(try self.ids(condition) == ids)
    }

    private static let zoned = """
        {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {"id": 1, "at": "2024-01-01T00:00:00Z"}, "geometry": null},
        {"type": "Feature", "properties": {"id": 2, "at": "2024-01-01T00:00:00.500Z"}, "geometry": null},
        {"type": "Feature", "properties": {"id": 3, "at": null}, "geometry": null},
        {"type": "Feature", "properties": {"id": 4, "at": "2024-01-02T00:00:00Z"}, "geometry": null}]}
        """

    @Test(
        "takes a time of UTC for the one that is written without a zone, by every sign",
        arguments: [
            ("at = '2024-01-01'", "1"), ("at <> '2024-01-01'", "2 4"), ("at > '2024-01-01'", "2 4"),
            ("at >= '2024-01-01'", "1 2 4"), ("at < '2024-01-01'", ""), ("at <= '2024-01-01'", "1"),
            ("'2024-01-02' > at", "1 2"), ("'2024-01-02' <= at", "4"), ("at IN ('2024-01-01', '2024-01-02')", "1 4"),
            ("at NOT IN ('2024-01-01')", "2 4"), ("at BETWEEN '2023-12-31' AND '2024-01-01'", "1"),
            ("at NOT BETWEEN '2023-12-31' AND '2024-01-01'", "2 4"), ("at = '2024-01-01T00:00:00Z'", "1"),
            ("at > '2024-01-01T00:00:00Z' AND id < 4", "2"), ("NOT (at > '2024-01-01') AND at IS NOT NULL", "1"),
            ("at >= '2024-01-01T00:00:00.5'", "2 4"),
        ])
    func zones(condition: String, ids: String) throws {
        #expect(try self.ids(condition, of: Self.zoned, named: "rows.geojson") == ids)
    }

    @Test(
        "takes a time with an offset for the one that it is in UTC",
        arguments: [
            ("at = '2024-01-01T02:00:00+02:00'", "1"), ("at > '2023-12-31T22:30:00-01:30'", "2 4"),
            ("at >= '2024-01-01T14:00:00-1000'", "4"), ("at < '2024-01-01T05:46:00+05:45'", "1 2"),
            ("at IN ('2024-01-02T14:00:00+14', '2023-12-31T13:00:00-11:00')", "1 4"),
            ("at <= '2024-01-01T02:00:00.5+02:00'", "1 2"),
        ])
    func offsets(condition: String, ids: String) throws {
        #expect(try self.ids(condition, of: Self.zoned, named: "rows.geojson") == ids)
    }

    private static let local = zoned.replacing("T00:00:00Z", with: "T02:00:00+02:00")
        .replacing("T00:00:00.500Z", with: "T02:00:00.500+02:00")

    @Test(
        "compares rows of the offset that it writes by their clocks",
        arguments: [
            ("at = '2024-01-01T02:00:00+02:00'", "1"), ("at <> '2024-01-01T02:00:00+02:00'", "2 4"),
            ("at >= '2024-01-01T02:00:00+02:00'", "1 2 4"), ("at > '2024-01-01T02:00:00+02:00'", "2 4"),
            ("at < '2024-01-02T02:00:00+02:00'", "1 2"), ("at <= '2024-01-02T02:00:00+02:00'", "1 2 4"),
            ("at IN ('2024-01-02T02:00:00+02')", "4"), ("at NOT IN ('2024-01-02T02:00:00+02')", "1 2"),
            ("at BETWEEN '2024-01-01T02:00:00.1+02:00' AND '2024-01-02T02:00:00+02:00'", "2 4"),
        ])
    func locals(condition: String, ids: String) throws {
        #expect(try self.ids(condition, of: Self.local, named: "rows.geojson") == ids)
    }

    /// Clocks of a winter, of a summer, of UTC, and that say nothing.
    private static let mixed = """
        {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {"id": 1, "at": "2024-01-01T01:00:00+01:00"}, "geometry": null},
        {"type": "Feature", "properties": {"id": 2, "at": "2024-06-01T02:00:00+02:00"}, "geometry": null},
        {"type": "Feature", "properties": {"id": 3, "at": "2024-06-01T00:30:00Z"}, "geometry": null},
        {"type": "Feature", "properties": {"id": 4, "at": "2024-06-01T05:45:00+05:45"}, "geometry": null},
        {"type": "Feature", "properties": {"id": 5, "at": "2024-06-01T00:30:00"}, "geometry": null}]}
        """

    @Test(
        "takes a time with an offset for one moment, whatever offsets rows have",
        arguments: [
            ("at = '2024-06-01T02:00:00+02:00'", "2 4"), ("at = '2024-06-01T00:00:00Z'", "2 4"),
            ("at <> '2024-06-01T01:00:00+01:00'", "1 3 5"), ("at < '2024-06-01T00:15:00Z'", "1 2 4"),
            ("at > '2024-05-31T23:45:00Z' AND at < '2024-06-01T01:15:00+01:00'", "2 4"),
            ("at >= '2024-06-01T05:45:00+05:45'", "2 3 4 5"), ("at <= '2024-01-01T00:00:00Z'", "1"),
            ("at IN ('2023-12-31T19:00:00-05:00', '2024-06-01T00:30:00Z')", "1 3 5"),
            ("at NOT BETWEEN '2024-01-01T00:00:00Z' AND '2024-06-01T00:00:00Z'", "3 5"),
        ])
    func mixed(condition: String, ids: String) throws {
        #expect(try self.ids(condition, of: Self.mixed, named: "rows.geojson") == ids)
    }

    @Test(
        "compares a time without an offset with the clocks that rows show",
        arguments: [
            ("at = '2024-06-01T02:00:00'", "2"), ("at <> '2024-06-01T02:00:00'", "1 3 4 5"),
            ("at > '2024-06-01T02:00:00'", "4"), ("at >= '2024-06-01T02:00:00'", "2 4"),
            ("at <= '2024-06-01T00:30:00'", "1 3 5"), ("at < '2024-06-01T00:30'", "1"), ("at < '2024-06-01'", "1"),
            ("at IN ('2024-06-01T05:45:00', '2024-06-01 00:30')", "3 4 5"),
            ("at BETWEEN '2024-06-01T02:00:00' AND '2024-06-01T02:00:00'", "2"),
        ])
    func clocks(condition: String, ids: String) throws {
        #expect(try self.ids(condition, of: Self.mixed, named: "rows.geojson") == ids)
    }

    @Test("takes rows of more offsets than GDAL takes conditions deep")
    func manyZones() throws {
        func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        func clock(_ minutes: Int) -> String { "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))" }
        let features = (0..<40).map { row in
            let ahead = 30 * row - 600
            let at = "2024-06-01T\(clock(720 + ahead)):00\(ahead < 0 ? "-" : "+")\(clock(abs(ahead)))"
            return "{\"type\": \"Feature\", \"properties\": {\"id\": \(row), \"at\": \"\(at)\"}, \"geometry\": null}"
        }
        let rows = "{\"type\": \"FeatureCollection\", \"features\": [\(features.joined(separator: ", "))]}"
        let condition = "at >= '2024-06-01T12:00:00Z' AND at < '2024-06-01T12:00:01Z'"
        #expect(try ids(condition, of: rows, named: "rows.geojson").split(separator: " ").count == 40)
    }

    @Test("counts days as the calendar does")
    func days() {
        for (before, after) in [
            ("2024/02/28", "2024/02/29"), ("2024/02/29", "2024/03/01"), ("2023/02/28", "2023/03/01"),
            ("2100/02/28", "2100/03/01"), ("2023/12/31", "2024/01/01"), ("2024/04/30", "2024/05/01"),
        ] {
            func day(_ text: String) -> CalendarDay {
                let parts = text.split(separator: "/").compactMap { Int($0) }
                return CalendarDay(parts[0], parts[1], parts[2])
            }
            #expect(day(before).after.text == after && day(after).before.text == before)
        }
    }

    @Test("the last thousandth of a minute is no minute of 61 seconds")
    func lastThousandth() {
        #expect(TemporalText.time(23, 59, 59.999_999) == "23:59:59.999")
        #expect(TemporalText.time(8, 0, 1.001) == "08:00:01.001" && TemporalText.time(8, 0, 30) == "08:00:30")
    }

    @Test(
        "says what is no date",
        arguments: [
            ("day > 'soon'", "'soon' is no date for the field day"),
            ("clock = '8 h'", "'8 h' is no time for the field clock"),
            ("day IN ('2024-13-01')", "'2024-13-01' is no date"), ("day LIKE '2024-01%'", "another type"),
        ])
    func faults(condition: String, said: String) throws {
        #expect {
            try ids(condition)
        } throws: {
            "\($0)".contains(said)
        }
    }

    @Test("is divided into pieces that make it up again")
    func tokens() {
        for condition in ["a.b<='it''s' AND \"x \"\" y\" IN(1,2)", "'open", "", "\"", "ä >= 'Ä'\n OR b != ''"] {
            #expect(ConditionToken.tokens(of: condition).map(\.written).joined() == condition)
        }
        #expect(ConditionToken.tokens(of: "a<='it''s'").map(\.content) == ["a", "<=", "it's"])
    }
}
