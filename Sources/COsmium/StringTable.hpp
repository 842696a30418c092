#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Gives each different text a number, from 0 in the order in which they are first met.
class StringTable {
public:
    uint32_t number(std::string_view text) {
        const auto known = numbers_.find(text);
        if (known != numbers_.end()) return known->second;
        texts_.emplace_back(text);
        const auto number = static_cast<uint32_t>(texts_.size() - 1);
        numbers_.emplace(texts_.back(), number);
        return number;
    }

    const std::string &text(uint32_t number) const { return texts_[number]; }
    size_t size() const { return texts_.size(); }

private:
    std::deque<std::string> texts_;  // a deque, for the views in numbers_ point into it
    std::unordered_map<std::string_view, uint32_t> numbers_;
};

/// The texts that the finished arrays use, in byte order, so that their numbers do not depend on what was read first.
class StringOrder {
public:
    explicit StringOrder(const StringTable &table) : table_(table), rank_(table.size(), unused) {}

    void use(const std::vector<uint32_t> &numbers) {
        for (const auto number : numbers) rank_[number] = 0;
    }

    /// Ranks every text in use, and lists them.
    std::vector<const char *> ranked() {
        std::vector<uint32_t> numbers;
        for (uint32_t number = 0; number < rank_.size(); ++number) {
            if (rank_[number] != unused) numbers.push_back(number);
        }
        std::sort(numbers.begin(), numbers.end(), [this](uint32_t left, uint32_t right) {
            return table_.text(left) < table_.text(right);
        });
        std::vector<const char *> texts;
        texts.reserve(numbers.size());
        for (const auto number : numbers) {
            rank_[number] = static_cast<uint32_t>(texts.size());
            texts.push_back(table_.text(number).c_str());
        }
        return texts;
    }

    void replace(std::vector<uint32_t> &numbers) const {
        for (auto &number : numbers) number = rank_[number];
    }

private:
    static constexpr uint32_t unused = UINT32_MAX;
    const StringTable &table_;
    std::vector<uint32_t> rank_;
};
