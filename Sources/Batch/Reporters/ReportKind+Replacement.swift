import Glibc

extension ReportKind {
    /// Whether a report may take the place of what stands at a path: nothing, an empty file, one of zeros, as a power failure leaves it, a
    /// report like it, or what is no file, such as a pipe.
    func mayReplace(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return true }
        guard let file = fopen(path, "re") else { return true }
        defer { fclose(file) }
        let start = Self.text(file, from: 0)
        let end = Self.text(file, from: max(0, status.st_size - Self.looked))
        return isMade(start: start, end: end) || Self.isZeros(start, end, of: Int(status.st_size))
    }

    /// How many bytes are looked at, from both ends of a file.
    private static let looked = 1 << 16

    /// Whether a file that begins and ends so is nothing but zeros; one of which more than that would have to be read is another file.
    private static func isZeros(_ start: String, _ end: String, of size: Int) -> Bool {
        start.utf8.count + end.utf8.count >= size && (start + end).utf8.allSatisfy { $0 == 0 }
    }

    private static func text(_ file: UnsafeMutablePointer<FILE>, from start: Int) -> String {
        fseek(file, start, SEEK_SET)
        let bytes = [UInt8](unsafeUninitializedCapacity: looked) { bytes, count in
            count = fread(bytes.baseAddress, 1, looked, file)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a file that begins and ends so is such a report.
    private func isMade(start: String, end: String) -> Bool {
        switch self {
        case .junit: start.contains("<testsuites name=\"arterial\"")
        case .sarif: start.contains("sarif-schema-2.1.0.json") && start.contains("\"arterial\"")
        case .html: start.contains("<meta name=\"made-of\"")
        case .github: ["::error ", "::warning ", "::notice "].contains(where: start.hasPrefix)
        case .text:
            end.split(whereSeparator: \.isNewline).last.map { line in
                ["outputs in ", "arterial: "].contains(where: line.hasPrefix)
            } ?? false
        }
    }
}
