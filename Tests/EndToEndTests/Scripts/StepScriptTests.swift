import Foundation
import Testing

/// The scripts that install, build and run, with commands in the place of those that take minutes.
@Suite("The script")
struct StepScriptTests {
    private static let system = "/usr/bin:/bin"

    /// - Parameter swift: what the compiler does.
    private func folder(_ script: String, swift: String) throws -> StubFolder {
        let folder = try StubFolder(
            scripts: [script, "build-release", "forget-other-builds"], commands: ["swift": swift])
        try folder.project.write("# What is needed.\nlibyaml-dev\nzlib1g-dev\n", to: "scripts/needs")
        try folder.project.write("# What tests need.\npython3\n", to: "scripts/needs-tests")
        for helper in ["packages", "check-features"] { try folder.addCommand("", at: "scripts/\(helper)") }
        try folder.project.write("// What is built.\n", to: "Package.swift")
        try folder.project.write("let answer = 42\n", to: "Sources/arterial/Answer.swift")
        try folder.addCommand("", at: ".build/built/arterial")
        return folder
    }

    /// A compiler that takes what is built already.
    private static let building = "mkdir -p .build/release; cp .build/built/arterial .build/release"

    @Test("run installs what is missing, builds, and runs jobs/")
    func run() throws {
        let folder = try folder("run", swift: Self.building)
        #expect(try folder.run("run", path: Self.system).code == 0)
        #expect(
            folder.calls == [
                "packages libyaml-dev zlib1g-dev",
                "swift build --configuration release --product arterial --static-swift-stdlib "
                    + "-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors "
                    + "-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs",
                "arterial run jobs",
            ])
    }

    @Test("run takes other paths and options")
    func runOthers() throws {
        let folder = try folder("run", swift: Self.building)
        #expect(try folder.run("run", "town", "--jobs", "3", path: Self.system).code == 0)
        #expect(folder.calls.last == "arterial run town --jobs 3")
    }

    @Test("run takes paths from where one stands, and runs jobs/ of the project from anywhere")
    func runFromElsewhere() throws {
        let folder = try folder("run", swift: Self.building)
        try folder.addCommand("pwd", at: ".build/built/arterial")
        try folder.project.write("", to: "elsewhere/town.yaml")
        let others = try folder.run("run", "town.yaml", path: Self.system, from: "elsewhere")
        #expect(others.output.hasSuffix("/elsewhere\n"), "\(others.output)")
        let own = try folder.run("run", path: Self.system, from: "elsewhere")
        #expect(own.code == 0 && !own.output.hasSuffix("/elsewhere\n"), "\(own.output)")
    }

    @Test("build-release throws away what was built from other sources, and nothing else")
    func otherSources() throws {
        let folder = try folder("run", swift: "mkdir -p .build/release; date >> .build/release/part.o")
        func partsAfterBuilding() throws -> Int {
            #expect(try folder.run("build-release", "arterial", path: Self.system).code == 0)
            return try folder.project.text(".build/release/part.o").split(separator: "\n").count
        }
        #expect(try partsAfterBuilding() == 1)
        #expect(try partsAfterBuilding() == 2)
        try folder.project.write("let answer = 43\n", to: "Sources/arterial/Answer.swift")
        #expect(try partsAfterBuilding() == 1)
        try folder.project.write("let answer = 44\n", to: "Sources/arterial/Other.swift")
        #expect(try partsAfterBuilding() == 1)
        #expect(try partsAfterBuilding() == 2)
    }

    @Test("test throws away what was built from other sources, too")
    func otherSourcesOfTests() throws {
        let folder = try folder(
            "test", swift: "mkdir -p .build/debug; date >> .build/debug/part.o; echo 'Build complete!'")
        func partsAfterTesting() throws -> Int {
            #expect(try folder.run("test", path: Self.system).code == 0)
            return try folder.project.text(".build/debug/part.o").split(separator: "\n").count
        }
        #expect(try partsAfterTesting() == 2)
        #expect(try partsAfterTesting() == 4)
        try folder.project.write("let answer = 43\n", to: "Sources/arterial/Answer.swift")
        #expect(try partsAfterTesting() == 2)
    }

    @Test("run shows why a build failed, and runs nothing")
    func failedBuild() throws {
        let folder = try folder("run", swift: "echo 'error: no such module'; exit 1")
        let ended = try folder.run("run", path: Self.system)
        #expect(ended.code == 1)
        #expect(ended.error.hasSuffix("error: no such module\n"))
        #expect(folder.calls.last?.hasPrefix("swift build") == true)
    }

    @Test("test installs what tests need, builds, runs all tests, and checks that every promise has one")
    func test() throws {
        let folder = try folder("test", swift: "echo 'Build complete!'")
        #expect(try folder.run("test", path: Self.system).code == 0)
        let calls = folder.calls
        #expect(
            calls.dropLast() == [
                "packages libyaml-dev zlib1g-dev python3", "swift build --build-tests", "swift test --skip-build",
            ])
        #expect(calls.last?.hasPrefix("check-features /") == true)
    }

    @Test("test fails where a test fails", arguments: ["error: a test failed"])
    func failedTest(_ sentence: String) throws {
        let folder = try folder(
            "test", swift: "echo 'Build complete!'; [ $1 = build ] || { echo '\(sentence)'; exit 1; }")
        let ended = try folder.run("test", path: Self.system)
        #expect(ended.code == 1)
        #expect(ended.output.contains(sentence))
    }

    @Test(
        "is one that bash can read",
        arguments: ["packages", "run", "build-release", "forget-other-builds", "test", "try-fresh"])
    func parses(_ script: String) throws {
        let path = Arterial.project.appending(path: "scripts/\(script)").path
        #expect(FileManager.default.isExecutableFile(atPath: path))
        let ended = try OtherCommand.run(
            "/bin/bash", ["-n", path], in: Arterial.project, environment: ["PATH": Self.system])
        #expect(ended.code == 0, "\(ended.error)")
    }
}
