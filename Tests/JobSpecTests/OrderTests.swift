import Testing

@testable import JobSpec

@Suite("A field to order by")
struct OrderTests {
    @Test(
        "has a direction",
        arguments: [
            ("NAME", "NAME", false), ("NAME asc", "NAME", false), ("NAME desc", "NAME", true),
            ("NAME  DESC ", "NAME", true), ("desc", "desc", false), ("2020 desc", "2020", true),
            ("2020", "2020", false),
            (#"'"BED COUNT" desc'"#, "BED COUNT", true), (#"'"A ""B"", C"'"#, #"A "B", C"#, false),
        ])
    func direction(_ text: String, _ field: String, _ isDescending: Bool) {
        let order = decode(text, as: OrderSpec.shape).value
        #expect(order?.field == field && order?.isDescending == isDescending)
    }

    @Test(
        "is printed so that it can be read again", arguments: ["A", "A desc", #""A B" desc"#, #""A ""B""""#, #""A,B""#])
    func printed(_ text: String) throws {
        let order = try #require(OrderSpec(text))
        #expect(order.text == text)
        #expect(OrderSpec(order.text) == order)
    }

    @Test(
        "is refused where it is none",
        arguments: ["", " ", "A B", "A desc asc", "A, B", "A,B", #"""#, #""""#, #""A"#, #""A"desc"#, #"A"B"#, " A"])
    func refused(_ text: String) {
        #expect(OrderSpec(text) == nil)
    }

    @Test("shows how it is written")
    func help() {
        #expect(
            decode("A, B", as: OrderSpec.shape).rendered == """
                a.yaml:1:1: error: 'A, B' is no field to order by
                A, B
                ^~~~
                help: write FIELD, FIELD asc or FIELD desc, and several as a list; a name with blanks or commas stands \
                in double quotes of its own: '"FIELD NAME" desc'

                """)
    }
}
