#pragma once

#include "Stop.hpp"

#include <osmium/io/compression.hpp>
#include <osmium/util/file.hpp>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <string>

/// Unpacks a file, and stops where much more comes out of it than any map packs to.
template <typename Unpacker>
class BoundedDecompressor final : public osmium::io::Decompressor {
public:
    explicit BoundedDecompressor(int file) :
        limit_(std::max(harmless, largest_ratio * static_cast<uint64_t>(osmium::file_size(file)))), packed_(file) {
        packed_.set_offset_ptr(&offset_);
    }

    std::string read() override {
        packed_.set_want_buffered_pages_removed(want_buffered_pages_removed());
        auto part = packed_.read();
        set_offset(offset_);
        count_ += part.size();
        if (count_ > limit_) {
            throw Stop{COSMIUM_CORRUPT, "it unpacks to more than 256 MB and to more than 200 times its size"};
        }
        return part;
    }

    void close() override { packed_.close(); }

private:
    static constexpr uint64_t harmless = 256U << 20U;
    static constexpr uint64_t largest_ratio = 200;

    const uint64_t limit_;
    uint64_t count_ = 0;
    std::atomic<std::size_t> offset_{0};
    Unpacker packed_;
};
