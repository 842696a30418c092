import Foundation
import ImageFile
import StreetNetwork

/// The folder where compiled networks are kept: each in a file of its own, named for the network and what it is made of.
public struct NetworkCache: Sendable {
    /// The folder beside the project file where there is no other wish.
    public static let defaultName = ".arterial"

    public let folder: String

    public init(folder: String) { self.folder = folder }

    /// The image of a network.
    func path(of network: String, digest: Digest) -> String {
        "\(folder)/\(Self.safe(network)).\(digest.description.prefix(16)).streets"
    }

    /// The image of a travel mode on a network.
    func path(of mode: String, on network: String, digest: Digest, modeDigest: Digest) -> String {
        let stem = "\(Self.safe(network)).\(digest.description.prefix(16))"
        return "\(folder)/\(stem).\(Self.safe(mode)).\(modeDigest.description.prefix(8)).mode"
    }

    /// Removes what earlier contents of a network left behind: after a new image is in its place. Somebody who has an old
    /// one open keeps it.
    func removeOthers(of network: String, keeping digest: Digest) {
        let kept = "\(Self.safe(network)).\(digest.description.prefix(16))."
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where Self.isImage(name, of: network) && !name.hasPrefix(kept) {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }

    /// Whether a file is one of those that belong to a network's images.
    private static func isImage(_ name: String, of network: String) -> Bool {
        let stem = safe(network) + "."
        guard name.hasPrefix(stem) else { return false }
        let digits = name.dropFirst(stem.count).prefix(16)
        let rest = name.dropFirst(stem.count + 16)
        return digits.count == 16 && digits.allSatisfy(\.isHexDigit)
            && (rest.hasPrefix(".streets") || rest.hasPrefix(".") && rest.contains(".mode"))
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
