#include "XMLInput.hpp"

#include "BoundedDecompressor.hpp"
#include "Bzip2Streams.hpp"

namespace {

osmium::io::Decompressor *open_gzip(int file);
osmium::io::Decompressor *open_bzip2(int file);

bool offer(osmium::io::file_compression compression, osmium::io::Decompressor *(*open)(int)) {
    return osmium::io::CompressionFactory::instance().register_compression(compression, nullptr, open, nullptr);
}

/// The first that offers to unpack a format does so; in the headers that follow libosmium's own would.
const bool unpacks_gzip = offer(osmium::io::file_compression::gzip, open_gzip);
const bool unpacks_bzip2 = offer(osmium::io::file_compression::bzip2, open_bzip2);

}  // namespace

#include <osmium/io/gzip_compression.hpp>
#include <osmium/io/reader.hpp>
#include <osmium/io/xml_input.hpp>

#include <fcntl.h>

namespace {

osmium::io::Decompressor *open_gzip(int file) {
    return new BoundedDecompressor<osmium::io::GzipDecompressor>{file};
}

osmium::io::Decompressor *open_bzip2(int file) {
    return new BoundedDecompressor<Bzip2Streams>{file};
}

const char *format_name(cosmium_format format) {
    switch (format) {
        case COSMIUM_XML_GZIP: return "osm.gz";
        case COSMIUM_XML_BZIP2: return "osm.bz2";
        default: return "osm";
    }
}

osmium::io::file_compression compression(cosmium_format format) {
    switch (format) {
        case COSMIUM_XML_GZIP: return osmium::io::file_compression::gzip;
        case COSMIUM_XML_BZIP2: return osmium::io::file_compression::bzip2;
        default: return osmium::io::file_compression::none;
    }
}

/// What zlib says, without the number of the open file in it: the same file must fail with the same words.
std::string without_descriptor(std::string reason) {
    const auto begin = reason.find("<fd:");
    const auto end = reason.find(">: ", begin);
    if (begin != std::string::npos && end != std::string::npos) reason.erase(begin, end + 3 - begin);
    return reason;
}

}  // namespace

void XMLInput::read(
    osmium::osm_entity_bits::type, osmium::thread::Pool &pool, const Progress &progress, const Take &take) {
    try {
        if (!deleted_) deleted_ = find_deleted(progress);
        read_all(pool, progress, take);
    } catch (const osmium::gzip_error &error) {
        throw Stop{COSMIUM_CORRUPT, without_descriptor(error.what())};
    }
}

/// Other editors that pack their files mark nothing, and to unpack one takes as long as to read it.
DeletedMarks XMLInput::find_deleted(const Progress &progress) const {
    DeletedMarks marks;
    const auto file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) throw Stop{COSMIUM_UNREADABLE, std::strerror(errno)};
    const auto unpacked = osmium::io::CompressionFactory::instance().create_decompressor(compression(format_), file);
    bool is_first = true;
    for (auto piece = unpacked->read(); !piece.empty(); piece = unpacked->read()) {
        if (is_first && format_ != COSMIUM_XML && piece.find("JOSM") == std::string::npos) break;
        is_first = false;
        // A run that is stopped need not wait for the end of a large file.
        progress.report(0);
        marks.take(piece);
    }
    unpacked->close();
    return marks;
}

void XMLInput::read_all(osmium::thread::Pool &pool, const Progress &progress, const Take &take) {
    // libosmium takes "http:..." for an address, and "-" for standard input: "./" makes both a file.
    const osmium::io::File file{path.front() == '/' ? path : "./" + path, format_name(format_)};
    // All kinds are read: libosmium returns nothing, and cannot be stopped, while it skips over kinds not wanted.
    osmium::io::Reader reader{file, osmium::osm_entity_bits::nwr, pool};
    while (auto buffer = reader.read()) {
        progress.report(reader.offset());
        for (auto &object : buffer.select<osmium::OSMObject>()) {
            if (!deleted_->empty() && deleted_->has(object)) object.set_visible(false);
        }
        take(buffer);
    }
    keep_boxes(reader.header());
    reader.close();
}
