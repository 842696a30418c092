import Glibc

/// The place of a job's folder, which a finished folder takes.
///
/// Where the file system exchanges names, the new folder and the old one are exchanged. Where it does not (some network
/// file systems), the folder becomes a hidden version, and the place a link to it: a link is replaced in one step
/// anywhere. A reader finds the old folder or the new one at any moment: one that followed the link before it was replaced
/// may still be on its way, so the version behind it stays, until `JobFolder.removeLeftovers` of the next run.
///
/// Once, when a real folder gives way to a link, there is nothing in the place for the moment between two renames; so
/// each time where there are no links either. A run that is killed right then is repaired by
/// `JobFolder.removeLeftovers`.
struct FolderPlace {
    let outputFolder: String
    let jobName: String
    let exchange: Exchange

    private var path: String { outputFolder + "/" + jobName }

    /// Puts the folder at the path `new` in the place.
    ///
    /// - Returns: the paths of what has become superfluous.
    /// - Throws: `WriteError`; what stood there stands as before then, and `new` where it was.
    func put(_ new: String) throws(WriteError) -> [String] {
        guard Folders.exists(path) else { return try putWhereNothingIs(new) }
        switch exchange.swap(new, path) {
        case .swapped: return [new]
        case .notOffered: return try putByLink(new)
        case .failed(ENOENT): return try putWhereNothingIs(new)
        case .failed(let fault): throw WriteError("replace", jobName, code: fault)
        }
    }

    /// The number of the version that a link in the place leads to; nil where a folder or nothing is there.
    private var version: Int? {
        guard let name = Folders.linked(path), case .version(jobName, let number)? = HiddenName(name) else {
            return nil
        }
        return number
    }

    /// What the file system offers is found out first: who has a link from the start never sees a gap.
    private func putWhereNothingIs(_ new: String) throws(WriteError) -> [String] {
        let isOffered = try exchange.isOffered(in: outputFolder) { () throws(WriteError) in try swapsAndPutsBack(new) }
        guard isOffered else { return try putByLink(new) }
        if rename(new, path) != 0 { throw WriteError("create", jobName) }
        return []
    }

    /// Swaps the folder with an empty one and puts it back.
    private func swapsAndPutsBack(_ new: String) throws(WriteError) -> Bool {
        let probe = new + "-probe"
        guard mkdir(probe, 0o777) == 0 else { return false }
        guard exchange.swap(new, probe) == .swapped else {
            rmdir(probe)
            return false
        }
        // The outputs are in the probe now.
        if rename(probe, new) != 0 { throw WriteError("create", jobName) }
        return true
    }

    private func putByLink(_ new: String) throws(WriteError) -> [String] {
        let (name, link) = (freeVersion(), new + "-link")
        if symlink(name, link) != 0 { return try putInTwoSteps(new, moving: new) }
        let version = outputFolder + "/" + name
        if rename(new, version) != 0 {
            let fault = errno
            unlink(link)
            throw WriteError("create", jobName, code: fault)
        }
        do throws(WriteError) {
            if Folders.isRealFolder(path) { return try putInTwoSteps(link, moving: new) }
            if rename(link, path) != 0 { throw WriteError("replace", jobName) }
            return []
        } catch {
            _ = rename(version, new)
            unlink(link)
            throw error
        }
    }

    /// A name that no version has; the run before and killed ones left some behind.
    private func freeVersion() -> String {
        var number = version ?? 0
        repeat { number &+= 1 } while Folders.exists(outputFolder + "/" + HiddenName.version(number, of: jobName))
        return HiddenName.version(number, of: jobName)
    }

    /// Two renames: the old folder away, the new one or the link to it in. If the second fails, the old one is put back.
    private func putInTwoSteps(_ new: String, moving name: String) throws(WriteError) -> [String] {
        let old = name + "-old"
        let hadOld = rename(path, old) == 0
        if !hadOld, errno != ENOENT { throw WriteError("replace", jobName) }
        if rename(new, path) != 0 {
            let fault = errno
            if hadOld { _ = rename(old, path) }
            throw WriteError("replace", jobName, code: fault)
        }
        return hadOld ? [old] : []
    }
}
