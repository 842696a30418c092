/// What databases say about a statement, without what only their makers need.
enum DatabaseSentence {
    static func shortened(_ problem: String) -> String {
        if problem.isEmpty { return "no reason is given" }
        let openings = [
            #/sqlite3_(?:prepare|prepare_v2|step)\(.*\) ?:\s*/#.dotMatchesNewlines(), #/ERROR: +/#,
            #/SQL Expression Parsing Error: /#,
        ]
        for opening in openings {
            if let found = problem.firstMatch(of: opening) { return firstLine(problem[found.range.upperBound...]) }
        }
        return firstLine(problem[...])
    }

    private static func firstLine(_ text: Substring) -> String {
        let line = text.split(separator: "\n").first.map(String.init) ?? "no reason is given"
        return line.hasSuffix(".") ? String(line.dropLast()) : line
    }
}
