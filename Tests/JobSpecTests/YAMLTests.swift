import Testing

@testable import JobSpec

@Suite("YAML")
struct YAMLTests {
    @Test("knows where every value stands, in characters")
    func marks() {
        let root = parse("ä: {b: 'c'}\r\nd:\r\n  - né\u{301} e\r\n  - {f: g}\n").root
        #expect(root?["ä"]?["b"]?.mark.description == "a.yaml:1:8")
        #expect(root?["d"]?.items?[0].mark.description == "a.yaml:3:5")
        #expect(root?["d"]?.items?[1].pair("f")?.keyMark.description == "a.yaml:4:6")
    }

    @Test("counts columns after a byte order mark and in scalars of several parts")
    func columns() {
        let root = parse("\u{FEFF}{né\u{301}: x, 👩‍👩‍👧: y}").root
        #expect(root?["né\u{301}"]?.mark.column == 6)
        #expect(root?["👩‍👩‍👧"]?.mark.column == 12)
    }

    @Test("reads the escapes of JSON for characters beyond U+FFFF, and knows where what follows stands")
    func surrogatePairs() {
        let (root, text) = parse(
            #"{a: 'C:\udirs \ud83d\ude00', b: "\ud83d\ude00 \\ud83d\\ude00", "c": "x\uD83D\uDE00", e: ['\ud83d\ude00', \ud83d\ude00], d: y}"#
        )
        #expect(text == "" && root?["a"]?.text == #"C:\udirs \ud83d\ude00"#)
        #expect(root?["b"]?.text == #"😀 \ud83d\ude00"# && root?["c"]?.text == "x😀")
        #expect(root?["e"]?.items?.map(\.text) == [#"\ud83d\ude00"#, #"\ud83d\ude00"#])
        #expect(root?["d"]?.mark.column == 124)
    }

    @Test(
        "takes what ended lines before YAML 1.2 for characters, in comments, texts and names",
        arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
    func formerLineBreaks(character: String) {
        let (root, text) = parse(
            "# a\(character)b: 1\nplain: x\(character)y\nquoted: \"x \(character) y\"\n'\(character)é': &n z # \(character)\nlast: *n\n"
        )
        #expect(text == "" && root?["b"] == nil && root?["plain"]?.text == "x\(character)y")
        #expect(root?["quoted"]?.text == "x \(character) y" && root?["\(character)é"]?.text == "z")
        #expect(root?["last"]?.text == "z" && root?["last"]?.mark.description.hasPrefix("a.yaml:4:") == true)
        #expect(parse("a: \"\u{FFFD}x\(character)\"\nb: [").rendered.contains("a.yaml:"))
    }

    @Test("leaves characters alone that would stand for them")
    func standIns() {
        let standIn = String(Character(Unicode.Scalar(0xFDD0 as UInt16) ?? " "))
        #expect(parse("a: \(standIn)é\u{85}").root?["a"]?.text?.hasPrefix("\(standIn)é") == true)
        #expect(
            parse("# \u{2028}x: 1\na: \"\\ufDd1\"").root?["a"]?.text
                == String(decoding: [0xEF, 0xB7, 0x91], as: UTF8.self))
    }

