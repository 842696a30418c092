#pragma once

#include "COsmium.h"
#include "StringTable.hpp"

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

/// Lists of tags, one after the other.
struct TagLists {
    std::vector<int64_t> first{0};
    std::vector<uint32_t> key;
    std::vector<uint32_t> value;

    /// Adds a tag to the list that is being written.
    void add(uint32_t tag_key, uint32_t tag_value) {
        key.push_back(tag_key);
        value.push_back(tag_value);
    }

    bool has_open_list() const { return static_cast<int64_t>(key.size()) > first.back(); }

    /// Ends the list that is being written.
    void end_list() { first.push_back(static_cast<int64_t>(key.size())); }

    size_t lists() const { return first.size() - 1; }

    /// Copies a list of `other` to the end.
    void append(const TagLists &other, size_t list) {
        key.insert(key.end(), other.key.begin() + other.first[list], other.key.begin() + other.first[list + 1]);
        value.insert(
            value.end(), other.value.begin() + other.first[list], other.value.begin() + other.first[list + 1]);
        end_list();
    }

    void renumber(const StringOrder &order) {
        order.replace(key);
        order.replace(value);
        for (size_t list = 0; list < lists(); ++list) sort(list);
    }

    cosmium_tags view() const { return {lists(), first.data(), key.data(), value.data()}; }

private:
    std::vector<std::pair<uint32_t, uint32_t>> scratch_;

    /// Sorts a list by key and value: the order in the file means nothing, and differs between writers.
    void sort(size_t list) {
        scratch_.clear();
        for (auto tag = first[list]; tag < first[list + 1]; ++tag) scratch_.emplace_back(key[tag], value[tag]);
        std::sort(scratch_.begin(), scratch_.end());
        for (size_t tag = 0; tag < scratch_.size(); ++tag) {
            std::tie(key[first[list] + tag], value[first[list] + tag]) = scratch_[tag];
        }
    }
};
