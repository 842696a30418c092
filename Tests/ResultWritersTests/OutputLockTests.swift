import Glibc
import TestSupport
import Testing

@testable import ResultWriters

@Suite("The lock on a folder of outputs")
struct OutputLockTests {
    @Test func tellsTheSecondWhoHoldsIt() throws {
        let outputs = try TemporaryFolder()
        let held = try OutputLock.acquire(outputs.path, command: "arterial run\njobs")
        let holder = "\(getpid()) arterial run jobs"
        let fault = OutputFolderInUse(folder: outputs.path, holder: holder)
        #expect(throws: fault) { try OutputLock.acquire(outputs.path, command: "arterial run others") }
        #expect(fault.description == "\(outputs.path) is in use by process \(holder)")
        withExtendedLifetime(held) {}
    }

    @Test func isFreeAgainWhenTheHolderIsGone() throws {
        let outputs = try TemporaryFolder()
        for _ in 0..<2 {
            let held = try OutputLock.acquire(outputs.path + "/new", command: "arterial run")
            withExtendedLifetime(held) {}
        }
        #expect(try outputs.text("new/.arterial.lock") == "")
    }

    @Test func saysThatItCannotBeTaken() {
        #expect(throws: WriteError("create", "/dev/null/outputs", reason: "Not a directory")) {
            try OutputLock.acquire("/dev/null/outputs", command: "arterial run")
        }
    }
}
