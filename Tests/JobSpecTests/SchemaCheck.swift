import Foundation
import JobSpec
import Vocabulary

/// Holds values against a JSON Schema, as far as the schemas of this program go.
///
/// Written from JSON Schema 2020-12 (https://json-schema.org/draft/2020-12/json-schema-validation); a keyword that it does
/// not know is a fault.
struct SchemaCheck {
    /// What a value breaks, as keywords with their paths; empty for a value that the schema accepts.
    static func faults(of value: JSONValue, under schema: JSONValue, at path: String = "") -> [String] {
        guard case .object(let keywords) = schema else { return ["\(path): no schema"] }
        guard Set(keywords.map(\.0)).count == keywords.count else { return ["\(path): a keyword twice"] }
        return keywords.flatMap { keyword, argument in
            isKept(keyword, argument, value, schema, path) ? [] : ["\(path): \(keyword)"]
        }
    }

    /// What a reference within a document means; the schemas of all files share their definitions.
    private static func definition(_ reference: JSONValue) -> JSONValue {
        let name = texts(reference)[0].replacing("#/$defs/", with: "")
        return SchemaDocument.job["$defs"]?[name] ?? .null
    }

    private static func accepts(_ schema: JSONValue?, _ value: JSONValue?, _ path: String) -> Bool {
        guard let schema, let value else { return true }
        return faults(of: value, under: schema, at: path).isEmpty
    }

    private static func isKept(
        _ keyword: String, _ argument: JSONValue, _ value: JSONValue, _ schema: JSONValue, _ path: String
    ) -> Bool {
        switch keyword {
        case "$schema", "title", "description", "default", "examples", "then", "else", "$defs": true
        case "$ref": accepts(definition(argument), value, path)
        case "type": texts(argument).contains { has(value, type: $0) }
        case "enum": items(argument).contains(value)
        case "const": argument == value
        case "anyOf": items(argument).contains { accepts($0, value, path) }
        case "oneOf": items(argument).count { accepts($0, value, path) } == 1
        case "allOf": items(argument).allSatisfy { accepts($0, value, path) }
        case "not": !accepts(argument, value, path)
        case "if": accepts(schema[accepts(argument, value, path) ? "then" : "else"], value, path)
        default: isKeptByContents(keyword, argument, value, schema, path)
        }
    }

    private static func isKeptByContents(
        _ keyword: String, _ argument: JSONValue, _ value: JSONValue, _ schema: JSONValue, _ path: String
    ) -> Bool {
        let known = members(schema["properties"] ?? .null).map(\.0)
        return switch keyword {
        case "properties": members(argument).allSatisfy { accepts($0.1, value[$0.0], "\(path).\($0.0)") }
        case "required": !isObject(value) || texts(argument).allSatisfy { value[$0] != nil }
        case "dependentRequired":
            members(argument).allSatisfy { key, others in
                value[key] == nil || texts(others).allSatisfy { value[$0] != nil }
            }
        case "additionalProperties":
            members(value).filter { !known.contains($0.0) }.allSatisfy { name, member in
                argument != .boolean(false) && accepts(argument, member, "\(path).\(name)")
            }
        case "items": items(value).allSatisfy { accepts(argument, $0, "\(path)[]") }
        case "minItems": !isArray(value) || Double(items(value).count) >= number(argument) ?? 0
        case "maxItems": !isArray(value) || Double(items(value).count) <= number(argument) ?? 0
        case "uniqueItems": items(value).enumerated().allSatisfy { !items(value).dropFirst($0 + 1).contains($1) }
        case "minLength": texts(value).allSatisfy { Double($0.count) >= number(argument) ?? 0 }
        case "pattern": texts(value).allSatisfy { $0.range(of: texts(argument)[0], options: .regularExpression) != nil }
        case "minimum": number(value).map { $0 >= number(argument) ?? 0 } ?? true
        case "maximum": number(value).map { $0 <= number(argument) ?? 0 } ?? true
        case "exclusiveMinimum": number(value).map { $0 > number(argument) ?? 0 } ?? true
        case "exclusiveMaximum": number(value).map { $0 < number(argument) ?? 0 } ?? true
        case "propertyNames": members(value).allSatisfy { accepts(argument, .text($0.0), path) }
        case "minProperties": !isObject(value) || Double(members(value).count) >= number(argument) ?? 0
        case "maxProperties": Double(members(value).count) <= number(argument) ?? 0
        default: false
        }
    }

    private static func has(_ value: JSONValue, type: String) -> Bool {
        switch (value, type) {
        case (.null, "null"), (.boolean, "boolean"), (.integer, "integer"), (.integer, "number"), (.number, "number"),
            (.text, "string"), (.array, "array"), (.object, "object"):
            true
        default: false
        }
    }

    private static func isObject(_ value: JSONValue) -> Bool { has(value, type: "object") }

    private static func isArray(_ value: JSONValue) -> Bool { has(value, type: "array") }

    private static func members(_ value: JSONValue) -> [(String, JSONValue)] {
        if case .object(let members) = value { members } else { [] }
    }

    private static func items(_ value: JSONValue) -> [JSONValue] {
        if case .array(let items) = value { items } else { [] }
    }

    /// A text, or the texts of a list.
    private static func texts(_ value: JSONValue) -> [String] {
        if case .text(let text) = value { return [text] }
        return items(value).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    private static func number(_ value: JSONValue) -> Double? {
        switch value {
        case .integer(let number): Double(number)
        case .number(let text): Double(text)
        default: nil
        }
    }
}
