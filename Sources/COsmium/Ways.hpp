#pragma once

#include "Editions.hpp"
#include "StringTable.hpp"
#include "TagFilter.hpp"
#include "TagLists.hpp"

#include <osmium/osm/way.hpp>

#include <cstdint>
#include <vector>

/// The selected ways as they were read.
class Ways {
public:
    std::vector<int64_t> id;
    std::vector<int64_t> first_reference{0};
    std::vector<int64_t> reference;
    TagLists tags;

    /// - repeats: whether a way may come again, so that those not selected must be remembered too.
    void take(const osmium::Way &way, TagFilter &filter, StringTable &strings, bool repeats) {
        if (way.visible() && is_selected(way, filter)) {
            editions_.add(way.id(), way.version(), static_cast<uint32_t>(id.size()));
            keep(way, filter, strings);
        } else if (repeats) {
            editions_.add(way.id(), way.version(), Editions::nothing);
        }
    }

    std::vector<uint32_t> current(int64_t &duplicates) { return editions_.current(duplicates); }

private:
    Editions editions_;

    static bool is_selected(const osmium::Way &way, TagFilter &filter) {
        for (const auto &list : way.subitems<osmium::TagList>()) {
            for (const auto &tag : list) {
                if (filter.use(tag.key()).selects_way) return true;
            }
        }
        return false;
    }

    void keep(const osmium::Way &way, TagFilter &filter, StringTable &strings) {
        id.push_back(way.id());
        for (const auto &list : way.subitems<osmium::WayNodeList>()) {
            for (const auto &node : list) reference.push_back(node.ref());
        }
        first_reference.push_back(static_cast<int64_t>(reference.size()));
        for (const auto &list : way.subitems<osmium::TagList>()) {
            for (const auto &tag : list) {
                if (filter.use(tag.key()).kept_on_way) tags.add(strings.number(tag.key()), strings.number(tag.value()));
            }
        }
        tags.end_list();
    }
};
