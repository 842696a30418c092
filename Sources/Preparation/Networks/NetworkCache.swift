import FoundationEssentials
import ImageFile
import StreetNetwork

/// The folder where compiled networks are kept: each in a file of its own, named for the network and what it is made of.
public struct NetworkCache: Sendable {
    /// The folder beside the project file where there is no other wish.
    private static let defaultName = ".arterial"

    public let folder: String
    /// The digests of large files that were taken before.
    public let knownDigests: KnownDigests

    public init(folder: String) {
        self.folder = folder
        knownDigests = KnownDigests(folder: folder)
    }

    /// The cache of a project: in the folder wished for, else beside the project file.
    public init(of project: Project, wished folder: String?) {
        self.init(folder: folder ?? project.folder + "/" + Self.defaultName)
    }

    /// The image of a network.
    func path(of network: String, digest: Digest) -> String {
        "\(folder)/\(Self.safe(network)).\(digest.description.prefix(16)).streets"
    }

    /// The image of a utility network.
    func path(ofUtility network: String, digest: Digest) -> String {
        "\(folder)/\(Self.safe(network)).\(digest.description.prefix(16)).utility"
    }

    /// The image of a travel mode on a network.
    func path(of mode: String, on network: String, digest: Digest, modeDigest: Digest) -> String {
        let stem = "\(Self.safe(network)).\(digest.description.prefix(16))"
        return "\(folder)/\(stem).\(Self.safe(mode)).\(modeDigest.description.prefix(8)).mode"
    }

    /// The image of the hierarchy of a travel mode on a network.
    func path(ofHierarchyFor mode: String, on network: String, digest: Digest, modeDigest: Digest) -> String {
        let stem = "\(Self.safe(network)).\(digest.description.prefix(16))"
        return "\(folder)/\(stem).\(Self.safe(mode)).\(modeDigest.description.prefix(8)).hierarchy"
    }

    /// The image of the surface of some of a network's streets.
    func path(ofSurface streets: Digest, on network: String, digest: Digest) -> String {
        "\(folder)/\(Self.safe(network)).\(digest.description.prefix(16)).\(streets.description.prefix(16)).surface"
    }

    /// Whether the streets of a network were compiled before, as they are now or as they were.
    public func holdsStreets(of network: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0.hasSuffix(".streets") && Self.image(of: $0, network) == $0 }
    }

    /// Removes what earlier contents of a network left behind: after a new image is in its place. Somebody who has an old
    /// one open keeps it, and one that somebody makes just now is left alone.
    func removeOthers(of network: String, keeping digest: Digest) {
        let kept = "\(Self.safe(network)).\(digest.description.prefix(16))."
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let images = Set(names.compactMap { Self.image(of: $0, network) }.filter { !$0.hasPrefix(kept) })
        for image in images.sorted() {
            guard let lock = try? ImageLock(for: folder + "/" + image, wait: { throw Busy() }) else { continue }
            for name in names + [image + ".lock"] where name == image || name.hasPrefix(image + ".") {
                try? FileManager.default.removeItem(atPath: folder + "/" + name)
            }
            withExtendedLifetime(lock) {}
        }
    }

    /// Somebody else makes the image.
    private struct Busy: Error {}

    /// The image that a file of a network is or belongs to: `town.0123456789abcdef.streets` has a `.lock` beside it.
    private static func image(of name: String, _ network: String) -> String? {
        let stem = safe(network) + "."
        guard name.hasPrefix(stem) else { return nil }
        let digits = name.dropFirst(stem.count).prefix(16)
        guard digits.count == 16, digits.allSatisfy(\.isHexDigit) else { return nil }
        let rest = name.dropFirst(stem.count + 16).split(separator: ".", omittingEmptySubsequences: false)
        guard rest.count > 1, rest[0].isEmpty else { return nil }
        if rest[1] == "streets" || rest[1] == "utility" { return "\(stem)\(digits).\(rest[1])" }
        if rest.count > 2, rest[2] == "surface" { return "\(stem)\(digits).\(rest[1]).surface" }
        guard rest.count > 3, rest[3] == "mode" || rest[3] == "hierarchy" else { return nil }
        return "\(stem)\(digits).\(rest[1]).\(rest[2]).\(rest[3])"
    }

    /// A name as a part of a file's name: letters, digits and hyphens as they are, all else by its digest.
    private static func safe(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "_")
        }
        return isPlain && name.utf8.count <= 60 ? name : "network-" + Digest(of: name).description.prefix(12)
    }
}
