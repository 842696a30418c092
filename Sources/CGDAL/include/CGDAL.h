// The functions of GDAL that Arterial calls, behind pointers: the library is loaded on the first use, because
// linking it would cost every start of the process some 45 ms. No header of GDAL is needed to build this.
#ifndef ARTERIAL_CGDAL_H
#define ARTERIAL_CGDAL_H

typedef struct GDALSpatialReference GDALSpatialReference;
typedef struct GDALTransformation GDALTransformation;
typedef struct GDALTransformationOptions GDALTransformationOptions;
typedef struct GDALDatasetObject GDALDatasetObject;
typedef struct GDALDriverObject GDALDriverObject;
typedef struct GDALLayerObject GDALLayerObject;
typedef struct GDALLayerDefinition GDALLayerDefinition;
typedef struct GDALFieldDefinition GDALFieldDefinition;
typedef struct GDALFeature GDALFeature;
typedef struct GDALGeometryObject GDALGeometryObject;
typedef struct GDALRelationshipObject GDALRelationshipObject;
typedef struct GDALFileObject GDALFileObject;
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
    F(OSRGetAuthorityName, const char *, (GDALSpatialReference * reference, const char *key))                          \
    F(OSRGetAuthorityCode, const char *, (GDALSpatialReference * reference, const char *key))                          \
    F(OCTNewCoordinateTransformation, GDALTransformation *,                                                            \
      (GDALSpatialReference * from, GDALSpatialReference * to))                                                        \
    F(OCTDestroyCoordinateTransformation, void, (GDALTransformation * transformation))                                 \
    F(OCTTransform4DWithErrorCodes, int,                                                                               \
      (GDALTransformation * transformation, int count, double *x, double *y, double *z, double *t, int *errors))         \
    F(OSRIsSame, int, (GDALSpatialReference * one, GDALSpatialReference * other))                                      \
    F(OSRIsLocal, int, (GDALSpatialReference * reference))                                                             \
    F(OSRIsGeocentric, int, (GDALSpatialReference * reference))                                                        \
    F(OSRIsGeographic, int, (GDALSpatialReference * reference))                                                        \
    F(OSRGetLinearUnits, double, (GDALSpatialReference * reference, char **name))                                      \
    F(OSRExportToWktEx, int, (GDALSpatialReference * reference, char **wkt, const char *const *options))               \
    F(VSIFree, void, (void *memory))                                                                                   \
    F(CSLDestroy, void, (char **list))                                                                                 \
    F(CPLGetLastErrorType, int, (void))                                                                                \
    F(GDALAllRegister, void, (void))                                                                                   \
    F(CPLSetConfigOption, void, (const char *name, const char *value))                                                 \
    F(CPLSetThreadLocalConfigOption, void, (const char *name, const char *value))                                      \
    F(GDALGetDriverCount, int, (void))                                                                                 \
    F(GDALGetDriver, GDALDriverObject *, (int index))                                                                  \
    F(GDALGetMetadataItem, const char *, (GDALDriverObject * object, const char *name, const char *domain))            \
    F(GDALIdentifyDriverEx, GDALDriverObject *,                                                                        \
      (const char *name, unsigned int flags, const char *const *drivers, const char *const *siblings))                 \
    F(GDALOpenEx, GDALDatasetObject *,                                                                                 \
      (const char *name, unsigned int flags, const char *const *drivers, const char *const *options,                   \
       const char *const *siblings))                                                                                   \
    F(GDALClose, void, (GDALDatasetObject * dataset))                                                                  \
    F(GDALGetDatasetDriver, GDALDriverObject *, (GDALDatasetObject * dataset))                                         \
    F(GDALGetDriverShortName, const char *, (GDALDriverObject * driver))                                               \
    F(GDALDatasetGetLayerCount, int, (GDALDatasetObject * dataset))                                                    \
    F(GDALDatasetGetLayer, GDALLayerObject *, (GDALDatasetObject * dataset, int index))                                \
    F(GDALDatasetGetLayerByName, GDALLayerObject *, (GDALDatasetObject * dataset, const char *name))                   \
    F(GDALDatasetExecuteSQL, GDALLayerObject *,                                                                        \
      (GDALDatasetObject * dataset, const char *statement, GDALGeometryObject *filter, const char *dialect))           \
    F(GDALDatasetReleaseResultSet, void, (GDALDatasetObject * dataset, GDALLayerObject * layer))                       \
    F(GDALDatasetGetRelationshipNames, char **, (GDALDatasetObject * dataset, const char *const *options))             \
    F(GDALDatasetGetRelationship, GDALRelationshipObject *, (GDALDatasetObject * dataset, const char *name))           \
    F(GDALRelationshipGetCardinality, int, (GDALRelationshipObject * relationship))                                    \
    F(GDALRelationshipGetLeftTableName, const char *, (GDALRelationshipObject * relationship))                         \
    F(GDALRelationshipGetRightTableName, const char *, (GDALRelationshipObject * relationship))                        \
    F(GDALRelationshipGetMappingTableName, const char *, (GDALRelationshipObject * relationship))                      \
    F(GDALRelationshipGetLeftTableFields, char **, (GDALRelationshipObject * relationship))                            \
    F(GDALRelationshipGetRightTableFields, char **, (GDALRelationshipObject * relationship))                           \
    F(GDALRelationshipGetLeftMappingTableFields, char **, (GDALRelationshipObject * relationship))                     \
    F(GDALRelationshipGetRightMappingTableFields, char **, (GDALRelationshipObject * relationship))                    \
    F(VSIReadDirRecursive, char **, (const char *path))                                                                \
    F(VSIFOpenL, GDALFileObject *, (const char *name, const char *mode))                                               \
    F(VSIFReadL, unsigned long, (void *bytes, unsigned long size, unsigned long count, GDALFileObject *file))          \
    F(VSIFCloseL, int, (GDALFileObject * file))                                                                        \
    F(OGR_L_GetName, const char *, (GDALLayerObject * layer))                                                          \
    F(OGR_L_GetGeomType, int, (GDALLayerObject * layer))                                                               \
    F(OGR_L_GetFIDColumn, const char *, (GDALLayerObject * layer))                                                     \
    F(OGR_L_GetGeometryColumn, const char *, (GDALLayerObject * layer))                                                \
    F(OGR_L_GetLayerDefn, GDALLayerDefinition *, (GDALLayerObject * layer))                                            \
    F(OGR_L_GetSpatialRef, GDALSpatialReference *, (GDALLayerObject * layer))                                          \
    F(OGR_L_SetAttributeFilter, int, (GDALLayerObject * layer, const char *condition))                                 \
    F(OGR_L_SetSpatialFilterRect, void,                                                                                \
      (GDALLayerObject * layer, double min_x, double min_y, double max_x, double max_y))                               \
    F(OGR_L_SetSpatialFilter, void, (GDALLayerObject * layer, GDALGeometryObject *geometry))                           \
    F(OGR_L_SetIgnoredFields, int, (GDALLayerObject * layer, const char **names))                                      \
    F(OGR_L_GetFeatureCount, long long, (GDALLayerObject * layer, int force))                                          \
    F(OGR_L_ResetReading, void, (GDALLayerObject * layer))                                                             \
    F(OGR_L_GetNextFeature, GDALFeature *, (GDALLayerObject * layer))                                                  \
    F(OGR_FD_GetFieldCount, int, (GDALLayerDefinition * definition))                                                   \
    F(OGR_FD_GetFieldDefn, GDALFieldDefinition *, (GDALLayerDefinition * definition, int index))                       \
    F(OGR_Fld_GetNameRef, const char *, (GDALFieldDefinition * field))                                                 \
    F(OGR_Fld_GetType, int, (GDALFieldDefinition * field))                                                             \
    F(OGR_Fld_GetSubType, int, (GDALFieldDefinition * field))                                                          \
    F(OGR_F_Destroy, void, (GDALFeature * feature))                                                                    \
    F(OGR_F_GetFID, long long, (GDALFeature * feature))                                                                \
    F(OGR_F_IsFieldSetAndNotNull, int, (GDALFeature * feature, int field))                                             \
    F(OGR_F_GetFieldAsInteger64, long long, (GDALFeature * feature, int field))                                        \
    F(OGR_F_GetFieldAsDouble, double, (GDALFeature * feature, int field))                                              \
    F(OGR_F_GetFieldAsString, const char *, (GDALFeature * feature, int field))                                        \
    F(OGR_F_GetFieldAsStringList, char **, (GDALFeature * feature, int field))                                         \
    F(OGR_F_GetFieldAsIntegerList, const int *, (GDALFeature * feature, int field, int *count))                        \
    F(OGR_F_GetFieldAsInteger64List, const long long *, (GDALFeature * feature, int field, int *count))                \
    F(OGR_F_GetFieldAsDoubleList, const double *, (GDALFeature * feature, int field, int *count))                      \
    F(OGR_F_GetFieldAsDateTimeEx, int,                                                                                 \
      (GDALFeature * feature, int field, int *year, int *month, int *day, int *hour, int *minute, float *second,       \
       int *zone))                                                                                                     \
    F(OGR_F_GetGeometryRef, GDALGeometryObject *, (GDALFeature * feature))                                             \
    F(OGR_G_WkbSize, int, (GDALGeometryObject * geometry))                                                             \
    F(OGR_G_ExportToIsoWkb, int, (GDALGeometryObject * geometry, int order, unsigned char *bytes))                     \
    F(OGR_G_HasCurveGeometry, int, (GDALGeometryObject * geometry, int whatever))                                      \
    F(OGR_G_GetLinearGeometry, GDALGeometryObject *,                                                                   \
      (GDALGeometryObject * geometry, double degrees, const char *const *options))                                     \
    F(OGR_G_DestroyGeometry, void, (GDALGeometryObject * geometry))                                                    \
    F(GDALGetDriverByName, GDALDriverObject *, (const char *name))                                                     \
    F(GDALCreate, GDALDatasetObject *,                                                                                 \
      (GDALDriverObject * driver, const char *path, int width, int height, int bands, int type,                        \
       const char *const *options))                                                                                    \
    F(GDALDatasetCreateLayer, GDALLayerObject *,                                                                       \
      (GDALDatasetObject * dataset, const char *name, GDALSpatialReference *reference, int geometry,                   \
       const char *const *options))                                                                                    \
    F(GDALDatasetStartTransaction, int, (GDALDatasetObject * dataset, int force))                                      \
    F(GDALDatasetCommitTransaction, int, (GDALDatasetObject * dataset))                                                \
    F(OGR_L_CreateField, int, (GDALLayerObject * layer, GDALFieldDefinition *field, int approximately))                \
    F(OGR_L_CreateFeature, int, (GDALLayerObject * layer, GDALFeature *feature))                                       \
    F(OGR_Fld_Create, GDALFieldDefinition *, (const char *name, int type))                                             \
    F(OGR_Fld_SetSubType, void, (GDALFieldDefinition * field, int subtype))                                            \
    F(OGR_Fld_Destroy, void, (GDALFieldDefinition * field))                                                            \
    F(OGR_F_Create, GDALFeature *, (GDALLayerDefinition * definition))                                                 \
    F(OGR_F_SetFrom, int, (GDALFeature * feature, GDALFeature *other, int forgiving))                                  \
    F(OGR_F_SetFID, int, (GDALFeature * feature, long long id))                                                        \
    F(OGR_F_SetFieldInteger64, void, (GDALFeature * feature, int field, long long value))                              \
    F(OGR_F_SetFieldDouble, void, (GDALFeature * feature, int field, double value))                                    \
    F(OGR_F_SetFieldString, void, (GDALFeature * feature, int field, const char *value))                               \
    F(OGR_F_SetGeometryDirectly, int, (GDALFeature * feature, GDALGeometryObject *geometry))                           \
    F(OGR_G_CreateFromWkb, int,                                                                                        \
      (const void *bytes, GDALSpatialReference *reference, GDALGeometryObject **geometry, int size))

#define ARTERIAL_GDAL_POINTER(name, result, parameters) result(*name) parameters;

/// The functions, all of them there.
typedef struct {
    ARTERIAL_GDAL_FUNCTIONS(ARTERIAL_GDAL_POINTER)
} GDALFunctions;

/// A handler that says nothing, and keeps the first failure and the warnings of the thread.
extern const GDALErrorHandler arterial_gdal_quiet;

/// Forgets what the handler has kept on this thread.
void arterial_gdal_forget_failures(void);

/// The first failure on this thread since then, cut to 1999 bytes; empty where there is none.
const char *arterial_gdal_first_failure(void);

/// The warnings on this thread since then, a line each, cut to 3999 bytes in all.
const char *arterial_gdal_warnings(void);

/// The functions of the first of the named libraries that can be loaded and has them all; may be called from any
/// thread. The library is never unloaded.
///
/// \param names file names, tried in their order.
/// \param problem where the reason of the last failure is put, cut to `size`.
/// \return nonzero where the functions were found.
int arterial_gdal_load(const char *const *names, int count, GDALFunctions *functions, char *problem, int size);

/// The path of the C library; NULL where nobody knows it.
const char *arterial_c_library(void);

#endif
