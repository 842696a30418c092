import TestSupport
import Testing

@testable import ImageFile

@Suite("Copies of sections that can be changed")
struct ChangeableCopyTests {
    private static let numbers = (0..<100_000).map { UInt32($0) &* 7 }

    private static var writer: ImageWriter {
        var writer = ImageWriter(SampleImage.identity)
        writer.add([UInt8(1), 2, 3], as: "before")
        writer.add(numbers, as: "numbers")
        writer.add([UInt32](), as: "none")
        return writer
    }

    @Test("change neither the file nor each other, from a file and from memory", arguments: [true, false])
    func apart(isFile: Bool) throws {
        let folder = try TemporaryFolder()
        try Self.writer.write(to: folder.path("image"))
        let image =
            try isFile ? Image.open(folder.path("image"), as: SampleImage.identity) : Self.writer.inMemory()
        let section = try image.section("numbers", of: UInt32.self)
        let (first, second) = (image.changeable(section), image.changeable(section))
        for place in stride(from: 0, to: section.count, by: 997) { first.values[place] = 1 }
        second.values[section.count - 1] = 2
        #expect(Array(section) == Self.numbers)
        #expect(first.values.enumerated().allSatisfy { $1 == ($0 % 997 == 0 ? 1 : Self.numbers[$0]) })
        #expect(Array(second.values.dropLast()) == Self.numbers.dropLast() && second.values.last == 2)
        let again = try Image.open(folder.path("image"), as: SampleImage.identity)
        #expect(try again.array("numbers", of: UInt32.self) == Self.numbers)
    }

    @Test("outlive their image, and may have no elements")
    func outlive() throws {
        let folder = try TemporaryFolder()
        try Self.writer.write(to: folder.path("image"))
        var image: Image? = try Image.open(folder.path("image"), as: SampleImage.identity)
        let copy = try #require(image).changeable(try #require(image).section("numbers", of: UInt32.self))
        #expect(try #require(image).changeable(try #require(image).section("none", of: UInt32.self)).values.isEmpty)
        image = nil
        #expect(Array(copy.values) == Self.numbers)
    }
}
