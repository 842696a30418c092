/// The names of what stands hidden beside a job's folder.
enum HiddenName: Equatable {
    /// `.<job>.partial-<process>-<count>`: a folder that is being written.
    case partial(job: String)
    /// The same with `-old`: the folder that stood in the job's place, while another one takes it.
    case replaced(job: String)
    /// The same with `-link` or `-probe`: what is there for a moment while folders change places.
    case passing(job: String)
    /// `.<job>.version-<number>`: a folder that a link in the job's place leads to.
    case version(job: String, number: Int)

    /// What a name says; nil for one that is none of these.
    init?(_ name: String) {
        if let (job, rest) = HiddenName.parts(of: name, at: ".version-") {
            guard rest.count == 1, let number = Int(rest[0]) else { return nil }
            self = .version(job: job, number: number)
        } else if let (job, rest) = HiddenName.parts(of: name, at: ".partial-") {
            guard rest.count >= 2, rest.prefix(2).allSatisfy(HiddenName.isNumber) else { return nil }
            switch rest.dropFirst(2) {
            case []: self = .partial(job: job)
            case ["old"]: self = .replaced(job: job)
            case ["link"], ["probe"]: self = .passing(job: job)
            default: return nil
            }
        } else {
            return nil
        }
    }

    /// The name of a version.
    static func version(_ number: Int, of job: String) -> String { ".\(job).version-\(number)" }

    /// The job before the last `mark` of a hidden name, and what is behind it, parted at `-`.
    private static func parts(of name: String, at mark: String) -> (job: String, rest: [String])? {
        let (bytes, mark) = (Array(name.utf8), Array(mark.utf8))
        guard bytes.first == UInt8(ascii: "."), bytes.count > mark.count,
            let start = (1..<bytes.count).last(where: { bytes[$0...].starts(with: mark) })
        else { return nil }
        let rest = bytes[(start + mark.count)...].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let texts = rest.map { String(decoding: $0, as: UTF8.self) }
        if mark == Array(".version-".utf8), !texts.allSatisfy(isNumber) { return nil }
        return (String(decoding: bytes[1..<start], as: UTF8.self), texts)
    }

    private static func isNumber(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { 48...57 ~= $0 }
    }
}
