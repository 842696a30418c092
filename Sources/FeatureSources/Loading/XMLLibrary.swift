import Glibc

/// libxml2, which several of GDAL's formats read with. It has to be made ready before two threads use it, or they may wait for each other for
/// ever (its manual, "Thread safety"); GDAL leaves that to programs.
enum XMLLibrary {
    /// Makes it ready.
    ///
    /// - Returns: whether it is among the libraries that are loaded.
    @discardableResult
    static func makeReady(among names: [String]) -> Bool {
        let name = names.first { $0.hasPrefix("libxml2.so") } ?? "libxml2.so.2"
        guard let library = dlopen(name, RTLD_NOW | RTLD_NOLOAD), let function = dlsym(library, "xmlInitParser") else {
            return false
        }
        unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
        return true
    }
}
