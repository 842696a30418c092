import Testing

@Suite("--report github=-")
struct GitHubReportTests {
    @Test("annotates mistakes at their lines, and jobs where they begin")
    func annotations() throws {
        let ended = try ReportProject.make().run("run", "./jobs", "--report", "github=-")
        #expect(
            ended.output == """
                ::error file=jobs/c.yaml,line=7,col=1,title=unknown key::unknown key 'colour'\(help(ended.error))
                ::error file=jobs/b.yaml,line=1,col=1,title=jobs.b failed::\(Self.reason)
                ::warning file=jobs/b.yaml,line=1,col=1,title=jobs.b::\(Self.why)
                ::warning file=jobs/d.yaml,line=1,col=1,title=jobs.d::Lost, <100 %25> ]]> is not located\(rest(ended.output))
                ::error file=jobs/e & f.yaml,line=1,col=1,title=jobs.e & f failed::\(Self.reason)
                ::warning file=jobs/e & f.yaml,line=1,col=1,title=jobs.e & f::\(Self.why)

                """)
        #expect(ended.error.contains("5 jobs: 1 succeeded, 1 with warnings, 2 failed, 1 invalid in "))
    }

    @Test("escapes what would end a property or a line")
    func escapes() throws {
        let project = try GridTown.project(["50%,a:b.yaml": GridTown.invalidJob])
        let ended = try project.run("validate", ".", "--report", "github=-")
        #expect(ended.output.hasPrefix("::error file=50%25%2Ca%3Ab.yaml,line=7,col=1,title=unknown key::unknown key"))
        #expect(ended.error.hasSuffix("1 job, 1 mistake\n"))
    }

    @Test("has nothing in it that a terminal would obey")
    func terminal() throws {
        let job = GridTown.failingJob.replacing("Market", with: "\"\\e]0;pwn\\a\"")
        let ended = try GridTown.project(["a.yaml": job]).run("run", ".", "--report", "github=-")
        #expect(
            ended.output.contains("]0;pwn") && !ended.output.contains("\u{1B}") && !ended.output.contains("\u{07}"),
            "\(ended.output)")
    }

    @Test("says nothing where nothing is wrong")
    func nothing() throws {
        let project = try GridTown.project(["a.yaml": GridTown.job()])
        #expect(try project.run("run", ".", "--report", "github=-").output.isEmpty)
    }

    private static let why = "Market is not located: no street that car may use is within 500 m"
    private static let reason = "no route from Corner to Market: Market is not located"

    /// The help that standard error shows below the mistake.
    private func help(_ text: String) -> String {
        let line = text.split(separator: "\n").first { $0.hasPrefix("help: ") }
        return line.map { "; " + $0.dropFirst("help: ".count) } ?? ""
    }

    /// What follows in the line on the stop that is not located.
    private func rest(_ text: String) -> String {
        let line = text.split(separator: "\n").first { $0.contains("is not located") && $0.contains("Lost") } ?? ""
        return line.firstRange(of: "is not located").map { String(line[$0.upperBound...]) } ?? ""
    }
}
