#pragma once

#include "COsmium.h"

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

/// Says which keys select ways, and which tags are kept.
class TagFilter {
public:
    /// What is done with a key.
    struct Use {
        bool selects_way = false;
        bool kept_on_way = false;
        bool kept_on_node = false;
    };

    void add(cosmium_rule rule, std::string text) { rules_.emplace_back(rule, std::move(text)); }

    /// The rules are looked through once for each different key; then it is remembered.
    Use use(std::string_view key) {
        const auto known = uses_.find(key);
        if (known != uses_.end()) return known->second;
        keys_.emplace_back(key);
        return uses_.emplace(keys_.back(), decide(key)).first->second;
    }

private:
    std::vector<std::pair<cosmium_rule, std::string>> rules_;
    std::deque<std::string> keys_;  // a deque, for the views in uses_ point into it
    std::unordered_map<std::string_view, Use> uses_;

    Use decide(std::string_view key) const {
        Use use;
        for (const auto &[rule, text] : rules_) {
            const bool same = key == text;
            const bool begins = key.substr(0, text.size()) == text;
            switch (rule) {
                case COSMIUM_WAY_SELECTING_KEY: use.selects_way |= same; break;
                case COSMIUM_WAY_KEY: use.kept_on_way |= same; break;
                case COSMIUM_WAY_KEY_PREFIX: use.kept_on_way |= begins; break;
                case COSMIUM_NODE_KEY: use.kept_on_node |= same; break;
                case COSMIUM_NODE_KEY_PREFIX: use.kept_on_node |= begins; break;
            }
        }
        return use;
    }
};
