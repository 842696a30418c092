import TestSupport
import Testing

@testable import ImageFile

/// Every fourth image is mutated only; the others get right checksums again, so that what stands behind these is met.
@Suite("Mutated images")
struct ImageFuzzTests {
    @Test("are refused, or read without a crash, 20,000 of them")
    func mutants() throws {
        let whole = try SampleImage.bytes
        var generator = SplitMix64(seed: 2_026)
        var opened = 0
        var refused = 0
        for number in 0..<20_000 {
            var mutant = ImageMutant(whole)
            for _ in 0..<generator.whole(1...3) { mutant.change(&generator) }
            let isMended = number % 4 != 0
            if isMended, generator.happens(0.7) { mutant.mendSize() }
            if isMended { mutant.mendChecksums() }
            if faultOfOpening(mutant.bytes) != nil {
                refused += 1
            } else {
                #expect(isMended || mutant.bytes == whole, "image \(number)")
                opened += 1
                readAll(mutant.bytes)
            }
        }
        // Both ways have been gone often.
        #expect(refused > 5_000)
        #expect(opened > 1_000)
    }

    @Test("are refused, or read, without their sections having been checked")
    func uncheckedMutants() throws {
        let whole = try SampleImage.bytes
        var generator = SplitMix64(seed: 7)
        for _ in 0..<5_000 {
            var mutant = ImageMutant(whole)
            for _ in 0..<20 { mutant.changeBehindTable(&generator) }
            readAll(mutant.bytes)
        }
    }

    /// Looks at every byte of every section, as numbers and as texts, where the image opens.
    private func readAll(_ bytes: [UInt8]) {
        guard let image = try? Image(checking: memory(bytes), as: SampleImage.identity, path: "image") else { return }
        let names = image.sections.map(\.name)
        #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
        var sum = 0
        for (name, byteCount) in image.sections {
            let section = try? image.array(name, of: UInt8.self)
            #expect(section == nil || section?.count == byteCount)
            for byte in section ?? [] { sum += Int(byte) }
            for number in (try? image.array(name, of: Int32.self)) ?? [] {
                sum &+= Int(number)
            }
        }
        if let texts = try? image.texts("names") { for text in texts { sum += text.utf8.count } }
        #expect(sum != -1)
    }
}
