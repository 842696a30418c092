int arterial_osmium_placeholder(void);
