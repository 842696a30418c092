#pragma once

#include "Stop.hpp"

#include <osmium/io/compression.hpp>

#include <bzlib.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <new>
#include <string>
#include <utility>

#include <unistd.h>

/// Unpacks a file of one bzip2 stream or of several, one after the other, as programs write that pack in parallel.
///
/// libosmium's own ends with the first stream after which the rest of the file has been read into memory.
class Bzip2Streams final : public osmium::io::Decompressor {
public:
    explicit Bzip2Streams(int file) : file_(file) { open_stream(); }

    Bzip2Streams(const Bzip2Streams &) = delete;
    Bzip2Streams &operator=(const Bzip2Streams &) = delete;

    ~Bzip2Streams() noexcept override {
        BZ2_bzDecompressEnd(&stream_);
        if (file_ >= 0) ::close(file_);
    }

    /// The next piece; empty at the end alone.
    std::string read() override {
        std::string piece(osmium::io::Decompressor::input_buffer_size, '\0');
        stream_.next_out = piece.data();
        stream_.avail_out = static_cast<unsigned int>(piece.size());
        while (stream_.avail_out > 0 && unpack_some()) {}
        piece.resize(piece.size() - stream_.avail_out);
        return piece;
    }

    void close() override {
        const auto file = std::exchange(file_, -1);
        if (file >= 0 && ::close(file) != 0) throw Stop{COSMIUM_UNREADABLE, std::strerror(errno)};
    }

private:
    int file_;
    bz_stream stream_{};
    std::array<char, 1U << 16U> packed_{};
    /// Whether a stream is open of which something was read.
    bool is_within_ = false;
    std::size_t offset_ = 0;

    void open_stream() {
        const auto [next, count] = std::pair{stream_.next_in, stream_.avail_in};
        stream_.bzalloc = nullptr;
        stream_.bzfree = nullptr;
        stream_.opaque = nullptr;
        if (BZ2_bzDecompressInit(&stream_, 0, 0) != BZ_OK) throw std::bad_alloc{};
        stream_.next_in = next;
        stream_.avail_in = count;
        is_within_ = false;
    }

    /// Takes a step; false at the end of the file.
    bool unpack_some() {
        if (stream_.avail_in == 0 && !fill()) {
            if (is_within_) throw Stop{COSMIUM_CORRUPT, "its last bzip2 stream is cut short"};
            return false;
        }
        is_within_ = true;
        switch (BZ2_bzDecompress(&stream_)) {
            case BZ_OK: return true;
            case BZ_STREAM_END:
                BZ2_bzDecompressEnd(&stream_);
                open_stream();
                return true;
            case BZ_MEM_ERROR: throw std::bad_alloc{};
            default: throw Stop{COSMIUM_CORRUPT, "its bzip2 data is damaged"};
        }
    }

    bool fill() {
        ssize_t count = 0;
        do {
            count = ::read(file_, packed_.data(), packed_.size());
        } while (count < 0 && errno == EINTR);
        if (count < 0) throw Stop{COSMIUM_UNREADABLE, std::strerror(errno)};
        offset_ += static_cast<std::size_t>(count);
        set_offset(offset_);
        stream_.next_in = packed_.data();
        stream_.avail_in = static_cast<unsigned int>(count);
        return count > 0;
    }
};
