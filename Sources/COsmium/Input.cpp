#include "Input.hpp"
#include "PBFInput.hpp"
#include "XMLInput.hpp"

#include <cerrno>
#include <cstring>
#include <sys/stat.h>

std::unique_ptr<Input> Input::open(const std::string &path, cosmium_format format) {
    struct stat information {};
    if (::stat(path.c_str(), &information) != 0) {
        const bool absent = errno == ENOENT || errno == ENOTDIR;
        throw Stop{absent ? COSMIUM_FILE_NOT_FOUND : COSMIUM_UNREADABLE, std::strerror(errno)};
    }
    if (!S_ISREG(information.st_mode)) throw Stop{COSMIUM_UNREADABLE, "it is not a regular file"};
    if (information.st_size == 0) throw Stop{COSMIUM_CORRUPT, "it is empty"};
    const auto bytes = static_cast<uint64_t>(information.st_size);
    if (format == COSMIUM_PBF) return std::make_unique<PBFInput>(path, bytes);
    return std::make_unique<XMLInput>(path, bytes, format);
}

void Input::keep_boxes(const osmium::io::Header &header) {
    boxes_.clear();
    for (const auto &box : header.boxes()) {
        if (!box.valid()) continue;
        const auto low = box.bottom_left();
        const auto high = box.top_right();
        // Of a rectangle that reaches beyond the globe libosmium keeps a corner.
        if (low.x() == high.x() || low.y() == high.y()) continue;
        boxes_.push_back({low.x(), low.y(), high.x(), high.y()});
    }
}
