/// The blocks of the documentation that the test of examples does not run, and why.
enum BlocksAside {
    static func reason(of block: DocumentedBlock) -> String? {
        all[block.page]?.first { block.text.hasPrefix($0.key) || block.firstLine.hasPrefix($0.key) }?.value
    }

    /// By page, and then by how the block begins.
    static let all: [String: [String: String]] = [
        "../README.md": [
            "scripts/run": "it builds the program; scripts/try-fresh runs it in a fresh clone",
            "scripts/test": "it runs these tests",
            "[1/27]": "the lines of a run, with its times",
            "all-that-feeder-south-feeds  ": "the closing table: SampleFilesTests compares it",
            "27 jobs": "the closing table: SampleFilesTests compares it",
        ],
        "architecture.md": ["job files ─►": "a picture"],
        "coming-from-arcgis.md": ["area = arcpy": "it needs ArcGIS"],
        "diff.md": [
            "arterial run jobs --only 'hospitals-*'": "DocumentedDiffTests runs it",
            "hospitals-around-the-floods: different": "DocumentedDiffTests compares it",
        ],
        "directions.md": ["based_on: en": "OwnLanguageTests has such a file"],
        "errors.md": [
            "jobs/": "DocumentedErrorTests compares it"
        ],
        "first-hour.md": [
            "git clone": "a clone needs an address; scripts/try-fresh makes one and runs scripts/run",
            "30 2 * * *": "a line for cron, as in recipes.md",
            "name: analyses": "a workflow; its commands are those of recipes.md",
        ],
        "installing.md": [
            "scripts/package": "it builds the program; scripts/try-package tries it on a bare Debian",
            "sudo apt-get": "scripts/try-package runs it on a bare Debian",
            "scripts/try-package": "it needs root, and takes minutes",
            "buildah build": "it needs buildah; scripts/try-package builds it with --container",
            "- uses: actions": "a workflow; ManyMachinesTests runs the steps of its action",
        ],
        "job-files.md": [
            "source: \"PG:": "it needs a server; EnvironmentTests fills such references",
            "arterial run PATH...": "a synopsis",
            "# yaml-language-server": "a comment; StarterProjectTests looks at it",
        ],
        "many-machines.md": [
            "arterial run jobs --shard": "ManyMachinesTests runs it",
            "arterial: the shards cannot": "what is printed: MergeRefusalTests",
            "arterial run jobs --out outputs": "a command of other pages, after a merge",
            "arterial network build": "ManyMachinesTests runs it",
            "seq 4": "ManyMachinesTests runs it",
            "array=$(sbatch": "it needs Slurm: SlurmTests",
            "scontrol requeue": "it needs Slurm: SlurmTests",
            "buildah build": "it needs Kubernetes; ManyMachinesTests reads the manifest and runs its command",
        ],
        "recipes.md": ["PATH=": "lines for cron, which DocumentedExampleTests runs as cron does"],
        "reports.md": [
            "12 of 400 done": "a live line: TerminalTests",
            "2 of 5 jobs": "lines of a run: StreamTests",
            "- run: arterial": "a workflow: its commands are those of recipes.md",
            "arterial:": "GitLab's file: its commands are those of recipes.md",
            "sh 'arterial": "Jenkins's file: its commands are those of recipes.md",
        ],
        "starter.md": [
            "The layer links": "what is printed for a layer that is not in the sample: DraftedStreetTests",
            "Guessed, and marked": "what is printed for a layer that is not in the sample: DraftedStreetTests",
        ],
        "utility-models.md": [
            "T1 ─P1─": "a picture",
            "arterial init --utility --from-schema": "it needs reports on a network: SchemaDraftTests",
            "the network 'town'": "what a network with mistakes says",
        ],
        "utility-networks.md": ["layers and model": "a picture"],
    ]
}
