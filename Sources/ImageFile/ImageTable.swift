/// The table of sections, which follows the header.
enum ImageTable {
    /// Reads and checks the table of a file whose header was checked: its checksum, names in rising order, and sections
    /// that follow each other without a gap from the table's end to the file's.
    ///
    /// Complexity: O(number of sections). No section is read.
    static func sections(
        of file: UnsafeRawBufferPointer, header: ImageHeader, path: String
    ) throws(ImageError) -> [ImageSection] {
        let table = UnsafeRawBufferPointer(rebasing: file[ImageHeader.byteCount..<Int(header.tableEnd)])
        let damage = ImageError.corrupted(path: path, section: nil)
        guard table.checksum == header.tableChecksum else { throw damage }
        var sections: [ImageSection] = []
        var end = header.tableEnd
        for start in stride(from: 0, to: table.count, by: ImageSection.entrySize) {
            let entry = UnsafeRawBufferPointer(rebasing: table[start..<start + ImageSection.entrySize])
            guard let section = ImageSection(entry, start: end, fileSize: header.fileSize) else { throw damage }
            if let last = sections.last, last.name >= section.name { throw damage }
            sections.append(section)
            end = section.paddedEnd
        }
        guard end == header.fileSize else { throw damage }
        return sections
    }
}
