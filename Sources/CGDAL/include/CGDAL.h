int arterial_gdal_placeholder(void);
