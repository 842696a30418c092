#pragma once

#include "Courses.hpp"
#include "Nodes.hpp"
#include "Restrictions.hpp"
#include "StringTable.hpp"
#include "Ways.hpp"

#include <cstdint>
#include <vector>

/// What was read, as the arrays that the caller gets.
class Extract {
public:
    cosmium_counts counts{};

    /// Cuts the ways that count, and gathers their nodes.
    ///
    /// - current: the ways that count, ascending by id.
    /// - positions: for each reference of `ways`, where its node is among `nodes`.
    void assemble(
        const Ways &ways, const std::vector<uint32_t> &current, const std::vector<int32_t> &positions,
        const Nodes &nodes);

    /// Takes the rectangles that the files cover: in an order that is not that of the files, each once.
    void set_boxes(std::vector<cosmium_box> boxes);

    void set_restrictions(Restrictions restrictions) { restrictions_ = std::move(restrictions); }

    /// Numbers the texts in use by their byte order.
    void number_strings(const StringTable &strings);

    cosmium_extract view() const;

private:
    Courses courses_;
    std::vector<int64_t> node_id_;
    std::vector<cosmium_place> node_place_;
    std::vector<int32_t> tagged_node_;
    TagLists node_tags_;
    std::vector<int32_t> stump_node_;
    TagLists stump_tags_;
    Restrictions restrictions_;
    std::vector<const char *> strings_;
    std::vector<cosmium_box> boxes_;

    void gather_nodes(const Ways &ways, const Nodes &nodes);
};
