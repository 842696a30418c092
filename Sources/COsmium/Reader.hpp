#pragma once

#include "Extract.hpp"
#include "Input.hpp"
#include "TagFilter.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Reads the files twice: first the ways and relations, then the nodes that those ways need. So the order of objects
/// in a file does not matter, and memory holds only what is kept.
class Reader {
public:
    TagFilter filter;

    void add_file(std::string path, cosmium_format format) { files_.emplace_back(std::move(path), format); }

    /// Throws Stop and libosmium's exceptions.
    void read(cosmium_progress callback, void *context);

    const Extract &extract() const { return extract_; }
    /// The file that was last worked on.
    size_t file() const { return file_; }

private:
    std::vector<std::pair<std::string, cosmium_format>> files_;
    size_t file_ = 0;
    StringTable strings_;
    Ways ways_;
    Restrictions restrictions_;
    Extract extract_;

    std::vector<std::unique_ptr<Input>> open_files();
    void take_ways_and_relations(const osmium::memory::Buffer &buffer, bool repeats);
    void take_nodes(const osmium::memory::Buffer &buffer, Nodes &nodes);
};
