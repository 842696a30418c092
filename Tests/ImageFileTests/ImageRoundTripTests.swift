import ImageFile
import TestSupport
import Testing

@Suite("What an image is given it gives back")
struct ImageRoundTripTests {
    /// Two numbers of two bytes: four bytes that are aligned to two.
    private struct Pair: BitwiseCopyable {
        var first: UInt16
        var second: UInt16
    }

    private struct Place: BitwiseCopyable, Equatable {
        var longitude: Int32
        var latitude: Int32
        var height: UInt16
        var level: UInt16
    }

    @Test("elements of every size, from a file and from memory", arguments: [0, 1, 2, 63, 64, 65, 1000])
    func elementsOfEverySize(count: Int) throws {
        let numbers = Array(0..<count)
        let bytes = numbers.map(UInt8.init(truncatingIfNeeded:))
        let shorts = numbers.map { Int16(truncatingIfNeeded: -$0) }
        let words = numbers.map { UInt32($0) << 20 }
        let longs = numbers.map { Int64($0) << 40 }
        let doubles = numbers.map { Double($0) / 3 }
        let places = numbers.map { Place(longitude: Int32($0), latitude: -Int32($0), height: 7, level: 1) }
        let vectors = numbers.map { SIMD4<Double>(repeating: Double($0)) }
        var writer = ImageWriter(SampleImage.identity)
        writer.add(bytes, as: "bytes")
        writer.add(shorts, as: "shorts")
        writer.add(words, as: "words")
        writer.add(longs, as: "longs")
        writer.add(doubles, as: "doubles")
        writer.add(places, as: "places")
        writer.add(vectors, as: "vectors")
        let folder = try TemporaryFolder()
        try writer.write(to: folder.path("image"))
        for image in [try Image.open(folder.path("image"), as: SampleImage.identity), writer.inMemory()] {
            #expect(try image.array("bytes", of: UInt8.self) == bytes)
            #expect(try image.array("shorts", of: Int16.self) == shorts)
            #expect(try image.array("words", of: UInt32.self) == words)
            #expect(try image.array("longs", of: Int64.self) == longs)
            #expect(try image.array("doubles", of: Double.self) == doubles)
            #expect(try image.array("places", of: Place.self) == places)
            #expect(try image.array("vectors", of: SIMD4<Double>.self) == vectors)
        }
    }

    @Test("texts, decoded one by one")
    func texts() throws {
        let image = SampleImage.writer().inMemory()
        let texts = try image.texts("names")
        #expect(Array(texts) == SampleImage.streetNames)
        #expect(texts.count == 5)
        #expect(texts[3] == "Praça")
        #expect(withExtendedLifetime(texts) { Array(texts.utf8(3)) } == Array("Praça".utf8))
        #expect(texts.reversed().first == SampleImage.streetNames.last)
        var none = ImageWriter(SampleImage.identity)
        none.add(texts: [], as: "names")
        #expect(Array(try none.inMemory().texts("names")) == [])
    }

    @Test("texts keep their image alive")
    func textsOutliveTheImage() throws {
        let texts = try SampleImage.writer().inMemory().texts("names")
        #expect(Array(texts) == SampleImage.streetNames)
    }

    @Test("an image without sections")
    func nothing() throws {
        let folder = try TemporaryFolder()
        try ImageWriter(SampleImage.identity).write(to: folder.path("image"))
        let image = try Image.open(folder.path("image"), as: SampleImage.identity)
        #expect(image.sections.isEmpty)
        #expect(image.byteCount == 128)
    }

    @Test("sections are listed with their sizes, by name, and start at multiples of 64")
    func sections() throws {
        let image = SampleImage.writer().inMemory()
        #expect(image.sections.map(\.name) == ["classes", "lengths", "names.offsets", "names.utf8", "speeds"])
        #expect(image.sections.map(\.byteCount) == [3, 68, 48, 48, 0])
        #expect(image.byteCount == SampleImage.headAndTableSize + 64 + 128 + 64 + 64)
        let start = try image.section("lengths", of: Int32.self).baseAddress.map { Int(bitPattern: $0) }
        #expect(start.map { $0 % 64 } == 0)
    }

    @Test("a section that is not there, or of other elements, is refused by name")
    func otherSections() throws {
        let image = SampleImage.writer().inMemory()
        let path = "(an image in memory)"
        #expect(throws: ImageError.missingSection(path: path, section: "length")) {
            try image.section("length", of: Int32.self)
        }
        #expect(throws: ImageError.otherElements(path: path, section: "lengths", found: 4, wanted: 8)) {
            try image.section("lengths", of: Int64.self)
        }
        // Four bytes too, but aligned otherwise.
        #expect(throws: ImageError.otherElements(path: path, section: "lengths", found: 4, wanted: 4)) {
            try image.section("lengths", of: Pair.self)
        }
        #expect(throws: ImageError.missingSection(path: path, section: "lengths.offsets")) {
            try image.texts("lengths")
        }
    }
}
