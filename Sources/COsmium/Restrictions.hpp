#pragma once

#include "Editions.hpp"
#include "StringTable.hpp"
#include "TagLists.hpp"

#include <osmium/osm/relation.hpp>

#include <cstdint>
#include <cstring>
#include <vector>

/// Relations whose type begins with "restriction".
class Restrictions {
public:
    std::vector<int64_t> id;
    TagLists tags;
    std::vector<int64_t> first_member{0};
    std::vector<uint8_t> member_kind;
    std::vector<int64_t> member_id;
    std::vector<uint32_t> member_role;

    void take(const osmium::Relation &relation, StringTable &strings, bool repeats) {
        if (relation.visible() && is_restriction(relation)) {
            editions_.add(relation.id(), relation.version(), static_cast<uint32_t>(id.size()));
            keep(relation, strings);
        } else if (repeats) {
            editions_.add(relation.id(), relation.version(), Editions::nothing);
        }
    }

    /// Those that count, by ascending id.
    Restrictions current(int64_t &duplicates) {
        Restrictions result;
        for (const auto content : editions_.current(duplicates)) result.append(*this, content);
        return result;
    }

private:
    Editions editions_;

    static bool is_restriction(const osmium::Relation &relation) {
        const char *type = relation.tags().get_value_by_key("type", "");
        return std::strncmp(type, "restriction", std::strlen("restriction")) == 0;
    }

    void keep(const osmium::Relation &relation, StringTable &strings) {
        id.push_back(relation.id());
        for (const auto &list : relation.subitems<osmium::TagList>()) {
            for (const auto &tag : list) tags.add(strings.number(tag.key()), strings.number(tag.value()));
        }
        tags.end_list();
        for (const auto &list : relation.subitems<osmium::RelationMemberList>()) {
            for (const auto &member : list) {
                member_kind.push_back(static_cast<uint8_t>(osmium::item_type_to_char(member.type())));
                member_id.push_back(member.ref());
                member_role.push_back(strings.number(member.role()));
            }
        }
        first_member.push_back(static_cast<int64_t>(member_id.size()));
    }

    void append(const Restrictions &other, uint32_t content) {
        id.push_back(other.id[content]);
        tags.append(other.tags, content);
        for (auto member = other.first_member[content]; member < other.first_member[content + 1]; ++member) {
            member_kind.push_back(other.member_kind[member]);
            member_id.push_back(other.member_id[member]);
            member_role.push_back(other.member_role[member]);
        }
        first_member.push_back(static_cast<int64_t>(member_id.size()));
    }
};
