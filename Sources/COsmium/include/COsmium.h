/// Reads OSM files with libosmium into flat arrays. No function lets a C++ exception out.
#ifndef COSMIUM_H
#define COSMIUM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cosmium_reader cosmium_reader;

/// What a key, or the beginning of a key, means to the reader.
typedef enum {
    COSMIUM_WAY_SELECTING_KEY,
    COSMIUM_WAY_KEY,
    COSMIUM_WAY_KEY_PREFIX,
    COSMIUM_NODE_KEY,
    COSMIUM_NODE_KEY_PREFIX,
} cosmium_rule;

typedef enum { COSMIUM_PBF, COSMIUM_XML, COSMIUM_XML_GZIP, COSMIUM_XML_BZIP2 } cosmium_format;

typedef enum {
    COSMIUM_DONE,
    COSMIUM_CANCELLED,
    COSMIUM_FILE_NOT_FOUND,
    COSMIUM_UNREADABLE,
    COSMIUM_CORRUPT,
    COSMIUM_TOO_LARGE,
} cosmium_status;

/// Tells how many of `total` bytes are read, and which file is open. Called on the thread that reads, several
/// times a second. Any value but 0 stops the reading.
typedef int (*cosmium_progress)(void *context, size_t file, uint64_t done, uint64_t total);

/// A place in units of 1e-7 degree.
typedef struct {
    int32_t longitude;
    int32_t latitude;
} cosmium_place;

/// A rectangle in units of 1e-7 degree.
typedef struct {
    int32_t min_longitude;
    int32_t min_latitude;
    int32_t max_longitude;
    int32_t max_latitude;
} cosmium_box;

/// Lists of tags, one list an object: those of object i stand from first[i] to before first[i + 1].
/// Keys and values are indices into the strings.
typedef struct {
    size_t lists;
    const int64_t *first;
    const uint32_t *key;
    const uint32_t *value;
} cosmium_tags;

typedef struct {
    int64_t nodes_read;
    int64_t ways_read;
    int64_t relations_read;
    int64_t ways_selected;
    int64_t ways_split;
    int64_t ways_without_course;
    int64_t missing_nodes;
    int64_t missing_node_references;
    int64_t deleted_objects;
    int64_t duplicates;
} cosmium_counts;

/// What was read. Everything points into the reader, and lives as long as it does.
typedef struct {
    size_t ways;
    const int64_t *way_id;
    const uint8_t *way_gaps;  // 1: nodes are missing before the part; 2: after it
    const int64_t *first_node;
    const int32_t *way_node;
    cosmium_tags way_tags;

    size_t stumps;
    const int32_t *stump_node;  // of a way that a part passes; this way has no part there, for its nodes beside this one are missing
    cosmium_tags stump_tags;

    size_t nodes;
    const int64_t *node_id;
    const cosmium_place *node_place;
    const int32_t *tagged_node;  // the node of each list of node_tags, ascending
    cosmium_tags node_tags;

    size_t relations;
    const int64_t *relation_id;
    cosmium_tags relation_tags;
    const int64_t *first_member;
    const uint8_t *member_kind;  // 'n', 'w' or 'r'
    const int64_t *member_id;
    const uint32_t *member_role;

    size_t strings;
    const char *const *string;

    size_t boxes;  // of the headers of all files, each once, ascending; 0 where one of the files has none
    const cosmium_box *box;

    cosmium_counts counts;
} cosmium_extract;

/// The version of libosmium that this was built with, such as 2.19.0.
const char *cosmium_version(void);

/// A reader without files and rules, or NULL where there is no memory.
cosmium_reader *cosmium_reader_create(void);
void cosmium_reader_free(cosmium_reader *reader);

/// Adds a key or a beginning of keys. Returns 0 where there is no memory.
int cosmium_reader_add_rule(cosmium_reader *reader, cosmium_rule rule, const char *text);
/// Adds a file. Returns 0 where there is no memory.
int cosmium_reader_add_file(cosmium_reader *reader, const char *path, cosmium_format format);

/// Reads all files, once for each reader.
cosmium_status cosmium_reader_read(cosmium_reader *reader, cosmium_progress progress, void *context);

/// What was read; meaningful after COSMIUM_DONE.
cosmium_extract cosmium_reader_extract(const cosmium_reader *reader);
/// Which file the reading failed at; meaningful unless COSMIUM_DONE.
size_t cosmium_reader_failed_file(const cosmium_reader *reader);
/// Why the reading failed, in libosmium's or the system's words.
const char *cosmium_reader_failure(const cosmium_reader *reader);

#ifdef __cplusplus
}
#endif

#endif
