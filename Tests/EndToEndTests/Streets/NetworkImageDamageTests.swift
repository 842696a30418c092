import Foundation
import Testing

@Suite("Compiled networks that are damaged")
struct NetworkImageDamageTests {
    /// What can happen to a file.
    enum Damage: String, CaseIterable {
        case empty, short, half, oneShort, longer, foreign, otherNetwork, folder, link
        case flippedHead, flippedTable, flippedMiddle, flippedEnd
    }

    @Test("are refused in one sentence and made anew", arguments: [".streets", ".mode"], Damage.allCases)
    func damaged(_ suffix: String, _ damage: Damage) throws {
        let town = try NetworkImageProject()
        let first = try town.run()
        #expect(!first.said.contains("anew"))
        let url = try town.image(suffix)
        try spoil(url, damage, town)
        let second = try town.run()
        #expect(differences(first.bytes, second.bytes) == [])
        let sentences = second.said.split(separator: "\n").filter { $0.contains("anew") }
        #expect(sentences.count == 1 || damage == .folder, "\(second.said)")
        #expect(sentences.allSatisfy { $0.contains(url.lastPathComponent) })
        let third = try town.run()
        #expect(differences(first.bytes, third.bytes) == [])
        #expect(!third.said.contains("anew") || damage == .folder)
    }

    private func spoil(_ url: URL, _ damage: Damage, _ town: NetworkImageProject) throws {
        var bytes = try Data(contentsOf: url)
        let count = bytes.count
        switch damage {
        case .empty: bytes = Data()
        case .short: bytes = bytes.prefix(17)
        case .half: bytes = bytes.prefix(count / 2)
        case .oneShort: bytes = bytes.prefix(count - 1)
        case .longer: bytes += Data("more".utf8)
        case .foreign: bytes = Data(String(repeating: "no image at all\n", count: 1000).utf8)
        case .otherNetwork:
            let other = try NetworkImageProject(size: 7)
            _ = try other.run()
            bytes = try Data(contentsOf: other.image(url.pathExtension == "mode" ? ".mode" : ".streets"))
        case .flippedHead: bytes[5] ^= 1
        case .flippedTable: bytes[200] ^= 0x80
        case .flippedMiddle: bytes[count / 2] ^= 4
        case .flippedEnd: bytes[count - 1] ^= 1
        case .folder, .link:
            try FileManager.default.removeItem(at: url)
            if damage == .folder {
                return try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            }
            try Data("no image".utf8).write(to: town.project.url.appending(path: "elsewhere"))
            return try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "../elsewhere")
        }
        // In a file of its own, as a copy from elsewhere would be.
        try FileManager.default.removeItem(at: url)
        try bytes.write(to: url)
    }
}
