import FeatureSources
import Foundation
import JobSpec
import Preparation
import Testing

/// What a job file names is what preparing its jobs opens, so that it can be known without preparing them.
struct SampleSourceTests {
    @Test("The sources of a decoded job are the inputs of the prepared one", arguments: Sample.names)
    func sources(name: String) throws {
        let diagnostics = Diagnostics()
        let spec = ProjectFile.decode(try file("arterial.yaml"), diagnostics)
        let project = Project(spec: spec, folder: Sample.jobs.path, diagnostics)
        let documents = JobFile.decode(try file(name + ".yaml"), project: spec, diagnostics)
        guard case .job(let job)? = documents.first else { throw NoJob() }
        let prepared = try #require(JobPreparation(project: project, diagnostics).prepare(job, name: name))
        #expect(Set(job.sources.map { SourceAddress($0, access: .usual) }) == Set(prepared.inputs))
    }

    private struct NoJob: Error {}

    private func file(_ name: String) throws -> SourceFile {
        let path = Sample.jobs.appending(path: name).path
        return try SourceFile.read(path: path, displayedAs: path)
    }
}
