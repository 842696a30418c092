import StreetNetwork
import Vocabulary

/// What a barrier does to a step of directions.
struct BarrierNote: Equatable {
    enum Effect: Equatable {
        /// It takes longer over so many millimetres.
        case slowed(Int64)
        /// It costs more or less over so many millimetres, but not in time; nil where it is one place.
        case passed(Int64?)
        /// It takes so many milliseconds more.
        case delayed(Int64)
    }

    let barrier: String
    let effect: Effect

    func text(in language: DirectionsLanguage, _ units: QuantityWords.Units) -> String {
        func text(_ phrase: Phrase, over length: Int64?) -> String {
            let length = length.map { language.quantities.length(millimetres: $0, units) }
            return language.text(phrase, [.barrier: barrier, .length: length].compactMapValues(\.self))
        }
        switch effect {
        case .slowed(let length): return text(.slowed, over: length)
        case .passed(let length): return text(.passed, over: length)
        case .delayed(let time):
            let time = language.quantities.time(milliseconds: time)
            return language.text(.delayed, [.barrier: barrier, .time: time])
        }
    }
}
