import TestSupport
import Testing

@testable import ImageFile

@Suite("The bytes of an image")
struct ImageBytesTests {
    @Test("do not depend on the order in which arrays are added")
    func order() throws {
        let steps: [(inout ImageWriter) -> Void] = [
            { $0.add(SampleImage.lengths, as: "lengths") },
            { $0.add(texts: SampleImage.streetNames, as: "names") },
            { $0.add([Double](), as: "speeds") },
            { $0.add([UInt8(1), 2, 3], as: "classes") },
        ]
        let expected = try SampleImage.bytes
        var generator = SplitMix64(seed: 5)
        for _ in 0..<30 {
            var writer = ImageWriter(SampleImage.identity)
            for step in steps.shuffled(using: &generator) { step(&writer) }
            #expect(try writer.bytes == expected)
        }
    }

    @Test("are the same in memory as in a file")
    func memory() throws {
        let image = SampleImage.writer().inMemory()
        #expect(image.byteCount == (try SampleImage.bytes).count)
        let folder = try TemporaryFolder()
        try SampleImage.writer().write(to: folder.path("image"))
        let file = try Image.open(folder.path("image"), as: SampleImage.identity)
        #expect(file.sections.map(\.name) == image.sections.map(\.name))
        #expect(Array(try file.texts("names")) == Array(try image.texts("names")))
    }

    @Test("are those of container 1 on every machine: raise its number where this fails")
    func sameOnEveryMachine() throws {
        let bytes = try SampleImage.bytes
        #expect(Array(bytes[..<8]) == [0x89, 0x41, 0x52, 0x54, 0x45, 0x52, 0x59, 0x0A])
        #expect(Array(bytes[8..<16]) == [1, 0, 0, 0, 5, 0, 0, 0])
        #expect(Array(bytes[16..<28]) == Array("streets\0".utf8) + [3, 0, 0, 0])
        #expect(Array(bytes[32..<48]) == [0xEF, 0xCD, 0xAB, 0x89, 0x67, 0x45, 0x23, 0x01, 42, 0, 0, 0, 0, 0, 0, 0])
        #expect(hexadecimal(bytes.checksum) == "9337fdc1f949ad40")
    }

    @Test("differ where one number, the order of an array or the key differs")
    func differences() throws {
        let expected = try SampleImage.bytes
        var reversed = ImageWriter(SampleImage.identity)
        reversed.add(Array(SampleImage.lengths.reversed()), as: "lengths")
        var straight = ImageWriter(SampleImage.identity)
        straight.add(SampleImage.lengths, as: "lengths")
        #expect(try reversed.bytes != straight.bytes)
        let other = ImageIdentity(kind: "streets", format: 3, key: (0x0123_4567_89AB_CDEF, 43))
        #expect(try SampleImage.writer(other).bytes != expected)
    }

    @Test("a key made of a text is that text's digest")
    func keys() {
        let key = ImageIdentity(kind: "mode", format: 1, keyOf: "").key
        // XXH3_128bits of nothing, as the algorithm's description gives it.
        #expect(key == "99aa06d3014798d86001c324468d497f")
        #expect(ImageIdentity(kind: "mode", format: 1, keyOf: "driving").key != key)
        #expect(SampleImage.identity.description == "streets 3 0123456789abcdef000000000000002a")
    }
}
