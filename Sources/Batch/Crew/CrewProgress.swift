import Vocabulary

/// Makes events of progress.
struct CrewProgress: ProgressObserver {
    let isWatched: Bool
    let tell: @Sendable (CrewEvent) -> Void

    func progress(_ phase: String, done: Int, total: Int?) {
        if isWatched { tell(.progress(phase: phase, done: done, total: total)) }
    }

    func note(_ sentence: String) { tell(.note(sentence)) }
}
