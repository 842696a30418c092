import Foundation
import Testing

@Suite("On a file system that fills up", .enabled(if: PrivateMounts.isThere, "no file system can be mounted"))
struct FullDiskTests {
    /// Jobs, and their next edition in `next`, of which one takes far more than 32 kB.
    private func project() throws -> TemporaryProject {
        var files: [String: String] = [:]
        for number in 0..<12 {
            files["job-\(number).yaml"] = GridTown.job(to: Double(number % 4), 2)
            let words = String(repeating: " and next", count: number == 5 ? 10_000 : 0)
            let next = GridTown.job(to: 3, Double(number % 4), more: "description: Next\(words)\n")
            files["next/job-\(number).txt"] = next
        }
        return try GridTown.project(files)
    }

    private let next = "for job in next/*; do cp $job $(basename $job .txt).yaml; done"
    private let run = "'\(Arterial.binary.path)' run . --quiet --jobs 2"

    @Test("a run says which file finds no space, what stood stands, and the next run repairs the rest")
    func outputs() throws {
        let project = try project()
        let ended = try PrivateMounts.run(
            """
            set -e
            mkdir outputs && mount -t tmpfs -o size=4m tmpfs outputs
            \(run) && cp -r outputs old
            \(next)
            dd if=/dev/zero of=outputs/filler bs=4k 2>/dev/null || truncate -s -32k outputs/filler
            \(run) || echo code $?
            rm outputs/filler && cp -r outputs full
            \(run) && cp -r outputs repaired && umount outputs
            \(run) --out undisturbed
            """, in: project.url)
        #expect(ended.code == 0, "\(ended.error)")
        #expect(ended.output == "code 1\n")
        let fault = #/ failed: cannot (write|create) job-5\b.*: No space left on device/#
        #expect(ended.error.contains(fault), "\(ended.error)")
        let (old, new) = (try project.outputs("old").bytes(), try project.outputs("undisturbed").bytes())
        let full = try project.outputs("full").bytes()
        for job in project.outputs("full").jobs {
            let found = full.filter { $0.key.hasPrefix(job + "/") }
            #expect([old, new].contains { $0.filter { $0.key.hasPrefix(job + "/") } == found }, "\(job)")
        }
        #expect(project.outputs("full").jobs == project.outputs("old").jobs)
        #expect(project.outputs("full").partialFolders == [])
        #expect(differences(try project.outputs("repaired").bytes(), new) == [])
    }

    @Test("what cannot be written of the run itself is an object of the log, where that is one of JSON") func log()
        throws
    {
        let project = try project()
        let ended = try PrivateMounts.run(
            """
            mkdir outputs && mount -t tmpfs -o size=400k tmpfs outputs
            '\(Arterial.binary.path)' run job-0.yaml job-1.yaml --log-format json >/dev/null
            cp job-5.yaml job-0.yaml && cp next/job-0.txt job-1.yaml
            dd if=/dev/zero of=outputs/filler bs=1k 2>/dev/null || truncate -s -12k outputs/filler
            '\(Arterial.binary.path)' run job-0.yaml job-1.yaml --log-format json 2>&1 >/dev/null
            """, in: project.url)
        let lines = (ended.output + ended.error).split(separator: "\n").map(String.init)
        #expect(lines.contains { $0.contains("No space left on device") }, "\(lines)")
        for line in lines {
            #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) is [String: Any], "\(line)")
        }
    }

    @Test("a GeoPackage that finds no space is named, and leaves nothing behind") func geoPackage() throws {
        let project = try GridTown.project([
            "job.yaml": GridTown.job(to: 2, 2, more: "outputs: {formats: [gpkg]}\n")
        ])
        let ended = try PrivateMounts.run(
            """
            mkdir outputs && mount -t tmpfs -o size=100k tmpfs outputs
            \(run) 2>&1
            echo code $?
            ls -A outputs
            """, in: project.url)
        #expect(ended.output.contains("code 1\n"), "\(ended.output)")
        let fault = #/cannot (write|create) job\/results\.gpkg: No space left on device/#
        #expect(ended.output.contains(fault), "\(ended.output)")
        #expect(!ended.output.contains("partial"), "\(ended.output)")
    }

    @Test("a network that cannot be kept is named, and jobs run all the same; it is kept once there is space")
    func images() throws {
        let project = try project()
        let ended = try PrivateMounts.run(
            """
            set -e
            mkdir cache && mount -t tmpfs -o size=4k tmpfs cache
            '\(Arterial.binary.path)' run . --jobs 1 --cache cache --out full 2>&1
            mount -o remount,size=4m cache
            \(run) --cache cache && ls cache
            """, in: project.url)
        #expect(ended.code == 0, "\(ended.error)")
        #expect(ended.output.contains(#/cannot write cache\/town\.[0-9a-f]+\.streets: No space left on device/#))
        #expect(ended.output.contains(#/town\.[0-9a-f]+\.streets\n/#), "\(ended.output)")
        #expect(differences(try project.outputs("full").bytes(), try project.outputs().bytes()) == [])
    }

    @Test("or cannot be written at all a run says so, and what stood stands") func readOnly() throws {
        let project = try project()
        let ended = try PrivateMounts.run(
            """
            set -e
            mkdir outputs && mount -t tmpfs -o size=4m tmpfs outputs
            \(run) && cp -r outputs old
            \(next)
            mount -o remount,ro outputs
            \(run) || echo code $?
            cp -r outputs kept && mount -o remount,rw outputs
            \(run) && cp -r outputs repaired
            """, in: project.url)
        #expect(ended.code == 0, "\(ended.error)")
        #expect(ended.output == "code 2\n")
        #expect(ended.error == "arterial: cannot create outputs/.arterial.lock: Read-only file system\n")
        #expect(differences(try project.outputs("old").bytes(), try project.outputs("kept").bytes()) == [])
        #expect(try project.outputs("repaired").json("job-1/job.json")["description"] as? String == "Next")
    }
}
