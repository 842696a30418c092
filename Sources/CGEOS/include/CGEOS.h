// The functions of GEOS that Arterial calls, behind pointers: the library is loaded on the first use, because
// linking it would cost every start of a process some 2.3 ms.
#ifndef ARTERIAL_CGEOS_H
#define ARTERIAL_CGEOS_H

#define GEOS_USE_ONLY_R_API
#include <geos_c.h>

// One line a function: F(its name).
#define ARTERIAL_GEOS_FUNCTIONS(F)                                                                                     \
    F(GEOSContext_setErrorMessageHandler_r)                                                                            \
    F(GEOSCoordSeq_copyFromBuffer_r)                                                                                   \
    F(GEOSCoordSeq_copyToBuffer_r)                                                                                     \
    F(GEOSCoordSeq_getSize_r)                                                                                          \
    F(GEOSDifference_r)                                                                                                \
    F(GEOSFree_r)                                                                                                      \
    F(GEOSGeomTypeId_r)                                                                                                \
    F(GEOSGeom_clone_r)                                                                                                \
    F(GEOSGeom_createCollection_r)                                                                                     \
    F(GEOSGeom_createLineString_r)                                                                                     \
    F(GEOSGeom_createLinearRing_r)                                                                                     \
    F(GEOSGeom_createPointFromXY_r)                                                                                    \
    F(GEOSGeom_createPolygon_r)                                                                                        \
    F(GEOSGeom_destroy_r)                                                                                              \
    F(GEOSGeom_getCoordSeq_r)                                                                                          \
    F(GEOSGeom_getDimensions_r)                                                                                        \
    F(GEOSGeom_setPrecision_r)                                                                                         \
    F(GEOSGetExteriorRing_r)                                                                                           \
    F(GEOSGetGeometryN_r)                                                                                              \
    F(GEOSGetInteriorRingN_r)                                                                                          \
    F(GEOSGetNumGeometries_r)                                                                                          \
    F(GEOSGetNumInteriorRings_r)                                                                                       \
    F(GEOSIntersectionPrec_r)                                                                                          \
    F(GEOSIntersection_r)                                                                                              \
    F(GEOSMakeValid_r)                                                                                                 \
    F(GEOSPrepare_r)                                                                                                   \
    F(GEOSPreparedContainsProperly_r)                                                                                  \
    F(GEOSPreparedContains_r)                                                                                          \
    F(GEOSPreparedGeom_destroy_r)                                                                                      \
    F(GEOSPreparedIntersects_r)                                                                                        \
    F(GEOSPreparedWithin_r)                                                                                            \
    F(GEOSRelate_r)                                                                                                    \
    F(GEOSSTRtree_create_r)                                                                                            \
    F(GEOSSTRtree_destroy_r)                                                                                           \
    F(GEOSSTRtree_insert_r)                                                                                            \
    F(GEOSSTRtree_query_r)                                                                                             \
    F(GEOSUnaryUnion_r)                                                                                                \
    F(GEOSUnion_r)                                                                                                     \
    F(GEOSWKTReader_create_r)                                                                                          \
    F(GEOSWKTReader_destroy_r)                                                                                         \
    F(GEOSWKTReader_read_r)                                                                                            \
    F(GEOS_finish_r)                                                                                                   \
    F(GEOS_init_r)                                                                                                     \
    F(GEOSisEmpty_r)                                                                                                   \
    F(GEOSisValidDetail_r)                                                                                             \
    F(GEOSisValid_r)                                                                                                   \
    F(GEOSversion)

#define ARTERIAL_GEOS_POINTER(name) __typeof__(name) *name;

/// The functions, all of them there.
typedef struct {
    ARTERIAL_GEOS_FUNCTIONS(ARTERIAL_GEOS_POINTER)
} GEOSFunctions;

/// Loads the library; may be called from any thread. It is never unloaded.
///
/// \param problem where the reason of a failure is put, cut to `size`.
/// \return nonzero where all functions were found.
int arterial_geos_load(const char *name, GEOSFunctions *functions, char *problem, int size);

#endif
