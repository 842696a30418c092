import Foundation
import Testing

/// What `docs/many-machines.md` says, and the files that it names.
@Suite("On many machines")
struct ManyMachinesTests {
    private static let cluster = Arterial.project.appending(path: "scripts/cluster")
    static let environment = [
        "PATH": Arterial.binary.deletingLastPathComponent().path + ":/usr/bin:/bin", "LANG": "C.UTF-8",
    ]

    static func isInstalled(_ command: String) -> Bool {
        ["/usr/bin/", "/usr/sbin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + command) }
    }

    private static func text(_ file: String) throws -> String {
        try String(contentsOf: cluster.appending(path: file), encoding: .utf8)
    }

    /// What a YAML file says, read by another library than ours.
    private static func yaml(_ file: String) throws -> Node {
        let script = "import json, sys, yaml; json.dump(yaml.safe_load(open(sys.argv[1])), sys.stdout)"
        let ended = try OtherCommand.run(
            "/usr/bin/python3", ["-c", script, cluster.appending(path: file).path], in: Arterial.project,
            environment: environment)
        try #require(ended.code == 0, "\(ended.error)")
        return Node(try JSONSerialization.jsonObject(with: Data(ended.output.utf8)))
    }

    private func shell(
        _ command: String, in town: ShardedTown, _ more: [String: String] = [:]
    ) throws -> Arterial.Ended {
        let home = ["HOME": town.project.path]
        return try OtherCommand.run(
            "/bin/bash", ["-e", "-c", command], in: town.project.url,
            environment: Self.environment.merging(home.merging(more) { _, new in new }) { _, new in new })
    }

    private func expectWhole(_ folder: String, of town: ShardedTown) throws {
        #expect(try town.project.run("run", "jobs", "--out", "whole").code == 0)
        let (left, right) = (town.project.outputs(folder), town.project.outputs("whole"))
        #expect(left.jobs.count == 10)
        #expect(differences(try left.bytes(), try right.bytes()) == [])
    }

    /// A town whose project and jobs are in the folder `jobs`.
    private func town() throws -> ShardedTown {
        let project = try TemporaryProject()
        try project.write(GridTown.projectFile, to: "jobs/arterial.yaml")
        try project.write(GridTown(size: 4).osm, to: "jobs/town.osm")
        for number in 0..<10 {
            try project.write(GridTown.job(to: Double(number % 4), 3), to: "jobs/job-\(number).yaml")
        }
        return ShardedTown(project: project)
    }

    @Test("the commands of the page's beginning, of networks and of GNU parallel give the outputs of one run")
    func page() throws {
        let blocks = try DocumentationPage("many-machines.md").blocks.map(\.text)
        let first = try #require(blocks.first)
        #expect(first.hasPrefix("arterial run jobs --shard 1/3"))
        let town = try town()
        #expect(try shell(first, in: town).code == 0)
        try expectWhole("outputs", of: town)
        for block in blocks where block.contains("--cache networks") && !block.contains("sbatch") {
            #expect(try shell(block, in: town).code == 0)
        }
        #expect(town.project.exists("networks"))
    }

    @Test("GNU parallel runs the shards", .enabled(if: isInstalled("parallel"), "GNU parallel is not installed"))
    func parallel() throws {
        let blocks = try DocumentationPage("many-machines.md").blocks.map(\.text)
        let block = try #require(blocks.first { $0.contains("| parallel ") })
        let town = try town()
        let ended = try shell(block, in: town)
        #expect(ended.code == 0, "\(ended.error)")
        #expect(town.project.outputs("shards").jobs == ["1", "2", "3", "4"])
        try expectWhole("outputs", of: town)
    }

    @Test("the Kubernetes manifest is an Indexed Job whose pods read the project and its networks, and write shards")
    func manifest() throws {
        let job = try Self.yaml("kubernetes-job.yaml")
        #expect(job["apiVersion"].text == "batch/v1" && job["kind"].text == "Job")
        let spec = job["spec"]
        #expect(spec["completionMode"].text == "Indexed")
        let pod = spec["template"]["spec"]
        #expect(pod["restartPolicy"].text == "Never")
        let container = pod["containers"][0]
        #expect(container["env"][0]["name"].text == "SHARDS")
        #expect(container["env"][0]["value"].text == "\(spec["completions"].number ?? 0)")
        let rule = spec["podFailurePolicy"]["rules"][0]
        #expect(rule["action"].text == "FailIndex")
        #expect(rule["onExitCodes"]["containerName"].text == container["name"].text)
        let mounts = container["volumeMounts"].items
        let onlyRead = mounts.filter { $0["readOnly"].flag == true }
        #expect(onlyRead.compactMap { $0["mountPath"].text } == ["/project", "/networks"])
        let volumes = pod["volumes"].items.compactMap(\.["name"].text)
        #expect(volumes == mounts.compactMap { $0["name"].text })
    }

    @Test("the command of the Kubernetes manifest runs the shard of its index")
    func pods() throws {
        let container = try Self.yaml("kubernetes-job.yaml")["spec"]["template"]["spec"]["containers"][0]
        #expect(container["command"].items.compactMap(\.text) == ["sh", "-c"])
        let command = try #require(container["args"][0].text)
        let town = try town()
        let local = ["/project/", "/shards/", "/networks"].reduce(command) { command, path in
            command.replacing(path, with: path == "/project/" ? "" : String(path.dropFirst()))
        }
        for index in 0..<3 {
            let ended = try shell(local, in: town, ["JOB_COMPLETION_INDEX": "\(index)", "SHARDS": "3"])
            #expect(ended.code == 0, "\(ended.error)")
        }
        #expect(try shell("arterial merge shards/* --out outputs", in: town).code == 0)
        try expectWhole("outputs", of: town)
    }

    @Test("the commands of the workflow for GitHub Actions run, and its parts wait for one another")
    func workflow() throws {
        let workflow = try Self.yaml("github-matrix.yml")
        let jobs = workflow["jobs"]
        #expect(jobs["shard"]["needs"].text == "networks" && jobs["merge"]["needs"].text == "shard")
        #expect(jobs["shard"]["strategy"]["fail-fast"].flag == false)
        #expect(jobs["shard"]["env"]["SHARD"].text == "${{ matrix.shard }}")
        let shards = jobs["shard"]["strategy"]["matrix"]["shard"].items.compactMap(\.number)
        #expect(shards == Array(1...shards.count))
        let town = try town()
        func run(_ part: String, _ more: [String: String] = [:]) throws {
            for command in jobs[part]["steps"].items.compactMap(\.["run"].text) {
                let ended = try shell(command, in: town, more)
                #expect(ended.code == 0, "\(command): \(ended.error)")
            }
        }
        try run("networks")
        for shard in shards { try run("shard", ["SHARD": "\(shard)", "SHARDS": "\(shards.count)"]) }
        try run("merge")
        try expectWhole("outputs", of: town)
    }

    @Test("the Slurm script gives each task its shard, its folder and its processors")
    func slurmScript() throws {
        let folder = try StubFolder(scripts: ["cluster/slurm-array.sh"], commands: ["arterial": ""])
        let script = folder.project.url.appending(path: "scripts/cluster/slurm-array.sh").path
        func run(_ arguments: [String], _ variables: [String: String]) throws -> Arterial.Ended {
            let path = ["PATH": folder.project.url.appending(path: "commands").path + ":/usr/bin:/bin"]
            return try OtherCommand.run(
                "/bin/bash", [script] + arguments, in: folder.project.url,
                environment: path.merging(variables) { _, new in new })
        }
        #expect(try run([], ["SLURM_ARRAY_TASK_ID": "3"]).code == 0)
        #expect(
            try run(
                ["a", "--cache", "c"],
                ["SLURM_ARRAY_TASK_ID": "9", "SHARDS": "40", "OUT": "o", "SLURM_CPUS_PER_TASK": "2"]
            ).code == 0)
        #expect(
            folder.calls == [
                "arterial run jobs --shard 3/8 --out shards/3 --jobs 1",
                "arterial run a --cache c --shard 9/40 --out o/9 --jobs 2",
            ])
        let outside = try run([], [:])
        #expect(outside.code != 0 && outside.error.contains("start this with sbatch"))
    }

    @Test("the container file takes its base images as parameters, and installs the package that it makes")
    func containerFile() throws {
        let text = try Self.text("Containerfile")
        #expect(text.contains("\nFROM ${BUILD_BASE} AS build\n") && text.contains("\nFROM ${BASE}\n"))
        #expect(text.contains("scripts/package /packages\n"))
        #expect(text.contains("apt-get install --yes --no-install-recommends /packages/*.deb"))
        for part in ["Package.swift", "CHANGELOG.md", "NOTICE", "Sources Sources", "docs docs", "scripts scripts"] {
            #expect(text.split(separator: "\n").contains { $0.hasPrefix("COPY ") && $0.contains(part) }, "\(part)")
        }
    }

    @Test("the action for GitHub installs its package and runs the jobs that it is given")
    func action() throws {
        let steps = try Self.yaml("../../.github/actions/arterial/action.yml")["runs"]["steps"].items
        let folder = try StubFolder(scripts: [], commands: ["sudo": "", "arterial": "echo arterial 1.2.3"])
        let place = folder.project.path
        try folder.project.write("package", to: "given.deb")
        let variables = [
            "PATH": "\(place)/commands:/usr/bin:/bin", "RUNNER_TEMP": place, "GITHUB_OUTPUT": "\(place)/said",
            "PACKAGE": "given.deb", "JOBS": "a b", "OPTIONS": "--fail-on warnings",
        ]
        for command in steps.compactMap(\.["run"].text) {
            let ended = try OtherCommand.run(
                "/bin/bash", ["-e", "-c", command], in: folder.project.url, environment: variables)
            #expect(ended.code == 0, "\(ended.error)")
        }
        #expect(try folder.project.text("said") == "version=1.2.3\n")
        #expect(
            folder.calls == [
                "sudo apt-get update --quiet",
                "sudo apt-get install --yes --quiet --no-install-recommends \(place)/arterial.deb",
                "arterial --version",
                "arterial run a b --out arterial-outputs --cache .arterial-networks --report github=- --fail-on warnings",
            ])
    }

    @Test("all scripts of clusters can be parsed")
    func scripts() throws {
        let shell = try OtherCommand.run(
            "/bin/bash", ["-n", "scripts/cluster/slurm-array.sh"], in: Arterial.project, environment: Self.environment)
        #expect(shell.code == 0 && shell.error.isEmpty, "\(shell.error)")
        let python = "import ast, sys; ast.parse(open(sys.argv[1]).read())"
        let trial = try OtherCommand.run(
            "/usr/bin/python3", ["-c", python, "scripts/cluster/try-slurm"], in: Arterial.project,
            environment: Self.environment)
        #expect(trial.code == 0, "\(trial.error)")
    }
}

/// A part of a YAML or JSON document.
private struct Node {
    private let value: Any?

    init(_ value: Any?) { self.value = value }

    subscript(_ key: String) -> Node { Node((value as? [String: Any])?[key]) }
    subscript(_ index: Int) -> Node { items.indices.contains(index) ? items[index] : Node(nil) }
    var items: [Node] { (value as? [Any] ?? []).map(Node.init) }
    var text: String? { value as? String }
    var number: Int? { value as? Int }
    var flag: Bool? { value as? Bool }
}
