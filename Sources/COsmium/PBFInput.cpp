#include <osmium/io/detail/pbf_decoder.hpp>

#include "PBFFrames.hpp"
#include "PBFInput.hpp"

#include <cstring>
#include <deque>

namespace bits = osmium::osm_entity_bits;
using osmium::io::detail::decode_blob;
using osmium::io::detail::decode_header;
using osmium::io::detail::PBFPrimitiveBlockDecoder;

void PBFInput::read(
    bits::type wanted, osmium::thread::Pool &pool, const Progress &progress, const Take &take) {
    PBFFrames frames{path};
    read_header(frames);

    const bool kinds_known = !kinds_of_blob_.empty();
    std::deque<std::future<Block>> ahead;
    const auto take_first = [&] {
        auto block = ahead.front().get();
        ahead.pop_front();
        if (!kinds_known) kinds_of_blob_.push_back(block.kinds);
        // A block of many objects is a chain of buffers, the first inmost.
        while (block.objects.has_nested_buffers()) take(*block.objects.get_last_nested());
        take(block.objects);
        progress.report(frames.offset());
    };

    const auto most_ahead = static_cast<size_t>(pool.num_threads()) * 2;
    for (size_t blob = 0; frames.next();) {
        if (frames.type() != "OSMData") {
            frames.skip_blob();
            continue;
        }
        const auto number = blob++;
        if (kinds_known && number < kinds_of_blob_.size() && !(kinds_of_blob_[number] & wanted)) {
            frames.skip_blob();
            continue;
        }
        if (ahead.size() >= most_ahead) take_first();
        ahead.push_back(pool.submit([bytes = frames.read_blob(), wanted] { return decode(bytes, wanted); }));
    }
    while (!ahead.empty()) take_first();
    if (frames.offset() != bytes) throw Stop{COSMIUM_CORRUPT, "PBF error: the file ends in the middle of a blob"};
}

void PBFInput::read_header(PBFFrames &frames) {
    if (!frames.next() || frames.type() != "OSMHeader") {
        throw Stop{COSMIUM_CORRUPT, "PBF error: the file does not begin with an OSMHeader blob"};
    }
    const auto header = decode_header(frames.read_blob());
    is_free_of_repeats_ = header.get("sorting") == "Type_then_ID" && !header.has_multiple_object_versions();
    keep_boxes(header);
}

PBFInput::Block PBFInput::decode(const std::string &blob, Kinds wanted) {
    std::string space;
    const auto block = decode_blob(blob, space);
    const auto kinds = kinds_in(block);
    check_strings(block);
    if (!(kinds & wanted)) return {osmium::memory::Buffer{64}, kinds};
    return {PBFPrimitiveBlockDecoder{block, wanted, osmium::io::read_meta::yes}(), kinds};
}

/// libosmium's tags end at zero bytes: one inside a text would have it read beyond the object.
void PBFInput::check_strings(protozero::data_view block) {
    constexpr protozero::pbf_tag_type string_table = 1;
    constexpr protozero::pbf_tag_type string = 1;
    protozero::pbf_reader fields{block};
    while (fields.next(string_table, protozero::pbf_wire_type::length_delimited)) {
        protozero::pbf_reader strings{fields.get_view()};
        while (strings.next(string, protozero::pbf_wire_type::length_delimited)) {
            const auto text = strings.get_view();
            if (text.size() > 0 && std::memchr(text.data(), 0, text.size()) != nullptr) {
                throw Stop{COSMIUM_CORRUPT, "PBF error: a text holds a zero byte"};
            }
        }
    }
}

/// The kinds of objects in a block.
PBFInput::Kinds PBFInput::kinds_in(protozero::data_view block) {
    constexpr protozero::pbf_tag_type primitive_group = 2;
    auto kinds = bits::nothing;
    protozero::pbf_reader fields{block};
    while (fields.next(primitive_group, protozero::pbf_wire_type::length_delimited)) {
        protozero::pbf_reader group{fields.get_view()};
        while (group.next()) {
            switch (group.tag()) {
                case 1:  // nodes
                case 2: kinds |= bits::node; break;
                case 3: kinds |= bits::way; break;
                case 4: kinds |= bits::relation; break;
                default: break;
            }
            group.skip();
        }
    }
    return kinds;
}
