import Foundation

/// Removes files.
enum FileRemoval {
    static func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }
}
