import JobSpec

/// A project to start from: a made town with streets, water pipes and trees, a job of each kind, and the schemas that
/// editors check them by.
public struct SampleProject {
    public init() {}

    public var files: [ProjectText] {
        [
            ProjectText("arterial.yaml", SampleJobs.project), ProjectText(".gitignore", SampleJobs.ignored),
            ProjectText("data/streets.geojson", SampleStreets().text),
            ProjectText("data/water.inp", SampleWater.pipes), ProjectText("data/valves.csv", SampleWater.valves),
            ProjectText("data/hydrants.geojson", SampleHydrants.features),
            ProjectText("data/inspections.csv", SampleHydrants.inspections),
            ProjectText("jobs/deliveries-in-the-best-order.yaml", SampleJobs.deliveries),
            ProjectText("jobs/deliveries-around-the-market.yaml", SampleJobs.market),
            ProjectText("jobs/reach-of-the-fire-station.yaml", SampleJobs.fireStation),
            ProjectText("jobs/valves-to-close-for-a-repair.yaml", SampleJobs.repair),
            ProjectText("jobs/hydrants-that-failed.yaml", SampleJobs.hydrants),
        ] + ProjectText.schemas
    }
}

extension ProjectText {
    /// The schemas that the files of a project name at their heads.
    static var schemas: [ProjectText] {
        [
            ProjectText("schemas/job.schema.json", SchemaDocument.job.written() + "\n"),
            ProjectText("schemas/project.schema.json", SchemaDocument.project.written() + "\n"),
        ]
    }
}
