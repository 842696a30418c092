#pragma once

#include "DeletedMarks.hpp"
#include "Input.hpp"

#include <optional>

/// An XML file, plain or compressed.
class XMLInput final : public Input {
public:
    XMLInput(const std::string &path, uint64_t bytes, cosmium_format format) : Input(path, bytes), format_(format) {}

    void read(
        osmium::osm_entity_bits::type wanted, osmium::thread::Pool &pool, const Progress &progress,
        const Take &take) override;

    /// XML has no header that could promise it.
    bool is_free_of_repeats() const override { return false; }

private:
    const cosmium_format format_;
    /// Looked for when the file is read for the first time.
    std::optional<DeletedMarks> deleted_;

    DeletedMarks find_deleted(const Progress &progress) const;
    void read_all(osmium::thread::Pool &pool, const Progress &progress, const Take &take);
};
