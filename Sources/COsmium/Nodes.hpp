#pragma once

#include "COsmium.h"
#include "SortedIDs.hpp"
#include "StringTable.hpp"
#include "TagFilter.hpp"
#include "TagLists.hpp"

#include <osmium/osm/node.hpp>

#include <cstdint>
#include <utility>
#include <vector>

/// The nodes that selected ways go through.
class Nodes {
public:
    static constexpr uint32_t untagged = UINT32_MAX;

    SortedIDs ids;
    std::vector<cosmium_place> place;
    /// The list of each node's tags, or `untagged`.
    std::vector<uint32_t> tag_list;
    TagLists tags;

    /// - references: the ids of the nodes that are needed, in any order, repeated at will.
    explicit Nodes(std::vector<int64_t> references) :
        ids(std::move(references)), place(ids.size()), tag_list(ids.size(), untagged), state_(ids.size(), State::unseen),
        version_(ids.size(), 0) {}

    bool is_usable(size_t node) const { return state_[node] == State::usable; }

    /// Of a node that comes several times the highest version counts, of equal versions the first.
    void take(const osmium::Node &node, TagFilter &filter, StringTable &strings, int64_t &duplicates) {
        const auto position = ids.find(node.id());
        if (position == SortedIDs::none) return;
        const bool seen = state_[position] != State::unseen;
        if (seen) ++duplicates;
        if (seen && node.version() <= version_[position]) return;
        version_[position] = node.version();
        keep(node, position, filter, strings);
    }

private:
    enum class State : uint8_t { unseen, unusable, usable };
    std::vector<State> state_;
    std::vector<uint32_t> version_;

    void keep(const osmium::Node &node, size_t position, TagFilter &filter, StringTable &strings) {
        tag_list[position] = untagged;
        // A place beyond 180 or 90 degrees is no place: the node is as good as missing.
        const bool usable = node.visible() && node.location().valid();
        state_[position] = usable ? State::usable : State::unusable;
        if (!usable) return;
        place[position] = {node.location().x(), node.location().y()};
        keep_tags(node, position, filter, strings);
    }

    void keep_tags(const osmium::Node &node, size_t position, TagFilter &filter, StringTable &strings) {
        for (const auto &list : node.subitems<osmium::TagList>()) {
            for (const auto &tag : list) {
                if (filter.use(tag.key()).kept_on_node) tags.add(strings.number(tag.key()), strings.number(tag.value()));
            }
        }
        if (!tags.has_open_list()) return;
        tag_list[position] = static_cast<uint32_t>(tags.lists());
        tags.end_list();
    }
};
