import FeatureSources
import JobSpec
import Vocabulary

/// What a project allows its sources to be.
struct ProjectAccess {
    let spec: ProjectSpec
    let diagnostics: Diagnostics

    /// Names of formats that GDAL does not have are reported.
    func access() -> SourceAccess {
        var access = SourceAccess.usual
        if let allow = spec.allow {
            access.formats = formats(allow.formats)
            access.virtualFiles = Set(allow.virtualFiles.map { VirtualFiles($0) })
            access.spatialite = allow.spatialite
        }
        if let databases = spec.databases { access.statementTimeout = databases.statementTimeout.milliseconds }
        return access
    }

    private func formats(_ names: [Marked<String>]) -> [String] {
        guard let first = names.first else { return [] }
        do {
            let known = try GDALLibrary.shared().formats
            return names.compactMap { format(named: $0, among: known) }
        } catch {
            diagnostics.error("unknown_format", at: first.mark, "\(error)")
            return []
        }
    }

    private func format(named name: Marked<String>, among known: [String]) -> String? {
        if let format = known.first(where: { $0.lowercased() == name.value.lowercased() }) { return format }
        diagnostics.error(
            "unknown_format", at: name.mark,
            "GDAL has no format \(SafeText.quoted(name.value)) that holds layers", help: help(for: name.value, known))
        return nil
    }

    /// Of `VRT` the format OGR_VRT is meant.
    private func help(for name: String, _ known: [String]) -> String? {
        let holding = known.first { $0.lowercased().contains(name.lowercased()) && name.count > 2 }
        return holding.map { "did you mean '\($0)'?" } ?? UnknownName.help(for: name, among: known)
    }
}

extension VirtualFiles {
    init(_ name: VirtualFilesName) {
        switch name {
        case .zip: self = .zip
        case .gzip: self = .gzip
        case .tar: self = .tar
        case .web: self = .web
        }
    }
}
