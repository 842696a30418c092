import NetworkImport
import Synchronization
import Testing
import Vocabulary

@Suite struct OSMProgressTests {
    /// Remembers what it was told, and cancels when it was told so often.
    private final class Observer: ProgressObserver {
        let steps = Mutex<[(phase: String, done: Int, total: Int?)]>([])
        let cancellation = Cancellation()
        let patience: Int

        init(patience: Int = .max) { self.patience = patience }

        func progress(_ phase: String, done: Int, total: Int?) {
            let count = steps.withLock {
                $0.append((phase, done, total))
                return $0.count
            }
            if count == patience { cancellation.cancel(.interrupted) }
        }

        var context: RunContext { RunContext(cancellation: cancellation, progress: self) }
    }

    let folder: OSMTestFolder

    init() throws { folder = try OSMTestFolder() }

    @Test func progressRisesOverAllFiles() throws {
        let observer = Observer()
        let one = try folder.write(OSMPBFBytes.street.bytes, name: "one.osm.pbf")
        let two = try folder.write(xml: "<node id='1' lat='1' lon='1'/>", name: "two.osm")
        _ = try OSMFile.read(paths: [one, two], filter: .streets, context: observer.context)
        let steps = observer.steps.withLock { $0 }
        #expect(Set(steps.map(\.phase)) == ["reading one.osm.pbf", "reading two.osm"])
        #expect(steps.map(\.done) == steps.map(\.done).sorted())
        #expect(steps.allSatisfy { step in step.total.map { step.done <= $0 } == true })
    }

    @Test func aCancelledReadingDoesNotBegin() throws {
        let observer = Observer()
        observer.cancellation.cancel(.timedOut)
        #expect(throws: Cancelled(reason: .timedOut)) {
            try OSMFile.read(paths: [], filter: .streets, context: observer.context)
        }
    }

    @Test(
        .enabled(if: OSMSharedData.isThere, "the shared data folder is not there"),
        arguments: ["porto.osm.pbf", "liechtenstein-2013.osm.bz2"], [1, 2, 5])
    func cancellingStopsAtOnce(name: String, patience: Int) throws {
        let observer = Observer(patience: patience)
        #expect(throws: Cancelled(reason: .interrupted)) {
            try OSMFile.read(paths: [OSMSharedData.path(name)], filter: .streets, context: observer.context)
        }
        #expect(observer.steps.withLock { $0.count } == patience)
    }
}
