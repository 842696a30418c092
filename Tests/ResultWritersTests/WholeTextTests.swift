import Glibc
import TestSupport
import Testing

@testable import ResultWriters

@Suite("A whole text")
struct WholeTextTests {
    @Test("is put where links lead, whether something is there or not", arguments: [true, false])
    func links(isThere: Bool) throws {
        let folder = try TemporaryFolder()
        if isThere { try WholeText.put("old", at: folder.path("reports/report.xml")) }
        symlink("latest.xml", folder.path("report.xml"))
        symlink("reports/report.xml", folder.path("latest.xml"))
        try WholeText.put("new", at: folder.path("report.xml"))
        #expect(try folder.text("reports/report.xml") == "new")
        #expect(Folders.linked(folder.path("report.xml")) == "latest.xml")
        #expect(Folders.linked(folder.path("latest.xml")) == "reports/report.xml")
    }

    @Test("takes the place of a link that leads to itself")
    func round() throws {
        let folder = try TemporaryFolder()
        symlink("report.xml", folder.path("report.xml"))
        try WholeText.put("new", at: folder.path("report.xml"))
        #expect(try folder.text("report.xml") == "new")
    }
}
