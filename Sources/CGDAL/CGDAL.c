#include "CGDAL.h"
int arterial_gdal_placeholder(void) { return 0; }
