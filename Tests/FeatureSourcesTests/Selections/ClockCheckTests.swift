import Testing

@testable import FeatureSources

@Suite("What changes from run to run or from machine to machine")
struct ClockCheckTests {
    private static let fields = [
        LayerField(name: "day", kind: .date, index: 0), LayerField(name: "name", kind: .text, index: 1),
        LayerField(name: "current_date", kind: .text, index: 2),
    ]

    private func part(_ condition: String) -> String? { ClockCheck(condition, fields: Self.fields).changingPart() }

    @Test(
        "is found in a condition",
        arguments: [
            ("day < date('now')", "date('now')"), ("day < date()", "date()"), ("day < DATETIME( )", "datetime()"),
            ("strftime('%S') = '07'", "strftime()"), ("strftime('%s', 'NOW') > 0", "strftime('NOW')"),
            ("date('n' || 'ow') > day", "date('n'||'ow')"), ("time(lower('NOW')) > '08'", "time('NOW')"),
            ("date(substr('xnow', 2)) > day", "date(substr('xnow',2))"),
            ("datetime(day, 'localtime') > '2024'", "datetime('localtime')"),
            ("julianday(name, 'utc') > 1", "julianday('utc')"),
            ("random() > 0", "random"), ("day < localtimestamp", "localtimestamp"), ("day = 'today'", "'today'"),
            ("name::date = 'yesterday'", "'yesterday'"), ("day > 'today 08:00'", "'today 08:00'"),
            ("age(day) > '1 year'", "age()"), ("name = current_user", "current_user"),
            ("name = sqlite_version()", "sqlite_version"), ("name = uuid_generate_v4()", "uuid_generate_v4"),
        ])
    func found(condition: String, part: String) {
        #expect(self.part(condition) == part)
    }

    @Test(
        "is nothing that stands for the same always",
        arguments: [
            "date(day) > '2024-01-01'", "strftime('%Y', day) = '2024'", "date(substr(name, 1, 10)) = day",
            "date(day, '+1 day') > '2024'", "name = 'now'", "name = 'today'", "\"current_date\" = 'x'",
            "current_date = 'x'", "datetime(1704067200, 'unixepoch') < day", "name = 'random()'",
            "age(day, '2024-01-01') > '1 year'", "day > '2024' AND name = 'today is the day'",
        ])
    func same(condition: String) {
        #expect(part(condition) == nil)
    }
}
