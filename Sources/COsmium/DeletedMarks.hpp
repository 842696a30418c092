#pragma once

#include <osmium/osm/item_type.hpp>
#include <osmium/osm/object.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string>
#include <string_view>
#include <utility>

/// The objects of an XML file that its editor has deleted and not yet uploaded: JOSM keeps them in the file, with
/// `action='delete'`, which libosmium passes over.
class DeletedMarks {
public:
    /// Takes the next piece of the file, as text.
    void take(const std::string &piece) {
        rest_ += piece;
        size_t place = 0;
        for (auto word = rest_.find(mark); word != std::string::npos; word = rest_.find(mark, place)) {
            const auto begin = std::string_view(rest_).substr(place, word - place).rfind('<');
            const auto end = rest_.find('>', word);
            if (end == std::string::npos) break;
            if (begin != std::string_view::npos) take_element(place + begin + 1, end);
            place = end;
        }
        keep_open_element();
    }

    bool empty() const { return marked_.empty(); }

    bool has(const osmium::OSMObject &object) const { return marked_.count({object.type(), object.id()}) > 0; }

private:
    static constexpr const char *mark = "delete";
    static constexpr const char *blank = " \t\r\n";
    /// No element of an object is longer.
    static constexpr size_t longest_element = 1U << 16U;

    /// What was read behind the last element that is closed.
    std::string rest_;
    std::set<std::pair<osmium::item_type, int64_t>> marked_;

    /// An element may end in the next piece.
    void keep_open_element() {
        const auto begin = rest_.rfind('<');
        const bool is_open = begin != std::string::npos && rest_.find('>', begin) == std::string::npos;
        if (is_open && rest_.size() - begin < longest_element) {
            rest_.erase(0, begin);
        } else {
            rest_.clear();
        }
    }

    /// Looks at the name and the attributes of an element: `way id='7' action='delete'`.
    void take_element(size_t begin, size_t end) {
        const auto name_end = std::min(rest_.find_first_of(blank, begin), end);
        const auto type = osmium_type(rest_.substr(begin, name_end - begin));
        if (type == osmium::item_type::undefined) return;
        std::string id;
        bool is_deleted = false;
        for (auto place = name_end; place < end;) {
            const auto sign = rest_.find('=', place);
            const auto quote = rest_.find_first_of("'\"", sign);
            if (sign >= end || quote >= end) break;
            const auto last = rest_.find(rest_[quote], quote + 1);
            if (last == std::string::npos) break;
            const auto first = rest_.find_first_not_of(blank, place);
            const auto name = rest_.substr(first, rest_.find_first_of(" \t\r\n=", first) - first);
            const auto value = rest_.substr(quote + 1, last - quote - 1);
            if (name == "id") id = value;
            if (name == "action") is_deleted = value == mark;
            place = last + 1;
        }
        if (is_deleted && !id.empty()) marked_.emplace(type, std::strtoll(id.c_str(), nullptr, 10));
    }

    static osmium::item_type osmium_type(const std::string &name) {
        if (name == "node") return osmium::item_type::node;
        if (name == "way") return osmium::item_type::way;
        return name == "relation" ? osmium::item_type::relation : osmium::item_type::undefined;
    }
};
