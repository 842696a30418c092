#pragma once

/// Asks the processor to fetch what lies at an address, which is going to be read soon. Nothing happens where nothing lies there.
static inline void arterial_prefetch(const void *address) { __builtin_prefetch(address); }
