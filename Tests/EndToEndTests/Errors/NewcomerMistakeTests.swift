import Testing

/// Mistakes that people make in their first hour, and what helps them on.
@Suite("In the first hour")
struct NewcomerMistakeTests {
    private func run(_ more: String, at place: String = "[7.42545, 43.73065]") throws -> Arterial.Ended {
        let project = try TemporaryProject(copying: Sample.jobs)
        try project.write(
            """
            job: route
            network: monaco
            travel_mode: foot
            stops:
              - {name: Station, at: [7.41959, 43.73823]}
              - {name: Aquarium, at: \(place)}
            \(more)

            """, to: "mine.yaml")
        return try project.run("run", "mine.yaml", "--out", "mine")
    }

    @Test("a place in another city is told with where the network is")
    func otherCity() throws {
        let ended = try run("", at: "[8.6923, 49.4094]")
        #expect(ended.code == 1)
        #expect(
            ended.output.contains(
                """
                      no route from Station to Aquarium: Aquarium is not located
                      warning: Aquarium is not located: no street that foot may use is within 500 m; the network has \
                longitudes from 7.349 to 7.49 and latitudes from 43.715 to 43.769
                      see mine.yaml
                """), "\(ended.output)")
    }

    @Test("an area that is written as a point barrier is sent to the polygons")
    func pointWithBuffer() throws {
        let ended = try run("barriers: {points: [{at: [7.4213, 43.7351], buffer: 60 m}]}")
        #expect(ended.error.contains("error: 'buffer' is of areas, and a point barrier is one place\n"))
        #expect(
            ended.error.contains("help: an area round a point is a barrier of 'polygons', with 'at' and 'buffer'\n"))
    }

    @Test("an area whose numbers are swapped is not told the corner of its buffer")
    func swappedArea() throws {
        let ended = try run("barriers: {polygons: [{at: [43.7351, 7.4213], buffer: 60 m}]}")
        #expect(ended.error.contains("and would be on it if its numbers were swapped\n"))
        #expect(ended.error.contains("help: longitude comes first, then latitude\n"))
    }

    @Test("a column of yes and no that is compared with a text is told what it holds")
    func yesAndNo() throws {
        let project = try TemporaryProject(copying: Sample.jobs)
        try project.write("name,works,x,y\nA,yes,7.42,43.73\nB,no,7.43,43.74\n", to: "places.csv")
        try project.write(
            "job: route\nnetwork: monaco\nstops: {source: places.csv, where: \"works = 'yes'\"}\n", to: "mine.yaml")
        let ended = try project.run("validate", "mine.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.contains("a column of yes and no or of true and false is compared with 1 and 0"))
    }
}
