#pragma once

#include "Input.hpp"

#include <protozero/data_view.hpp>

#include <string>
#include <vector>

class PBFFrames;

/// A PBF file (https://wiki.openstreetmap.org/wiki/PBF_Format).
///
/// libosmium's decoder does the decoding; the frames around its blobs are read here, because libosmium's own reader
/// reads a file to its end before it stops, takes a file cut in the length of a frame for a whole one, and leaves
/// files open after errors.
class PBFInput final : public Input {
public:
    PBFInput(const std::string &path, uint64_t bytes) : Input(path, bytes) {}

    void read(
        osmium::osm_entity_bits::type wanted, osmium::thread::Pool &pool, const Progress &progress,
        const Take &take) override;

    bool is_free_of_repeats() const override { return is_free_of_repeats_; }

private:
    using Kinds = osmium::osm_entity_bits::type;

    /// A decoded blob.
    struct Block {
        osmium::memory::Buffer objects;
        Kinds kinds;
    };

    bool is_free_of_repeats_ = false;
    /// What each data blob holds: empty until the file was read once.
    std::vector<Kinds> kinds_of_blob_;

    void read_header(PBFFrames &frames);
    static Block decode(const std::string &blob, Kinds wanted);
    static void check_strings(protozero::data_view block);
    static Kinds kinds_in(protozero::data_view block);
};
