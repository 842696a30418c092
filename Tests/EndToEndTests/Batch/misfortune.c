#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <signal.h>

/* Misfortune for the process that runs jobs: what it opens says what befalls it. */
static int runs_jobs(void) {
    static int known = -1;
    if (known < 0) {
        char text[4096] = {0};
        FILE *file = fopen("/proc/self/cmdline", "r");
        size_t count = file ? fread(text, 1, sizeof text - 1, file) : 0;
        if (file) fclose(file);
        known = 0;
        for (size_t i = 0; i + 5 <= count; i++)
            if (!memcmp(text + i, "\0work", 6)) known = 1;
    }
    return known;
}

static void befall(const char *path) {
    if (!path || !strstr(path, "misfortune-") || !runs_jobs()) return;
    if (strstr(path, "misfortune-trap")) __builtin_trap();
    if (strstr(path, "misfortune-null")) *(volatile int *)0 = 1;
    if (strstr(path, "misfortune-abort")) abort();
    if (strstr(path, "misfortune-exit")) _exit(7);
    if (strstr(path, "misfortune-killed")) kill(getpid(), 9);
    if (strstr(path, "misfortune-sleep")) for (;;) sleep(1000);
    if (strstr(path, "misfortune-hunger"))
        for (int i = 0; i < 1000; i++) { char *p = malloc(20000000); memset(p, i, 20000000); usleep(20000); }
}

int open(const char *path, int flags, ...) {
    static int (*real)(const char *, int, ...);
    if (!real) real = dlsym(RTLD_NEXT, "open");
    va_list list; va_start(list, flags); int mode = va_arg(list, int); va_end(list);
    befall(path);
    return real(path, flags, mode);
}
int open64(const char *path, int flags, ...) {
    static int (*real)(const char *, int, ...);
    if (!real) real = dlsym(RTLD_NEXT, "open64");
    va_list list; va_start(list, flags); int mode = va_arg(list, int); va_end(list);
    befall(path);
    return real(path, flags, mode);
}
