import Foundation

/// A part of a file that a page shows: where in the file it stands.
struct DocumentedFragment {
    /// `job KIND`, `project` or `utility-model`.
    let schema: String
    /// The keys above it, parted by dots.
    let place: String

    static func of(_ block: DocumentedBlock) -> DocumentedFragment? {
        all[block.page]?.first { block.text.hasPrefix($0.key) }?.value
    }

    /// By page, and then by how the block begins.
    static let all: [String: [String: DocumentedFragment]] = [
        "coming-from-open-source.md": ["networks:": project()],
        "directions.md": ["directions:": job("route"), "languages:": project()],
        "job-files.md": [
            "name: reach": job("service_area"), "restrictions:": job("route"), "barriers:": job("route"),
            "definitions:": project(),
        ],
        "layers.md": ["allow:": project(), "networks:": project()],
        "networks.md": ["networks:": project()],
        "service-areas.md": ["summarize:": job("service_area")],
        "traces.md": [
            "starting_locations:": job("trace"), "trace_configuration:": job("trace"),
            "condition_barriers:": job("trace", "configuration"), "propagators:": job("trace", "configuration"),
        ],
        "travel-modes.md": [
            "travel_modes:": project(), "speeds:": project("travel_modes.mode"),
            "access:": project("travel_modes.mode"), "oneway_tags:": project("travel_modes.mode"),
            "restrictions:": project("travel_modes.mode"),
        ],
        "utility-models.md": [
            "networks:": project(), "rules:": DocumentedFragment(schema: "utility-model", place: ""),
            "associations:": DocumentedFragment(schema: "utility-model", place: ""),
        ],
    ]

    private static func job(_ kind: String, _ place: String = "") -> DocumentedFragment {
        DocumentedFragment(schema: "job \(kind)", place: place)
    }

    private static func project(_ place: String = "") -> DocumentedFragment {
        DocumentedFragment(schema: "project", place: place)
    }

    /// What the schema has against it, but that keys are missing which stand elsewhere in the file.
    func faults(_ text: String) throws -> String {
        let file = schema.split(separator: " ").map(String.init)
        let printed = try Arterial.run("schema", file[0])
        let folder = try TemporaryProject(["schema.json": printed.output, "part.yaml": text])
        let ended = try OtherCommand.run(
            "/usr/bin/python3", ["-c", Self.check, file.dropFirst().first ?? "", place], in: folder.url,
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"])
        return ended.output + ended.error
    }

    /// Another library than ours reads the part and holds it against the schema.
    private static let check = """
        import json, sys, yaml, jsonschema
        class Text(yaml.SafeLoader):
            'Words and numbers alone: no dates, times of day, yes and no, as in YAML 1.2.'
        Text.yaml_implicit_resolvers = {
            letter: [each for each in found if not each[0].endswith((':timestamp', ':bool', ':int')) or letter in 'tf']
            for letter, found in yaml.SafeLoader.yaml_implicit_resolvers.items()}
        import re
        Text.add_implicit_resolver('tag:yaml.org,2002:int', re.compile(r'^[-+]?[0-9]+$'), list('-+0123456789'))
        schema, part = json.load(open('schema.json')), yaml.load(open('part.yaml'), Text)
        kind, place = sys.argv[1:]
        if kind:
            own = next(each for each in schema['oneOf'] if kind in each['properties']['job']['enum'])
            schema = {**own, '$defs': schema['$defs']}
        for key in reversed(place.split('.') if place else []):
            part = {key: part}
        depth = len(place.split('.')) if place else 0
        for fault in jsonschema.Draft202012Validator(schema).iter_errors(part):
            if len(fault.path) > depth or fault.validator not in ('required', 'anyOf', 'oneOf'):
                print(list(fault.path), fault.message)
        """
}
