import CGDAL
import Glibc

/// The libraries that one needs, each after those that it needs itself.
///
/// The dynamic linker looks for every symbol of a library in all that is loaded together with it, one after the other.
/// GDAL brings more than a hundred libraries, most of which have nothing to do with each other, and looking there was
/// more than half of the time of loading it. A library that is loaded on its own is searched in what it needs alone.
struct LoadOrder {
    private(set) var names: [String] = []
    private var known: Set<String> = []
    /// Libraries that are elsewhere are left out.
    ///
    /// - Complexity: O(number of libraries), each of which is opened.
    init(of name: String) { visit(name) }

    private mutating func visit(_ name: String) {
        guard !name.contains("/"), known.insert(name).inserted else { return }
        for folder in Self.systemFolders {
            guard let file = LibraryFile(path: "\(folder)/\(name)") else { continue }
            for needed in file.needs() { visit(needed) }
            return names.append(name)
        }
    }

    /// Loads them for good. What cannot be loaded so is left to the dynamic linker.
    func load() {
        for name in names { _ = dlopen(name, RTLD_NOW | RTLD_LOCAL) }
    }

    /// That of the first of some libraries that the system has; nil where it has none.
    static func first(of names: [String]) -> LoadOrder? {
        names.lazy.map(LoadOrder.init).first { !$0.names.isEmpty }
    }

    /// Where the libraries of the system are: the folder of the C library, and that which it is in.
    private static let systemFolders: [String] = {
        guard let path = arterial_c_library() else { return [] }
        let folders = String(cString: path).split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return [folders, folders.dropLast()].filter { $0.count > 1 }.map { $0.joined(separator: "/") }
    }()
}
