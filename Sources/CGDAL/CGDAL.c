#define _GNU_SOURCE /* dladdr */
#include "CGDAL.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static const int WARNING = 2; /* CE_Warning of cpl_error.h */
static const int FAILURE = 3; /* CE_Failure */
static _Thread_local char first_failure[2000];
static _Thread_local char warnings[4000];

static void say_nothing(int severity, int number, const char *message) {
    (void)number;
    if (severity >= FAILURE && first_failure[0] == 0) snprintf(first_failure, sizeof first_failure, "%s", message);
    size_t length = strlen(warnings);
    if (severity == WARNING) snprintf(warnings + length, sizeof warnings - length, "%s\n", message);
}

void arterial_gdal_forget_failures(void) { first_failure[0] = warnings[0] = 0; }

const char *arterial_gdal_warnings(void) { return warnings; }

const char *arterial_gdal_first_failure(void) { return first_failure; }

const GDALErrorHandler arterial_gdal_quiet = say_nothing;

// Copies the bytes of the pointer: ISO C has no cast from an object's pointer to a function's.
static int find(void *library, const char *name, void *function) {
    void *symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

static int find_all(void *library, GDALFunctions *functions) {
#define FIND(name, result, parameters) find(library, #name, &functions->name) &&
    return ARTERIAL_GDAL_FUNCTIONS(FIND) 1;
#undef FIND
}

// A library that is there and cannot be loaded says more than one that is not.
static void note(const char *reason, char *problem, size_t size) {
    if (problem[0] == 0 || strstr(problem, "No such file") != NULL) snprintf(problem, size, "%s", reason);
}

int arterial_gdal_load(const char *const *names, int count, GDALFunctions *functions, char *problem, int size) {
    problem[0] = 0;
    for (int index = 0; index < count; index++) {
        void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
        if (library != NULL && find_all(library, functions)) return 1;
        const char *reason = dlerror();
        note(reason != NULL ? reason : "unknown", problem, (size_t)size);
        if (library != NULL) dlclose(library);
    }
    return 0;
}

const char *arterial_c_library(void) {
    Dl_info about;
    void *symbol = dlsym(RTLD_DEFAULT, "malloc");
    return symbol != NULL && dladdr(symbol, &about) != 0 ? about.dli_fname : NULL;
}
