#pragma once

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

/// The objects of one kind that were met, where the same one may come again: in several files, or in several versions.
class Editions {
public:
    /// The content of an object that is deleted or not selected.
    static constexpr uint32_t nothing = UINT32_MAX;

    /// - content: a number that finds what the object holds, rising from call to call, or `nothing`.
    void add(int64_t id, uint32_t version, uint32_t content) { editions_.push_back({id, version, content}); }

    /// The contents that count, by ascending id: of each object the highest version, of equal versions the first content met.
    /// Ends the collecting. Adds to `duplicates` the editions passed over in favour of a content.
    std::vector<uint32_t> current(int64_t &duplicates) {
        if (!std::is_sorted(editions_.begin(), editions_.end(), before)) {
            std::sort(editions_.begin(), editions_.end(), before);
        }
        std::vector<uint32_t> contents;
        for (size_t next = 0; next < editions_.size();) {
            const auto &winner = editions_[next];
            const auto group = next;
            while (next < editions_.size() && editions_[next].id == winner.id) ++next;
            if (winner.content == nothing) continue;
            contents.push_back(winner.content);
            duplicates += static_cast<int64_t>(next - group - 1);
        }
        editions_ = {};
        return contents;
    }

private:
    struct Edition {
        int64_t id;
        uint32_t version;
        uint32_t content;
    };

    static bool before(const Edition &left, const Edition &right) {
        return std::tie(left.id, right.version, left.content) < std::tie(right.id, left.version, right.content);
    }

    std::vector<Edition> editions_;
};
