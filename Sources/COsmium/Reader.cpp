#include "Reader.hpp"

#include <algorithm>
#include <limits>
#include <thread>

namespace bits = osmium::osm_entity_bits;

namespace {

/// The references of the ways that count.
std::vector<int64_t> references(const Ways &ways, const std::vector<uint32_t> &current) {
    std::vector<int64_t> result;
    for (const auto content : current) {
        result.insert(
            result.end(), ways.reference.begin() + ways.first_reference[content],
            ways.reference.begin() + ways.first_reference[content + 1]);
    }
    return result;
}

/// For each reference of the ways that count, its position among `ids`.
std::vector<int32_t> positions(const Ways &ways, const std::vector<uint32_t> &current, SortedIDs &ids) {
    std::vector<int32_t> result(ways.reference.size(), 0);
    for (const auto content : current) {
        for (auto next = ways.first_reference[content]; next < ways.first_reference[content + 1]; ++next) {
            result[next] = static_cast<int32_t>(ids.find(ways.reference[next]));
        }
    }
    return result;
}

/// The rectangles that all files cover together: none where one of them does not tell.
std::vector<cosmium_box> boxes(const std::vector<std::unique_ptr<Input>> &inputs) {
    std::vector<cosmium_box> result;
    for (const auto &input : inputs) {
        if (input->boxes().empty()) return {};
        result.insert(result.end(), input->boxes().begin(), input->boxes().end());
    }
    return result;
}

}  // namespace

void Reader::read(cosmium_progress callback, void *context) {
    const auto inputs = open_files();
    uint64_t bytes = 0;
    for (const auto &input : inputs) bytes += input->bytes;
    Progress progress{callback, context, bytes * 2};
    osmium::thread::Pool pool{static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 32U))};
    const auto read_all = [&](bits::type wanted, auto take) {
        for (file_ = 0; file_ < inputs.size(); ++file_) {
            auto &input = *inputs[file_];
            progress.open_file(file_, input.bytes);
            input.read(wanted, pool, progress, [&](const auto &buffer) { take(buffer, input); });
        }
        file_ = 0;
    };

    read_all(bits::way | bits::relation, [&](const auto &buffer, const Input &input) {
        take_ways_and_relations(buffer, inputs.size() > 1 || !input.is_free_of_repeats());
    });
    auto &counts = extract_.counts;
    const auto current = ways_.current(counts.duplicates);
    extract_.set_boxes(boxes(inputs));
    extract_.set_restrictions(restrictions_.current(counts.duplicates));

    Nodes nodes{references(ways_, current)};
    if (nodes.ids.size() > static_cast<size_t>(std::numeric_limits<int32_t>::max())) {
        throw Stop{COSMIUM_TOO_LARGE, "the selected ways have more than 2,147,483,647 nodes"};
    }
    const auto position = positions(ways_, current, nodes.ids);
    ways_.reference = {};
    read_all(bits::node, [&](const auto &buffer, const Input &) { take_nodes(buffer, nodes); });

    extract_.assemble(ways_, current, position, nodes);
    extract_.number_strings(strings_);
    ways_ = {};
}

std::vector<std::unique_ptr<Input>> Reader::open_files() {
    std::vector<std::unique_ptr<Input>> inputs;
    for (file_ = 0; file_ < files_.size(); ++file_) {
        inputs.push_back(Input::open(files_[file_].first, files_[file_].second));
    }
    return inputs;
}

void Reader::take_ways_and_relations(const osmium::memory::Buffer &buffer, bool repeats) {
    auto &counts = extract_.counts;
    for (const auto &way : buffer.select<osmium::Way>()) {
        ++counts.ways_read;
        counts.deleted_objects += way.deleted();
        ways_.take(way, filter, strings_, repeats);
    }
    for (const auto &relation : buffer.select<osmium::Relation>()) {
        ++counts.relations_read;
        counts.deleted_objects += relation.deleted();
        restrictions_.take(relation, strings_, repeats);
    }
}

void Reader::take_nodes(const osmium::memory::Buffer &buffer, Nodes &nodes) {
    auto &counts = extract_.counts;
    for (const auto &node : buffer.select<osmium::Node>()) {
        ++counts.nodes_read;
        counts.deleted_objects += node.deleted();
        nodes.take(node, filter, strings_, counts.duplicates);
    }
}
