#pragma once

#include "Nodes.hpp"
#include "Ways.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

/// The ways that count, cut into parts where nodes are missing.
class Courses {
public:
    std::vector<int64_t> way_id;
    std::vector<uint8_t> gaps;
    std::vector<int64_t> first_node{0};
    std::vector<int32_t> node;
    TagLists tags;

    /// A node of a way of which no neighbour is there: no line, but the way goes on from it.
    struct Stump {
        int32_t node;
        uint32_t way;
    };
    std::vector<Stump> stumps;

    /// Adds the parts of `ways`' way number `content`; `positions` says which of `nodes` its references are.
    void add(
        const Ways &ways, uint32_t content, const std::vector<int32_t> &positions, const Nodes &nodes,
        cosmium_counts &counts) {
        const auto begin = ways.first_reference[content];
        const auto end = ways.first_reference[content + 1];
        const auto parts_before = way_id.size();
        for (auto next = begin; next < end;) {
            if (!nodes.is_usable(positions[next])) {
                ++counts.missing_node_references;
                ++next;
                continue;
            }
            const auto start = next;
            while (next < end && nodes.is_usable(positions[next])) ++next;
            const auto around = (start > begin ? gap_before : 0) | (next < end ? gap_after : 0);
            if (next - start < 2) {
                if (around) stumps.push_back({positions[start], content});
                continue;
            }
            way_id.push_back(ways.id[content]);
            gaps.push_back(static_cast<uint8_t>(around));
            node.insert(node.end(), positions.begin() + start, positions.begin() + next);
            first_node.push_back(static_cast<int64_t>(node.size()));
            tags.append(ways.tags, content);
        }
        counts.ways_without_course += way_id.size() == parts_before;
        counts.ways_split += way_id.size() > parts_before + 1;
    }

private:
    static constexpr uint8_t gap_before = 1;
    static constexpr uint8_t gap_after = 2;
};
