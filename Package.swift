// swift-tools-version: 6.0
import PackageDescription

/// What jobs run through is tested at the speed that it runs at: see docs/architecture.md, "How it gets fast".
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The modules in the order of docs/architecture.md: a module imports only modules above it.
let package = Package(
    name: "arterial",
    products: [.executable(name: "arterial", targets: ["arterial"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
        .systemLibrary(name: "CPrefetch"),
        .systemLibrary(name: "CMalloc"),
        .target(name: "CGDAL", linkerSettings: [.linkedLibrary("dl")]),
        .target(name: "CGEOS", linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "COsmium",
            cxxSettings: [.define("OSMIUM_WITH_LZ4"), .unsafeFlags(["-O2"], .when(configuration: .debug))],
            linkerSettings: ["z", "bz2", "expat", "lz4", "pthread"].map { .linkedLibrary($0) }),

        .target(name: "Vocabulary", swiftSettings: optimised),
        .target(name: "SystemCalls", swiftSettings: optimised),
        .target(name: "ImageFile", dependencies: ["Vocabulary", "SystemCalls", "CXXHash"], swiftSettings: optimised),
        .target(name: "Geometry", dependencies: ["Vocabulary", "CGEOS"], swiftSettings: optimised),
        .target(name: "FeatureSources", dependencies: ["Geometry", "CGDAL"], swiftSettings: optimised),
        .target(name: "StreetNetwork", dependencies: ["Geometry", "ImageFile", "CPrefetch"], swiftSettings: optimised),
        .target(name: "UtilityNetwork", dependencies: ["Geometry", "ImageFile"], swiftSettings: optimised),
        .target(
            name: "NetworkImport", dependencies: ["StreetNetwork", "UtilityNetwork", "FeatureSources", "COsmium"],
            swiftSettings: optimised),
        .target(name: "StopOrdering", dependencies: ["Vocabulary"], swiftSettings: optimised),
        .target(name: "Results", dependencies: ["Geometry"], swiftSettings: optimised),
        .target(
            name: "Analyses",
            dependencies: ["StreetNetwork", "UtilityNetwork", "StopOrdering", "Results", "FeatureSources"],
            swiftSettings: optimised),
        .target(
            name: "ResultWriters", dependencies: ["Results", "FeatureSources", "ImageFile", "SystemCalls"],
            swiftSettings: optimised),
        .target(name: "JobSpec", dependencies: ["Vocabulary", "CLibYAML"], swiftSettings: optimised),
        .target(
            name: "OutputComparison", dependencies: ["Geometry", "FeatureSources", "JobSpec", "SystemCalls"],
            swiftSettings: optimised),
        .target(
            name: "Preparation",
            dependencies: ["JobSpec", "Analyses", "NetworkImport", "ImageFile", "CXXHash"],
            resources: [.embedInCode("Modes/travel-modes.yaml")]
                + ["de", "en", "es", "fi", "fr"].map { .embedInCode("Languages/\($0).yaml") },
            swiftSettings: optimised),
        .target(name: "Starter", dependencies: ["Preparation", "NetworkImport"]),
        .target(
            name: "MapPage", dependencies: ["StreetNetwork", "UtilityNetwork"],
            resources: ["page.html", "page.css"].map { .embedInCode("Web/\($0)") }
                + [
                    "codec", "model", "values", "palette", "camera", "levels", "layers", "labels", "pencil", "ground",
                    "paints",
                    "pointing", "canvas", "elements", "figures", "list", "detail", "page",
                ].map { .embedInCode("Web/\($0).js") },
            swiftSettings: optimised),
        .target(
            name: "Batch", dependencies: ["Preparation", "Analyses", "ResultWriters", "MapPage", "SystemCalls"],
            swiftSettings: optimised),
        .target(
            name: "ArterialCLI",
            dependencies: [
                "Batch", "OutputComparison", "Starter", "SystemCalls", "CMalloc",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "arterial", dependencies: ["ArterialCLI"]),

        .target(
            name: "TestSupport", dependencies: ["StreetNetwork", "UtilityNetwork", "NetworkImport"],
            path: "Tests/TestSupport", swiftSettings: optimised),
        .target(
            name: "AreaChecking", dependencies: ["Batch", "TestSupport"], path: "Tests/AreaChecking",
            swiftSettings: optimised),
        .executableTarget(
            name: "check-areas",
            dependencies: ["AreaChecking", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Tests/AreaChecker"),
        .target(
            name: "SequenceTrials", dependencies: ["StopOrdering"], path: "Tests/SequenceTrials",
            swiftSettings: optimised),
        .executableTarget(
            name: "try-sequence",
            dependencies: ["SequenceTrials", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Tests/SequenceTrial"),
        .executableTarget(
            name: "time-isolation",
            dependencies: ["TestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Tests/IsolationBenchmark"),
        .executableTarget(
            name: "time-routes",
            dependencies: [
                "Preparation", "TestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/RouteBenchmark"),
        .executableTarget(
            name: "time-writers",
            dependencies: [
                "ResultWriters", "TestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/WriterBenchmark", swiftSettings: optimised),
        .testTarget(name: "VocabularyTests", dependencies: ["Vocabulary"]),
        .testTarget(name: "ImageFileTests", dependencies: ["ImageFile", "TestSupport"]),
        // Oracles that try everything take most of the time of the tests.
        .testTarget(
            name: "GeometryTests", dependencies: ["Geometry", "TestSupport"], swiftSettings: optimised,
            linkerSettings: [.linkedLibrary("geos_c")]),
        .testTarget(name: "FeatureSourcesTests", dependencies: ["FeatureSources", "TestSupport"]),
        .testTarget(
            name: "StreetNetworkTests", dependencies: ["StreetNetwork", "TestSupport"], swiftSettings: optimised),
        .testTarget(
            name: "UtilityNetworkTests", dependencies: ["UtilityNetwork", "TestSupport"], swiftSettings: optimised),
        .testTarget(
            name: "NetworkImportTests",
            dependencies: ["NetworkImport", "StreetNetwork", "UtilityNetwork", "TestSupport"]),
        .testTarget(
            name: "StopOrderingTests", dependencies: ["StopOrdering", "SequenceTrials", "TestSupport"],
            swiftSettings: optimised),
        .testTarget(name: "MapPageTests", dependencies: ["MapPage", "TestSupport"]),
        .testTarget(name: "ResultWritersTests", dependencies: ["ResultWriters", "TestSupport"]),
        .testTarget(name: "JobSpecTests", dependencies: ["JobSpec", "TestSupport"]),
        .testTarget(name: "OutputComparisonTests", dependencies: ["OutputComparison", "TestSupport"]),
        .testTarget(name: "AnalysesTests", dependencies: ["Analyses", "Preparation", "TestSupport"]),
        .testTarget(name: "PreparationTests", dependencies: ["Preparation", "TestSupport"]),
        .testTarget(name: "BatchTests", dependencies: ["Batch", "TestSupport"]),
        .testTarget(
            name: "EndToEndTests", dependencies: ["arterial", "ArterialCLI", "AreaChecking", "TestSupport"],
            exclude: [
                "Batch/misfortune.c", "Golden/floods", "Golden/languages", "Golden/related", "Golden/rounds",
                "Traces/Reference/cases",
            ]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
