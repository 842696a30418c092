import Testing

@testable import JobSpec

@Suite("A position on WGS84")
struct PositionTests {
    private func check(_ text: String) -> (position: PositionSpec?, rendered: String) {
        let diagnostics = Diagnostics()
        let position = decode(text, as: PositionSpec.shape).value?.onWGS84(diagnostics)
        return (position, diagnostics.rendered())
    }

    @Test("is taken as it is where it is possible", arguments: ["[7.42, 43.73]", "[-180, -90]", "[180, 90]"])
    func possible(_ text: String) {
        #expect(check(text).position != nil && check(text).rendered == "")
    }

    @Test("beyond 90 degrees of latitude is refused, with what was meant")
    func swapped() {
        #expect(
            check("[43.73, 107.42]").rendered == """
                a.yaml:1:1: error: the latitude 107.42 is beyond 90 degrees
                [43.73, 107.42]
                ^
                help: longitude comes first: did you mean [107.42, 43.73]?

                """)
        #expect(check("[120, 95]").rendered.contains("help") == false)
        #expect(check("[372990, 4841000]").rendered.contains("help: numbers like these are not degrees"))
    }

    @Test(
        "beyond 180 degrees of longitude is wrapped, with a warning",
        arguments: [("[190, 10]", -170), ("[-190.5, 10]", 169.5), ("[540, 0]", 180), ("[725, 0]", 5)])
    func wrapped(_ text: String, _ longitude: Double) {
        let (position, rendered) = check(text)
        #expect(position?.x == longitude)
        #expect(rendered.hasPrefix("a.yaml:1:1: warning: the longitude "))
    }
}
