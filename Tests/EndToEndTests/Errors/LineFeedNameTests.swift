import Testing

/// A stop whose name in a table holds a line feed, and behind it a command to a runner of CI.
@Suite("A line feed in the name of a record")
struct LineFeedNameTests {
    private func town() throws -> TemporaryProject {
        let place = GridTown.place(0, 0).trimmingCharacters(in: ["[", "]"])
        let project = try GridTown.project([
            "a.yaml": jobText(
                stops: "[{source: stops.csv, fields: {id: id, name: name, x: x, y: y}}]",
                "locate: {skip_invalid: false}\n")
        ])
        try project.write(
            "id,name,x,y\n1,Depot,\(place)\n2,\"Shop\n::add-mask::Depot\",80,10\n", to: "stops.csv")
        return project
    }

    @Test("begins no line of its own in a log, in the closing table or in an explanation")
    func inert() throws {
        let project = try town()
        let run = try project.run("run", "a.yaml")
        let explained = try project.run("explain", "a.yaml")
        let lines = [run.output, run.error, explained.output, explained.error].flatMap {
            $0.split(whereSeparator: \.isNewline)
        }
        #expect(run.code == 1 && lines.contains { $0.contains("::add-mask::") })
        #expect(!lines.contains { $0.trimmingPrefix { $0 == " " }.hasPrefix("::") }, "\(lines)")
    }
}
