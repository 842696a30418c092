import FeatureSources
import Geometry
import JobSpec
import UtilityNetwork
import Vocabulary

/// Finds the elements that a job names, by their ids or by where they are.
struct ElementFinder {
    let network: LoadedUtilityNetwork
    let tolerance: Length
    /// Whether starts that are not found are left out with a message.
    let skipsInvalid: Bool
    let diagnostics: Diagnostics
    private(set) var messages: [Message] = []
    /// Into the system of the network, once a place asks for it.
    private var fromDegrees: CoordinateTransformation?

    init(network: LoadedUtilityNetwork, tolerance: Length, skipsInvalid: Bool, diagnostics: Diagnostics) {
        self.network = network
        self.tolerance = tolerance
        self.skipsInvalid = skipsInvalid
        self.diagnostics = diagnostics
    }

    /// A barrier; a device with several terminals may be named as a whole.
    mutating func barrier(_ element: WrittenElement) -> LocatedElement? {
        do {
            return try located(element, allowsWholeDevices: true)
        } catch {
            diagnostics.error("no_element", at: element.mark(of: error), "\(error)")
            return nil
        }
    }

    /// - Parameter domainNetwork: the one that is traced; nil: any may be.
    mutating func start(_ element: WrittenElement, of domainNetwork: String?) -> LocatedElement? {
        do {
            let found = try located(element, allowsWholeDevices: false)
            try check(found, isOf: domainNetwork)
            return found
        } catch {
            if skipsInvalid {
                messages.append(Message(.warning, Self.leftOut, "a starting location is left out: \(error)"))
            } else {
                diagnostics.error("no_element", at: element.mark(of: error), "\(error)")
            }
            return nil
        }
    }

    private func check(_ element: LocatedElement, isOf domainNetwork: String?) throws {
        let pipes = network.network
        let source = pipes.source(of: element.feature)
        guard let fault = pipes.schema.fault(ofSource: source, in: domainNetwork) else { return }
        throw ElementNotFound("\(pipes.name(of: element.feature)) is \(fault)")
    }

    /// Says that every starting location was left out.
    func reportMissingStart(_ mark: Mark) {
        guard let first = messages.first(where: { $0.code == Self.leftOut }) else { return }
        diagnostics.error(
            "no_element", at: mark, "no starting location is left to trace from",
            help: first.text.prefix(1).uppercased() + first.text.dropFirst())
    }

    private static let leftOut = "start_left_out"

    private mutating func located(_ element: WrittenElement, allowsWholeDevices: Bool) throws -> LocatedElement {
        switch element.name {
        case .feature(let spec):
            return try network.network.resolve(ElementReference(spec), allowsWholeDevices: allowsWholeDevices)
        case .row(let reference, let row):
            do {
                return try network.network.resolve(fitting(reference), allowsWholeDevices: allowsWholeDevices)
            } catch {
                throw ElementNotFound("\(row): \(error)")
            }
        case .place(let spec, let coordinate):
            return try nearest(coordinate, spec, allowsWholeDevices: allowsWholeDevices)
        case .emptyRow(let row):
            throw ElementNotFound("\(row) names no feature")
        }
    }

    /// What a row says of a feature as far as its kind has it.
    private func fitting(_ reference: ElementReference) -> ElementReference {
        var plain = reference
        (plain.terminal, plain.fraction) = (nil, nil)
        guard let feature = try? network.network.resolve(plain, allowsWholeDevices: true).feature else { return plain }
        if network.network.usage(of: feature).isEdge { plain.fraction = reference.fraction }
        if network.network.terminals(of: feature) != nil { plain.terminal = reference.terminal }
        return plain
    }

