// Placeholder so that the package loads.
