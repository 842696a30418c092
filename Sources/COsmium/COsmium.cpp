#include "COsmium.h"
#include "Reader.hpp"

#include <osmium/version.hpp>

#include <new>
#include <system_error>

struct cosmium_reader {
    Reader reader;
    std::string failure;
};

namespace {

/// Bytes of a damaged file may stand in a reason: they must not break its line.
std::string on_one_line(std::string reason) {
    for (auto &letter : reason) {
        if (static_cast<unsigned char>(letter) < ' ') letter = '?';
    }
    return reason;
}

/// Runs `work`, and makes a status of whatever it throws.
template <typename Work>
cosmium_status guarded(std::string &failure, Work work) {
    try {
        try {
            work();
            return COSMIUM_DONE;
        } catch (const Stop &stop) {
            failure = stop.what();
            return stop.status;
        } catch (const std::bad_alloc &) {
            failure = "there is not enough memory";
            return COSMIUM_TOO_LARGE;
        } catch (const std::system_error &error) {
            failure = error.what();
            return COSMIUM_UNREADABLE;
        } catch (const std::exception &error) {
            failure = on_one_line(error.what());
            return COSMIUM_CORRUPT;
        }
    } catch (...) {
        return COSMIUM_CORRUPT;
    }
}

}  // namespace

const char *cosmium_version(void) { return LIBOSMIUM_VERSION_STRING; }

cosmium_reader *cosmium_reader_create(void) { return new (std::nothrow) cosmium_reader; }

void cosmium_reader_free(cosmium_reader *reader) { delete reader; }

int cosmium_reader_add_rule(cosmium_reader *reader, cosmium_rule rule, const char *text) {
    return guarded(reader->failure, [&] { reader->reader.filter.add(rule, text); }) == COSMIUM_DONE;
}

int cosmium_reader_add_file(cosmium_reader *reader, const char *path, cosmium_format format) {
    return guarded(reader->failure, [&] { reader->reader.add_file(path, format); }) == COSMIUM_DONE;
}

cosmium_status cosmium_reader_read(cosmium_reader *reader, cosmium_progress progress, void *context) {
    return guarded(reader->failure, [&] { reader->reader.read(progress, context); });
}

cosmium_extract cosmium_reader_extract(const cosmium_reader *reader) { return reader->reader.extract().view(); }

size_t cosmium_reader_failed_file(const cosmium_reader *reader) { return reader->reader.file(); }

const char *cosmium_reader_failure(const cosmium_reader *reader) { return reader->failure.c_str(); }
