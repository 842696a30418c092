// The functions of GDAL that Arterial calls, behind pointers: the library is loaded on the first use, because
// linking it would cost every start of the process some 45 ms. No header of GDAL is needed to build this.
#ifndef ARTERIAL_CGDAL_H
#define ARTERIAL_CGDAL_H

typedef struct GDALSpatialReference GDALSpatialReference;
typedef struct GDALTransformation GDALTransformation;
typedef struct GDALTransformationOptions GDALTransformationOptions;
typedef void (*GDALErrorHandler)(int severity, int number, const char *message);

// One line a function: F(its C name, what it returns, its parameters).
#define ARTERIAL_GDAL_FUNCTIONS(F)                                                                                     \
    F(GDALVersionInfo, const char *, (const char *request))                                                            \
    F(CPLErrorReset, void, (void))                                                                                     \
    F(CPLGetLastErrorMsg, const char *, (void))                                                                        \
    F(CPLPushErrorHandler, void, (GDALErrorHandler handler))                                                           \
    F(CPLPopErrorHandler, void, (void))                                                                                \
    F(OSRGetPROJVersion, void, (int *major, int *minor, int *patch))                                                   \
    F(OSRSetPROJEnableNetwork, void, (int enabled))                                                                    \
    F(OSRNewSpatialReference, GDALSpatialReference *, (const char *wkt))                                               \
    F(OSRDestroySpatialReference, void, (GDALSpatialReference * reference))                                            \
    F(OSRSetFromUserInput, int, (GDALSpatialReference * reference, const char *definition))                            \
    F(OSRSetAxisMappingStrategy, void, (GDALSpatialReference * reference, int strategy))                               \
    F(OSRGetName, const char *, (GDALSpatialReference * reference))                                                    \
    F(OCTNewCoordinateTransformation, GDALTransformation *,                                                            \
      (GDALSpatialReference * from, GDALSpatialReference * to))                                                        \
    F(OCTDestroyCoordinateTransformation, void, (GDALTransformation * transformation))                                 \
    F(OCTTransform4DWithErrorCodes, int,                                                                               \
      (GDALTransformation * transformation, int count, double *x, double *y, double *z, double *t, int *errors))

#define ARTERIAL_GDAL_POINTER(name, result, parameters) result(*name) parameters;

/// The functions, all of them there.
typedef struct {
    ARTERIAL_GDAL_FUNCTIONS(ARTERIAL_GDAL_POINTER)
} GDALFunctions;

/// GDAL's own handler that says nothing.
extern const GDALErrorHandler arterial_gdal_quiet;

/// The functions of the first of the named libraries that can be loaded and has them all; may be called from any
/// thread. The library is never unloaded.
///
/// \param names file names, tried in their order.
/// \param problem where the reason of the last failure is put, cut to `size`.
/// \return nonzero where the functions were found.
int arterial_gdal_load(const char *const *names, int count, GDALFunctions *functions, char *problem, int size);

#endif
