import Testing

@testable import FeatureSources

@Suite("A first line with numbers among its names")
struct NumberedHeadTests {
    @Test(
        "is told from a row by what stands below",
        arguments: [
            // Years above counts.
            ("name,2019,2020\nA,812,799\nB,1201,1250\n", true),
            ("name;2019;2020\r\nA;812,5;799\r\nB;1201;1250\r\n", true),
            ("\u{FEFF}\"name\", \"2020\"\nA,812\n", true), ("cell\t2020\nA\t\nB\t3\n", true),
            // A name above numbers.
            ("id,2020,wkt\n1,1999,POINT (9 50)\n2,2001,POINT (9 51)\n", true), ("id,1,2,3\n7,0,0,1\n", true),
            ("code,2020,\"x\ny\"\n17,812,\"a\nb\"\n", false),
            // Rows: nothing tells otherwise, or it might be data.
            ("Lisbon,1998\nPorto,2001\n", false), ("A,5\nB,6\n", false), ("A,9.5,50\n1,9.6,51\n", false),
            ("1,2\n3,4\n", false), ("A,A,1\n2,3,4\n", false), ("name,2020\n", false), ("name,\n1,2\n", false),
            // No need to ask, or no table.
            ("name,x\nA,1\n", false), ("id\n17\n", false), ("", false), ("a,b;2020\n1,2;3\n", false),
        ])
    func told(_ text: String, _ isHead: Bool) {
        #expect(NumberedHead.begins(text) == isHead)
    }

    @Test("is not told from a row by one that may be cut off") func cutOff() {
        #expect(NumberedHead.begins("name,2020\nA,8"))
        #expect(!NumberedHead.begins("name,2020\nA,8", isWhole: false))
    }
}
