import Glibc

/// A copy of a section's elements that can be changed. Of an image that is a mapped file, only the pages that are changed take
/// memory, and neither the file nor other copies know of it.
public final class ChangeableCopy<Element: BitwiseCopyable> {
    public let values: UnsafeMutableBufferPointer<Element>
    /// What was mapped; nil: memory that was allocated.
    private let mapping: UnsafeMutableRawBufferPointer?

    /// A copy in memory.
    public init(of values: UnsafeBufferPointer<Element>) {
        self.values = .allocate(capacity: values.count)
        _ = self.values.initialize(from: values)
        mapping = nil
    }

    init(_ values: UnsafeMutableBufferPointer<Element>, in mapping: UnsafeMutableRawBufferPointer) {
        self.values = values
        self.mapping = mapping
    }

    deinit {
        if let mapping {
            _ = munmap(mapping.baseAddress, mapping.count)
        } else {
            values.deallocate()
        }
    }
}

extension Image {
    /// A copy of elements of one of the sections.
    ///
    /// - Complexity: O(1) for a mapped file, and the size of a page for each page that is changed; else O(elements).
    public func changeable<Element: BitwiseCopyable>(
        _ elements: UnsafeBufferPointer<Element>
    ) -> ChangeableCopy<Element> {
        guard let mapping = bytes.changeablePages(of: UnsafeRawBufferPointer(elements)) else {
            return ChangeableCopy(of: elements)
        }
        let values = UnsafeMutableRawBufferPointer(rebasing: mapping.pages[mapping.place...])
            .assumingMemoryBound(to: Element.self)
        return ChangeableCopy(UnsafeMutableBufferPointer(rebasing: values[..<elements.count]), in: mapping.pages)
    }
}