    @Test("refuses half of such a pair", arguments: [#""\ud83d""#, #""\ude00\ud83d""#, #"["\ud83d\ude00", "\ud83d"]"#])
    func halfPair(_ text: String) {
        #expect(parse(text).rendered.contains("found invalid Unicode character escape code"))
    }

    @Test("merges mappings: own keys win, then the earlier mapping")
    func merge() {
        let text = """
            a: &a {x: 1, y: 1}
            b: &b {y: 2, z: 2}
            c: {<<: [*a, *b], x: 0}
            d: {<<: *b, w: 4}
            e: {"<<": text}
            """
        let root = parse(text).root
        #expect(root?["c"]?.pairs?.map { "\($0.key)\($0.value.scalar?.text ?? "")" } == ["x0", "y1", "z2"])
        #expect(root?["d"]?.pairs?.map(\.key) == ["w", "y", "z"])
        #expect(root?["e"]?["<<"]?.text == "text")
    }

    @Test("reads several documents, whose anchors are their own")
    func documents() {
        let diagnostics = Diagnostics()
        let source = SourceFile(name: "a.yaml", text: "---\n&x a\n...\n---\n- *x\n---\n")
        let file = YAMLFile.parse(source, origin: .job, diagnostics)
        #expect(file.isWhole && file.documents.count == 3)
        #expect(diagnostics.rendered().hasPrefix("a.yaml:5:3: error: no anchor '&x' stands before this alias\n"))
    }

    @Test("is told the nearest anchors of its first aliases alone, of which there may be thousands")
    func suggestions() {
        let rendered = parse("- &home 1\n" + String(repeating: "- *hoem\n", count: 30)).rendered
        #expect(rendered.ranges(of: "did you mean '*home'?").count == 10)
        #expect(rendered.ranges(of: "no anchor '&hoem' stands before this alias").count > 10)
    }

    @Test(
        "that is wrong is refused at its place",
        arguments: [
            (
                "a: 1\nb: 2\na: 3\n",
                "a.yaml:3:1: error: the key 'a' stands here a second time\na: 3\n^\nhelp: it was first given in line 1\n"
            ),
            (
                "{a: 1, 'a': 2}",
                "a.yaml:1:8: error: the key 'a' stands here a second time\n{a: 1, 'a': 2}\n       ^~~\nhelp: it was first given in line 1\n"
            ),
            ("a: &a [*a]", "a.yaml:1:8: error: the alias '*a' stands inside of what it names\na: &a [*a]\n       ^~\n"),
            (
                "- &home 1\n- *hoem",
                "a.yaml:2:3: error: no anchor '&hoem' stands before this alias\n- *hoem\n  ^~~~~\nhelp: did you mean '*home'?\n"
            ),
            (
                "a: !car x",
                "a.yaml:1:4: error: the tag '!car' means nothing here\na: !car x\n   ^~~~~~\nhelp: leave tags out: plain numbers, true and false are recognised\n"
            ),
            ("a: !!int x", "a.yaml:1:4: error: 'x' is not what its tag says\na: !!int x\n   ^~~~~~~\n"),
            (
                "a: !!set {x}",
                "a.yaml:1:4: error: the tag '!!set' means nothing here\na: !!set {x}\n   ^~~~~~~\nhelp: leave tags out: plain numbers, true and false are recognised\n"
            ),
            ("[a]: 1", "a.yaml:1:1: error: a key must be a word, not a list\n[a]: 1\n^\n"),
            ("a:\n\tb: 1", "a.yaml:2:1: error: a tab cannot indent YAML\n b: 1\n^\nhelp: use spaces\n"),
            (
                "a: @b",
                "a.yaml:1:4: error: this is not YAML: found character that cannot start any token\na: @b\n   ^\nhelp: put a text that begins with '@' in quotes\n"
            ),
            (
                "a: b: c",
                "a.yaml:1:5: error: this is not YAML: mapping values are not allowed in this context\na: b: c\n    ^\nhelp: a text that holds ': ' needs quotes; a key begins in the column of its neighbours\n"
            ),
            (
                "a: [1, 2\nb: 3\n",
                "a.yaml:2:2: error: this is not YAML: did not find expected ',' or ']', while parsing a flow sequence that begins in line 1\nb: 3\n ^\nhelp: a comma or the closing bracket is missing before this place\n"
            ),
            (
                "a: \"x",
                "a.yaml:1:6: error: this is not YAML: found unexpected end of stream, while scanning a quoted scalar that begins in line 1\na: \"x\n     ^\n"
            ),
            (
                "a:\n  - x\n - y",
                "a.yaml:3:2: error: this is not YAML: did not find expected key, while parsing a block mapping that "
                    + "begins in line 1\n - y\n ^\nhelp: the keys of a mapping begin in one column\n"
            ),
            (
                "a: \"\\q\"",
                "a.yaml:1:5: error: this is not YAML: found unknown escape character, while parsing a quoted scalar "
                    + "that begins in line 1\na: \"\\q\"\n    ^\nhelp: in double quotes a backslash is written twice\n"
            ),
            (
                "<<: 5",
                "a.yaml:1:5: error: '<<' merges mappings, not the number 5\n<<: 5\n    ^\nhelp: write an alias of a mapping, such as '<<: *common'\n"
            ),
            (
                "a: \u{7}b",
                "a.yaml:1:4: error: the control character U+0007 cannot stand in a YAML file\na: \u{FFFD}b\n   ^\nhelp: in a text in double quotes it can be written with a backslash, such as \"\\t\" or \"\\x1B\"\n"
            ),
            (
                "a\u{0}",
                "a.yaml:1:2: error: the control character U+0000 cannot stand in a YAML file\na\u{FFFD}\n ^\nhelp: in a text in double quotes it can be written with a backslash, such as \"\\t\" or \"\\x1B\"\n"
            ),
        ])
    func refused(_ text: String, _ rendered: String) {
        #expect(parse(text).rendered == rendered)
    }

    @Test("that is not UTF-8 is refused at its place")
    func notUTF8() {
        let diagnostics = Diagnostics()
        let source = SourceFile(name: "a.yaml", bytes: Array("a: ".utf8) + [0xE9, 0x0A])
        #expect(YAMLFile.parse(source, origin: .job, diagnostics).isWhole == false)
        #expect(diagnostics.rendered().hasPrefix("a.yaml:1:4: error: the byte 0xE9 is not UTF-8\n"))
        let utf16 = Diagnostics()
        _ = YAMLFile.parse(SourceFile(name: "b.yaml", bytes: [0xFF, 0xFE, 0x61, 0]), origin: .job, utf16)
        #expect(utf16.rendered() == "b.yaml: error: the file is written in UTF-16\nhelp: save it as UTF-8\n")
        for bytes: [UInt8] in [[0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61]] {
            let utf32 = Diagnostics()
            _ = YAMLFile.parse(SourceFile(name: "b.yaml", bytes: bytes), origin: .job, utf32)
            #expect(utf32.rendered().hasPrefix("b.yaml: error: the file is written in UTF-32\n"))
        }
    }

    @Test("cuts long lines round the caret and keeps control characters from the terminal")
    func longLine() {
        let text =
            "[" + String(repeating: "abcdefghi, ", count: 40) + "*x, " + String(repeating: "abcdefghi, ", count: 40)
            + "]"
        let lines = parse(text).rendered.split(separator: "\n")
        #expect(lines[0] == "a.yaml:1:442: error: no anchor '&x' stands before this alias")
        #expect(lines[1].hasPrefix("…") && lines[1].hasSuffix("…") && lines[1].count < 120)
        let column = lines[2].count - 2
        #expect(lines[1].dropFirst(column).hasPrefix("*x"))
    }
}
