#pragma once

#include "COsmium.h"
#include "Stop.hpp"

#include <osmium/io/header.hpp>
#include <osmium/memory/buffer.hpp>
#include <osmium/osm/entity_bits.hpp>
#include <osmium/thread/pool.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// A file that can be read several times.
class Input {
public:
    using Take = std::function<void(const osmium::memory::Buffer &)>;

    const std::string path;
    const uint64_t bytes;

    virtual ~Input() = default;
    Input(const Input &) = delete;
    Input &operator=(const Input &) = delete;

    /// Gives all objects of the wanted kinds to `take`, in the order of the file; perhaps others too.
    virtual void read(
        osmium::osm_entity_bits::type wanted, osmium::thread::Pool &pool, const Progress &progress,
        const Take &take) = 0;

    /// Whether the file promises to hold each object once. Known once it is read.
    virtual bool is_free_of_repeats() const = 0;

    /// The rectangles that the file says it covers. Known once it is read.
    const std::vector<cosmium_box> &boxes() const { return boxes_; }

    /// Opens the file. Throws Stop where there is none, or none that can be read.
    static std::unique_ptr<Input> open(const std::string &path, cosmium_format format);

protected:
    Input(std::string path, uint64_t bytes) : path(std::move(path)), bytes(bytes) {}

    /// Keeps the rectangles of a header, without those that reach beyond the globe or are empty.
    void keep_boxes(const osmium::io::Header &header);

private:
    std::vector<cosmium_box> boxes_;
};
