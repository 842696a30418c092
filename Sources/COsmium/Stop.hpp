#pragma once

#include "COsmium.h"

#include <cstdint>
#include <stdexcept>
#include <string>

/// Ends the reading, with a status and a reason.
struct Stop : std::runtime_error {
    cosmium_status status;

    Stop(cosmium_status status, const std::string &reason) : std::runtime_error(reason), status(status) {}
};

/// Tells the caller how far the reading has come, and hears from it whether to go on.
class Progress {
public:
    Progress(cosmium_progress callback, void *context, uint64_t total) :
        callback_(callback), context_(context), total_(total) {}

    void open_file(size_t file, uint64_t bytes) {
        file_ = file;
        before_ += bytes_;
        bytes_ = bytes;
        report(0);
    }

    /// - done: bytes of the open file.
    void report(uint64_t done) const {
        if (callback_(context_, file_, before_ + (done < bytes_ ? done : bytes_), total_) != 0) {
            throw Stop{COSMIUM_CANCELLED, "cancelled"};
        }
    }

private:
    cosmium_progress callback_;
    void *context_;
    uint64_t total_;
    size_t file_ = 0;
    uint64_t before_ = 0;
    uint64_t bytes_ = 0;
};
