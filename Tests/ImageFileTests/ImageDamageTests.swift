import TestSupport
import Testing

@testable import ImageFile

@Suite("A file that is not the image wanted is refused in one sentence")
struct ImageDamageTests {
    @Test("cut off at every place")
    func truncated() throws {
        let bytes = try SampleImage.bytes
        for count in 0..<bytes.count {
            #expect(faultOfOpening(Array(bytes[..<count])) == .truncated(path: "image", byteCount: count))
        }
        #expect(faultOfOpening(bytes) == nil)
    }

    @Test("with any single bit of header and table flipped, already when only these are read")
    func flippedBitsInTheHead() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("image")
        try SampleImage.writer().write(to: path)
        let bytes = try bytesOfFile(path)
        for bit in 0..<8 * SampleImage.headAndTableSize {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << (bit % 8)
            let isRead = #expect(throws: ImageError.self, "bit \(bit)") {
                try Image(checking: memory(damaged), as: SampleImage.identity, path: path)
            }
            #expect(isRead?.callsForRebuilding == true)
            #expect(isRead?.description.contains("\n") == false)
        }
    }

    @Test("with any single bit behind the table flipped, when it is read in full")
    func flippedBitsInSections() throws {
        let bytes = try SampleImage.bytes
        for bit in 8 * SampleImage.headAndTableSize..<8 * bytes.count {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << (bit % 8)
            guard case .corrupted("image", .some) = faultOfOpening(damaged) else {
                Issue.record("bit \(bit): \(String(describing: faultOfOpening(damaged)))")
                continue
            }
        }
    }

    @Test("with the section that is damaged named")
    func namesTheSection() throws {
        var bytes = try SampleImage.bytes
        bytes[SampleImage.headAndTableSize + 64 + 5] ^= 4
        let fault = ImageError.corrupted(path: "image", section: "lengths")
        #expect(faultOfOpening(bytes) == fault)
        #expect(fault.description == "image is corrupted in its section lengths")
    }

    @Test("with right checksums, but texts that end before they start or beyond the last byte")
    func textsOutOfOrder() throws {
        // Where the second of the names starts: behind those of the table and of two sections before it.
        let place = SampleImage.headAndTableSize + 64 + 128 + 8
        for start: UInt64 in [15, 47, 49, 1 << 63, .max] {
            var mutant = ImageMutant(try SampleImage.bytes)
            mutant.set(start, at: place)
            mutant.mendChecksums()
            #expect(faultOfOpening(mutant.bytes) == .corrupted(path: "image", section: "names.offsets"))
        }
    }

    @Test("with right checksums, but two sections in one place, beside their place, or of one name")
    func overlappingSections() throws {
        let entry = ImageHeader.byteCount + ImageSection.entrySize
        let start = SampleImage.headAndTableSize
        var mutants = try [start, start + 32, start + 128].map { offset in
            var mutant = ImageMutant(try SampleImage.bytes)
            mutant.set(UInt64(offset), at: entry + 48)
            return mutant
        }
        var namesake = ImageMutant(try SampleImage.bytes)
        for (index, letter) in "classes".utf8.enumerated() { namesake.set(letter, at: entry + index) }
        mutants.append(namesake)
        for var mutant in mutants {
            mutant.mendChecksums()
            #expect(faultOfOpening(mutant.bytes) == .corrupted(path: "image", section: nil))
        }
    }

    @Test("with right checksums, but so many elements that their bytes cannot be counted")
    func tooManyElements() throws {
        // The empty section of elements of eight bytes: times 2^61, they are no bytes at all in 64 bits.
        let entry = ImageHeader.byteCount + 4 * ImageSection.entrySize
        for count: UInt64 in [1, 1 << 61, 1 << 62, .max] {
            var mutant = ImageMutant(try SampleImage.bytes)
            mutant.set(count, at: entry + 40)
            mutant.mendChecksums()
            #expect(faultOfOpening(mutant.bytes) == .corrupted(path: "image", section: nil))
        }
    }

    @Test("with right checksums, but bytes that belong to no section")
    func bytesOfNoSection() throws {
        var mutant = ImageMutant(try SampleImage.bytes + [UInt8](repeating: 0, count: 64))
        mutant.mendSize()
        mutant.mendChecksums()
        #expect(faultOfOpening(mutant.bytes) == .corrupted(path: "image", section: nil))
    }

    @Test("longer than it was written")
    func longer() throws {
        let bytes = try SampleImage.bytes
        #expect(faultOfOpening(bytes + [0]) == .corrupted(path: "image", section: nil))
        #expect(faultOfOpening(bytes + bytes) == .corrupted(path: "image", section: nil))
    }

    @Test(
        "of another kind, format, key, or no image at all",
        arguments: [
            (("streets", 3, 43), "IMAGE was made of other sources or settings"),
            (("streets", 2, 42), "IMAGE was written by another version of Arterial: its format is 2, not 3"),
            (("mode", 3, 42), "IMAGE is an image of kind mode, not streets"),
        ] as [((String, UInt32, UInt64), String)])
    func otherIdentity(identity: (kind: String, format: UInt32, low: UInt64), sentence: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path("image")
        let key = (SampleImage.identity.keyHigh, identity.low)
        let other = ImageIdentity(kind: identity.kind, format: identity.format, key: key)
        try SampleImage.writer(other).write(to: path)
        #expect(try sentenceOfOpening(path) == sentence.replacing("IMAGE", with: path))
    }

    @Test(
        "a foreign file",
        arguments: [
            (" ", "IMAGE is not an image that Arterial has written"),
            ("<html>404</html>", "IMAGE is not an image that Arterial has written"),
            ("", "IMAGE is truncated: only 0 bytes are there"),
        ])
    func foreign(content: String, sentence: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(content, to: "image")
        #expect(try sentenceOfOpening(path) == sentence.replacing("IMAGE", with: path))
    }

    @Test("no file, a folder, or a place that cannot be")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        #expect(try sentenceOfOpening(folder.path("image")) == "there is no image \(folder.path("image"))")
        #expect(
            try sentenceOfOpening(folder.url.path(percentEncoded: false))
                == "cannot read \(folder.url.path(percentEncoded: false)): it is not a regular file")
        #expect(try sentenceOfOpening("/dev/null/image") == "cannot read /dev/null/image: Not a directory")
        #expect(try sentenceOfOpening("/dev/zero") == "cannot read /dev/zero: it is not a regular file")
    }

    private func sentenceOfOpening(_ path: String) throws -> String {
        try #require(#expect(throws: ImageError.self) { try Image.open(path, as: SampleImage.identity) }).description
    }
}
