import TestSupport
import Testing

@testable import Preparation

@Suite("The memory that a control group has left")
struct FreeMemoryTests {
    private func left(_ files: [String: String]) throws -> Int? {
        let folder = try TemporaryFolder()
        for (name, text) in files { _ = try folder.write(text, to: name) }
        return FreeMemory.group(at: folder.path)
    }

    @Test("is what it may have without what it has, but for files that were read and are in no use")
    func limited() throws {
        let stat = "anon 300\nfile 500\ninactive_anon 7\nactive_file 100\ninactive_file 400\n"
        #expect(try left(["memory.max": "1000\n", "memory.current": "900\n", "memory.stat": stat]) == 500)
        #expect(try left(["memory.max": "1000\n", "memory.current": "900\n"]) == 100)
        #expect(try left(["memory.max": "800\n", "memory.current": "900\n"]) == 0)
    }

    @Test("is not told where it has no limit") func unlimited() throws {
        #expect(try left(["memory.max": "max\n", "memory.current": "900\n"]) == nil)
        #expect(try left([:]) == nil)
    }
}
