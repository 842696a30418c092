/// All ids from one to another, as EPANET has them in [STATUS]
/// (https://github.com/OpenWaterAnalytics/EPANET, `statusdata`).
struct EPANETRange {
    private let first: String
    private let last: String
    /// Of ids that begin with numbers, which are compared as numbers.
    private let numbers: (first: Int, last: Int)?

    init(from first: String, to last: String) {
        (self.first, self.last) = (first, last)
        let ends = (Self.number(first), Self.number(last))
        numbers = ends.0 > 0 && ends.1 > 0 ? ends : nil
    }

    func contains(_ id: String) -> Bool {
        if let numbers {
            let number = Self.number(id)
            return numbers.first <= number && number <= numbers.last
        }
        return !id.utf8.lexicographicallyPrecedes(first.utf8) && !last.utf8.lexicographicallyPrecedes(id.utf8)
    }

    /// What an id begins with; 0 where that is no number.
    private static func number(_ id: String) -> Int {
        let sign = id.prefix(1).filter { "+-".contains($0) }
        return Int(sign + id.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }) ?? 0
    }
}
