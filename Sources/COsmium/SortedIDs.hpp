#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

/// Finds ids in an ascending list. The search starts where the last one ended, and doubles its steps from there
/// (Bentley and Yao 1976, doi:10.1016/0020-0190(76)90071-5): files are mostly in order, and ways visit neighbours.
class SortedIDs {
public:
    static constexpr size_t none = SIZE_MAX;

    /// Sorts `ids`, and keeps each once.
    explicit SortedIDs(std::vector<int64_t> ids) : ids_(std::move(ids)) {
        std::sort(ids_.begin(), ids_.end());
        ids_.erase(std::unique(ids_.begin(), ids_.end()), ids_.end());
        ids_.shrink_to_fit();
    }

    size_t size() const { return ids_.size(); }
    int64_t operator[](size_t position) const { return ids_[position]; }

    /// The position of `id`, or `none`.
    size_t find(int64_t id) {
        const auto [low, high] = range_around(id);
        cursor_ = static_cast<size_t>(std::lower_bound(ids_.begin() + low, ids_.begin() + high, id) - ids_.begin());
        return cursor_ < ids_.size() && ids_[cursor_] == id ? cursor_ : none;
    }

private:
    std::vector<int64_t> ids_;
    size_t cursor_ = 0;

    /// Positions low to high, such that everything before low is smaller than `id`, and everything from high is not.
    std::pair<size_t, size_t> range_around(int64_t id) const {
        size_t low = cursor_;
        size_t high = cursor_;
        size_t step = 1;
        while (high < ids_.size() && ids_[high] < id) {
            low = high + 1;
            high = std::min(ids_.size(), high + step);
            step *= 2;
        }
        while (low > 0 && ids_[low - 1] >= id) {
            high = low - 1;
            low = low > step ? low - step : 0;
            step *= 2;
        }
        return {low, high};
    }
};
