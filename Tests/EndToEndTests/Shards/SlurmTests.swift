import Foundation
import Testing

/// A cluster of one node, started for the test.
@Suite("On a Slurm cluster")
struct SlurmTests {
    private static let isInstalled = ["munged", "slurmctld", "slurmd", "sbatch"].allSatisfy(
        ManyMachinesTests.isInstalled)

    @Test(
        "an array of 8 tasks runs 400 jobs; one that is killed and requeued goes on; merged, it is one run to the byte",
        .enabled(if: isInstalled, "slurm-wlm and munge are not installed"))
    func array() throws {
        let project = try GridTown.busyProject(jobs: 400, stops: 15)
        let ended = try OtherCommand.run(
            "/usr/bin/env", ["python3", "scripts/cluster/try-slurm", project.path, Arterial.binary.path],
            in: Arterial.project, environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LANG": "C.UTF-8"])
        #expect(ended.code == 0, "\(ended.output)\(ended.error)")
        #expect(
            ended.output == """
                submitted an array of 8
                killed task 3 while it ran
                requeued task 3
                all 8 tasks completed; what was done before the kill was left alone
                merged 400 jobs of 8 shards
                merged and run at once: the same bytes of 400 jobs

                """)
    }
}
