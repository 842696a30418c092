#pragma once

#include <malloc.h>

/// Has threads share so many arenas of memory (mallopt(3)). Each takes 64 MB of addresses or more, whatever it holds.
static inline void arterial_share_arenas(int count) { mallopt(M_ARENA_MAX, count); }
