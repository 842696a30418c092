#pragma once

#include "Stop.hpp"

#include <protozero/pbf_message.hpp>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>

/// The frames of a PBF file: each is the length of a header, the header, and a blob.
class PBFFrames {
public:
    explicit PBFFrames(const std::string &path) : file_(std::fopen(path.c_str(), "rb"), std::fclose) {
        if (!file_) throw Stop{COSMIUM_UNREADABLE, std::strerror(errno)};
    }

    /// Goes to the next frame's blob. Returns false at the end of the file.
    bool next() {
        std::array<unsigned char, 4> length{};
        const auto count = std::fread(length.data(), 1, length.size(), file_.get());
        if (count == 0 && std::feof(file_.get())) return false;
        offset_ += count;
        if (count < length.size()) stop_short();
        const auto size = uint32_t{length[0]} << 24U | uint32_t{length[1]} << 16U | uint32_t{length[2]} << 8U | length[3];
        if (size == 0 || size > max_header_size) corrupt("invalid size of a blob header");
        read_header(read(size));
        return true;
    }

    /// "OSMHeader", "OSMData", or a name to skip.
    const std::string &type() const { return type_; }
    /// Bytes read or skipped.
    uint64_t offset() const { return offset_; }

    std::string read_blob() { return read(blob_size_); }

    void skip_blob() {
        if (std::fseek(file_.get(), static_cast<long>(blob_size_), SEEK_CUR) != 0) stop_short();
        offset_ += blob_size_;
    }

private:
    // The limits that the format sets.
    static constexpr uint32_t max_header_size = 64 * 1024;
    static constexpr int32_t max_blob_size = 32 * 1024 * 1024;

    std::unique_ptr<std::FILE, int (*)(std::FILE *)> file_;
    std::string type_;
    uint32_t blob_size_ = 0;
    uint64_t offset_ = 0;

    void read_header(const std::string &bytes) {
        int32_t size = 0;
        type_.clear();
        protozero::pbf_reader header{bytes};
        while (header.next()) {
            switch (header.tag_and_type()) {
                case protozero::tag_and_type(1, protozero::pbf_wire_type::length_delimited):
                    type_ = header.get_string();
                    break;
                case protozero::tag_and_type(3, protozero::pbf_wire_type::varint): size = header.get_int32(); break;
                default: header.skip();
            }
        }
        if (size <= 0 || size > max_blob_size) corrupt("invalid size of a blob");
        blob_size_ = static_cast<uint32_t>(size);
    }

    std::string read(uint32_t size) {
        std::string bytes(size, '\0');
        const auto count = std::fread(&bytes[0], 1, size, file_.get());
        offset_ += count;
        if (count < size) stop_short();
        return bytes;
    }

    [[noreturn]] void stop_short() const {
        if (std::ferror(file_.get())) throw Stop{COSMIUM_UNREADABLE, std::strerror(errno)};
        corrupt("the file ends in the middle of a blob");
    }

    [[noreturn]] void corrupt(const std::string &reason) const {
        throw Stop{COSMIUM_CORRUPT, "PBF error: " + reason + " (byte " + std::to_string(offset_) + ")"};
    }
};
