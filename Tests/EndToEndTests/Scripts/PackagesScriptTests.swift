import Testing

@Suite("scripts/packages")
struct PackagesScriptTests {
    /// A computer where only `zlib1g-dev` is installed.
    private func folder(user: Int, sudo: String? = nil) throws -> StubFolder {
        var commands = [
            "id": "echo \(user)", "apt-get": "",
            "dpkg-query": "for name; do :; done; [ $name = zlib1g-dev ] && printf installed",
        ]
        commands["sudo"] = sudo
        return try StubFolder(scripts: ["packages"], commands: commands)
    }

    @Test(
        "prints what to install and stops elsewhere than as root or with sudo",
        arguments: [nil, "echo a password is needed >&2; exit 1"])
    func stops(_ sudo: String?) throws {
        let folder = try folder(user: 1000, sudo: sudo)
        let ended = try folder.run("packages", "zlib1g-dev", "libyaml-dev", "g++")
        #expect(ended.code == 1)
        #expect(ended.output.isEmpty)
        #expect(
            ended.error == """
                installing: libyaml-dev g++
                Please install these packages, and call this again:
                    sudo apt-get install libyaml-dev g++

                """)
        #expect(!folder.calls.contains { $0.hasPrefix("apt-get") })
    }

    @Test("installs nothing and says nothing where all are there")
    func nothing() throws {
        let folder = try folder(user: 1000)
        let ended = try folder.run("packages", "zlib1g-dev")
        #expect(ended.code == 0)
        #expect(ended.output.isEmpty && ended.error.isEmpty)
        #expect(folder.calls.allSatisfy { $0.hasPrefix("dpkg-query") })
    }

    @Test("installs what is missing as root")
    func root() throws {
        let folder = try folder(user: 0)
        #expect(try folder.run("packages", "zlib1g-dev", "libyaml-dev").code == 0)
        #expect(folder.calls.last == "apt-get install --yes --quiet --no-install-recommends libyaml-dev")
    }

    @Test("installs what is missing with sudo")
    func sudo() throws {
        let folder = try folder(user: 1000, sudo: "[ $1 = -n ] || \"$@\"")
        #expect(try folder.run("packages", "libyaml-dev").code == 0)
        #expect(
            folder.calls.suffix(2).allSatisfy {
                $0.hasSuffix("install --yes --quiet --no-install-recommends libyaml-dev")
            })
    }
}
