#include "CGEOS.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

// Copies the bytes of the pointer: ISO C has no cast from an object's pointer to a function's.
static int find(void *library, const char *name, void *function) {
    void *symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

static int find_all(void *library, GEOSFunctions *functions) {
#define FIND(name) find(library, #name, &functions->name) &&
    return ARTERIAL_GEOS_FUNCTIONS(FIND) 1;
#undef FIND
}

int arterial_geos_load(const char *name, GEOSFunctions *functions, char *problem, int size) {
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library != NULL && find_all(library, functions)) return 1;
    const char *reason = dlerror();
    snprintf(problem, (size_t)size, "%s", reason != NULL ? reason : "unknown");
    if (library != NULL) dlclose(library);
    return 0;
}
