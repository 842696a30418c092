#include "Extract.hpp"

#include <algorithm>
#include <tuple>

void Extract::assemble(
    const Ways &ways, const std::vector<uint32_t> &current, const std::vector<int32_t> &positions,
    const Nodes &nodes) {
    for (const auto content : current) courses_.add(ways, content, positions, nodes, counts);
    counts.ways_selected = static_cast<int64_t>(current.size());
    gather_nodes(ways, nodes);
}

void Extract::gather_nodes(const Ways &ways, const Nodes &nodes) {
    constexpr int32_t unused = -1;
    std::vector<int32_t> gathered(nodes.ids.size(), unused);
    for (const auto node : courses_.node) gathered[node] = 0;
    for (size_t node = 0; node < gathered.size(); ++node) {
        counts.missing_nodes += !nodes.is_usable(node);
        if (gathered[node] == unused) continue;
        gathered[node] = static_cast<int32_t>(node_id_.size());
        node_id_.push_back(nodes.ids[node]);
        node_place_.push_back(nodes.place[node]);
        if (nodes.tag_list[node] == Nodes::untagged) continue;
        tagged_node_.push_back(gathered[node]);
        node_tags_.append(nodes.tags, nodes.tag_list[node]);
    }
    for (auto &node : courses_.node) node = gathered[node];
    // A stump matters where a line passes it.
    for (const auto stump : courses_.stumps) {
        if (gathered[stump.node] == unused) continue;
        stump_node_.push_back(gathered[stump.node]);
        stump_tags_.append(ways.tags, stump.way);
    }
}

void Extract::set_boxes(std::vector<cosmium_box> boxes) {
    const auto sides = [](const cosmium_box &box) {
        return std::tie(box.min_longitude, box.min_latitude, box.max_longitude, box.max_latitude);
    };
    std::sort(boxes.begin(), boxes.end(), [&](const auto &one, const auto &other) { return sides(one) < sides(other); });
    const auto is_same = [&](const auto &one, const auto &other) { return sides(one) == sides(other); };
    boxes.erase(std::unique(boxes.begin(), boxes.end(), is_same), boxes.end());
    boxes_ = std::move(boxes);
}

void Extract::number_strings(const StringTable &strings) {
    StringOrder order{strings};
    for (const auto *tags : {&courses_.tags, &stump_tags_, &node_tags_, &restrictions_.tags}) {
        order.use(tags->key);
        order.use(tags->value);
    }
    order.use(restrictions_.member_role);
    strings_ = order.ranked();
    for (auto *tags : {&courses_.tags, &stump_tags_, &node_tags_, &restrictions_.tags}) tags->renumber(order);
    order.replace(restrictions_.member_role);
}

cosmium_extract Extract::view() const {
    cosmium_extract view{};
    view.ways = courses_.way_id.size();
    view.way_id = courses_.way_id.data();
    view.way_gaps = courses_.gaps.data();
    view.first_node = courses_.first_node.data();
    view.way_node = courses_.node.data();
    view.way_tags = courses_.tags.view();

    view.stumps = stump_node_.size();
    view.stump_node = stump_node_.data();
    view.stump_tags = stump_tags_.view();

    view.nodes = node_id_.size();
    view.node_id = node_id_.data();
    view.node_place = node_place_.data();
    view.tagged_node = tagged_node_.data();
    view.node_tags = node_tags_.view();

    view.relations = restrictions_.id.size();
    view.relation_id = restrictions_.id.data();
    view.relation_tags = restrictions_.tags.view();
    view.first_member = restrictions_.first_member.data();
    view.member_kind = restrictions_.member_kind.data();
    view.member_id = restrictions_.member_id.data();
    view.member_role = restrictions_.member_role.data();

    view.strings = strings_.size();
    view.string = strings_.data();
    view.boxes = boxes_.size();
    view.box = boxes_.data();
    view.counts = counts;
    return view;
}