    private mutating func nearest(
        _ coordinate: Coordinate, _ spec: PlaceElementSpec, allowsWholeDevices: Bool
    ) throws -> LocatedElement {
        let (pipes, schema) = (network.network, network.network.schema)
        let text = Self.text(spec.place, coordinate)
        let source = try source(spec.source, schema)
        guard let found = try feature(at: coordinate, source) else {
            let what = spec.source.map { "of \($0.value) " } ?? ""
            let swapped = swapHelp(coordinate, source)
            throw ElementNotFound("no feature \(what)is within \(tolerance) of \(text)\(swapped)")
        }
        let feature = found.element.feature
        let millimetres = Int64((found.distance * schema.metresPerUnit * 1000).rounded())
        let fraction = found.element.fraction.map { " at \(Self.rounded($0)) of its length" } ?? ""
        messages.append(
            Message(
                .information, "located",
                "\(text) is \(pipes.name(of: feature))\(fraction), \(Length(millimetres: millimetres)) away"))
        if spec.terminal == nil, !pipes.usage(of: feature).isJunction { return found.element }
        let reference = ElementReference(
            source: schema.sources[pipes.source(of: feature)].name, globalID: pipes.globalID(of: feature),
            terminal: spec.terminal?.value)
        let element = try pipes.resolve(reference, allowsWholeDevices: allowsWholeDevices)
        return pipes.usage(of: feature).isJunction ? element : found.element
    }

    /// As it was written, where that was as two numbers.
    private static func text(_ written: PlaceGeometry, _ place: Coordinate) -> String {
        if case .at(let position) = written { position.written } else { text(place) }
    }

    private static func text(_ place: Coordinate) -> String {
        "[\(place.longitudeDegrees), \(place.latitudeDegrees)]"
    }

    private mutating func feature(
        at coordinate: Coordinate, _ source: Int?
    ) throws -> NearestFeature? {
        let place = try position(of: coordinate)
        let radius = Double(tolerance.millimetres) / 1000 / network.network.schema.metresPerUnit
        return network.network.nearest(to: place, within: radius, source: source)
    }

    /// Says so where a place whose numbers are swapped has a feature near it.
    private mutating func swapHelp(_ place: Coordinate, _ source: Int?) -> String {
        let (x, y) = (place.longitudeDegrees, place.latitudeDegrees)
        guard let swapped = Coordinate(longitudeDegrees: y, latitudeDegrees: x), swapped != place,
            let found = try? feature(at: swapped, source)
        else { return "" }
        let name = network.network.name(of: found.element.feature)
        return "; \(name) is near \(Self.text(swapped)): longitude comes first"
    }

    private static func rounded(_ fraction: Double) -> Double { (fraction * 1e6).rounded() / 1e6 }

    private func source(_ name: Marked<String>?, _ schema: UtilitySchema) throws -> Int? {
        guard let name else { return nil }
        if let source = schema.source(name.value) { return source }
        throw UtilityLookupFailure.unknownName(
            UnknownUtilityName(kind: "source", name: name.value, known: schema.sources.map(\.name)))
    }

    private mutating func position(of coordinate: Coordinate) throws -> UtilityPosition {
        guard let system = network.system else {
            throw ElementNotFound(
                "\(Self.text(coordinate)) cannot be found: the coordinate system of the network is not known; name it as its 'crs'"
            )
        }
        let degrees = Position(x: coordinate.longitudeDegrees, y: coordinate.latitudeDegrees)
        let way = try fromDegrees ?? CoordinateTransformation(from: .degrees, to: system)
        fromDegrees = way
        let place = try way.positions([degrees])[0]
        return UtilityPosition(x: place.x, y: place.y)
    }
}

extension ElementReference {
    init(_ spec: FeatureElementSpec) {
        self.init(
            source: spec.source?.value, globalID: spec.globalID.value, terminal: spec.terminal?.value,
            fraction: spec.fraction?.value)
    }
}

extension WrittenElement {
    /// Where it is written why an element is not found: the value that is wrong, where it is one.
    fileprivate func mark(of error: any Error) -> Mark {
        guard let part = (error as? UtilityLookupFailure)?.part else { return mark }
        let written: Mark? =
            switch (name, part) {
            case (.feature(let spec), .source): spec.source?.mark
            case (.feature(let spec), .globalID): spec.globalID.mark
            case (.feature(let spec), .terminal): spec.terminal?.mark
            case (.feature(let spec), .fraction): spec.fraction?.mark
            case (.place(let spec, _), .source): spec.source?.mark
            case (.place(let spec, _), .terminal): spec.terminal?.mark
            case (.place, .globalID), (.place, .fraction), (.row, _), (.emptyRow, _): nil
            }
        return written ?? mark
    }
}

/// Why there is no element at a place.
struct ElementNotFound: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
