import Geometry
import ImageFile

/// The land round streets, as triangles: what tells which street is nearest to a place.
///
/// Every street that counts is a chain of sides of triangles, and every corner knows the places on streets that own it:
/// those it stands on, or the nearest one. The corners with the same owning edges are a cell; the seams between cells are drawn
/// once, and an outline is the seams between what is reached and what is not. On streets that is exact; between them triangles
/// are at most 30 m wide, farther away at most a quarter wider than the way to the nearest street.
///
/// Read-only and shared by all workers; the arrays lie in an image: `SurfaceParts` says what they hold.
public final class Surface: Sendable {
    /// Keeps the arrays where they are.
    let image: Image
    let sections: SurfaceSections

    /// Marks a triangle's corner from which a street runs to the next one.
    static let streetFlag: UInt32 = 1 << 31

    /// - Throws: `ImageError` where a section is missing.
    init(_ image: Image) throws {
        self.image = image
        sections = try SurfaceSections(image)
    }

    /// On which everything that is drawn lies.
    public var map: SurfaceMap { sections.map }
    public var cornerCount: Int { sections.mesh.corners.count - 1 }
    public var seamCount: Int { sections.seams.count }
    public var triangleCount: Int { sections.mesh.triangles.count / 3 }
    /// The bytes of the image.
    public var imageSize: Int { image.byteCount }
    /// Metres from streets beyond which no area goes.
    public static let reach = 5_000.0
}
