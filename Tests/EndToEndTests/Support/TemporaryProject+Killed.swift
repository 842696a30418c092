import Foundation
import Testing

extension TemporaryProject {
    /// Runs all jobs one after another, and elsewhere again: killed with -9 when so many are done, and run to the end by many
    /// workers. Both must have written the same bytes.
    ///
    /// - Parameter code: how runs of all jobs end.
    /// - Returns: how the run that nobody killed ended; its outputs are in `calm`.
    func sameBytesWhenKilled(afterJobs count: Int, code: Int32) throws -> Arterial.Ended {
        let calm = try run("run", ".", "--out", "calm", "--cache", "calm-cache", "--jobs", "1")
        #expect(calm.code == code, "\(calm.error)")
        let killed = try start("run", ".", "--jobs", "2")
        while outputs().jobs.count < count { usleep(1000) }
        killed.send(SIGKILL)
        #expect(try killed.ended().code == -SIGKILL)
        #expect(try run("run", ".", "--jobs", "8").code == code)
        #expect(outputs().partialFolders == [])
        #expect(differences(try outputs().bytes(), try outputs("calm").bytes()) == [])
        return calm
    }
}
