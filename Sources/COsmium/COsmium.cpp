extern "C" int arterial_osmium_placeholder(void) { return 0; }
