"""Opens the layers of GeoPackages in QGIS, without a screen, and draws them: a line for each, and exit code 1 where something
is not as it should be.

    python3 look.py PICTURE.png results.gpkg [...]
"""
import os
import pathlib
import sqlite3
import sys

from qgis.core import (QgsApplication, QgsCoordinateReferenceSystem, QgsCoordinateTransform, QgsMapRendererParallelJob,
                       QgsMapSettings, QgsProject, QgsRectangle, QgsVectorLayer)
from qgis.PyQt.QtCore import QSize
from qgis.PyQt.QtGui import QColor

WIDTH, HEIGHT = 1200, 900
METRES = QgsCoordinateReferenceSystem("EPSG:3857")
SHAPES = {"POINT": ["Point"], "MULTILINESTRING": ["LineString"], "MULTIPOLYGON": ["Polygon"],
          "GEOMETRY": ["Polygon", "LineString", "Point"]}
# From the ground up.
ORDER = ["polygons", "lines", "segments", "barriers", "elements", "features", "directions_lines", "routes",
         "directions_points", "facilities", "stops"]


def tables(package):
    """Names of tables with their kinds of geometry, as far as there are features of them; none for a plain table."""
    with sqlite3.connect(f"file:{package}?mode=ro", uri=True) as base:
        rows = base.execute("""SELECT table_name, geometry_type_name FROM gpkg_contents LEFT JOIN gpkg_geometry_columns
                               USING (table_name) WHERE table_name <> 'layer_styles'""").fetchall()
        titles = {(table, column): title for table, column, title in base.execute(
            "SELECT table_name, column_name, title FROM gpkg_data_columns")}
    return rows, titles


def layers(package):
    """Each layer as QGIS opens it: a table with several kinds of geometry is several layers."""
    rows, titles = tables(package)
    for table, kind in rows:
        for shape in SHAPES.get(kind, [None]):
            address = f"{package}|layername={table}" + (f"|geometrytype={shape}" if kind == "GEOMETRY" else "")
            layer = QgsVectorLayer(address, table, "ogr")
            if shape is None or layer.featureCount() or kind != "GEOMETRY":
                yield layer, table, shape, titles


def judge(layer, table, shape, titles):
    """What is wrong with a layer, in sentences."""
    if not layer.isValid():
        return ["it is not valid"]
    faults = []
    for place, field in enumerate(layer.fields()):
        wanted = titles.get((table, field.name()))
        if wanted and layer.attributeAlias(place) != wanted and shape:
            faults.append(f"{field.name()} is called '{layer.attributeAlias(place)}', not '{wanted}'")
    if shape:
        if layer.renderer().type() != "RuleRenderer":
            faults.append(f"its renderer is {layer.renderer().type()}")
        elif layer.featureCount() and not any(layer.renderer().legendSymbolItems()):
            faults.append("its legend is empty")
        broken = [feature.id() for feature in layer.getFeatures()
                  if feature.hasGeometry() and not feature.geometry().isGeosValid()]
        if broken:
            faults.append(f"{len(broken)} geometries are not valid")
        if not layer.crs().isValid():
            faults.append("its coordinate system is not known")
    return faults


def draw(layers, path):
    extent = QgsRectangle()
    for layer in layers:
        if layer.featureCount():
            way = QgsCoordinateTransform(layer.crs(), METRES, QgsProject.instance())
            extent.combineExtentWith(way.transformBoundingBox(layer.extent()))
    extent.scale(1.15)
    settings = QgsMapSettings()
    settings.setLayers(layers)
    settings.setDestinationCrs(METRES)
    settings.setExtent(extent)
    settings.setOutputSize(QSize(WIDTH, HEIGHT))
    settings.setBackgroundColor(QColor("#f3f1ea"))
    job = QgsMapRendererParallelJob(settings)
    job.start()
    job.waitForFinished()
    picture = job.renderedImage()
    picture.save(path)
    return len({picture.pixel(x, y) for x in range(0, WIDTH, 4) for y in range(0, HEIGHT, 4)})


def main(picture, packages):
    application = QgsApplication([], False)
    application.initQgis()
    drawn, failed = [], False
    for package in packages:
        for layer, table, shape, titles in layers(package):
            faults = judge(layer, table, shape, titles)
            failed = failed or bool(faults)
            legend = [item.label() for item in layer.renderer().legendSymbolItems()] if shape and not faults else []
            print(f"{'failed' if faults else 'ok'}: {pathlib.Path(package).resolve().parent.name} {table}"
                  f"{f' ({shape})' if shape else ''}: {layer.featureCount()} features"
                  f"{', ' + ', '.join(legend) if legend else ''}{': ' + '; '.join(faults) if faults else ''}")
            if shape and not faults:
                drawn.append((ORDER.index(table), layer))
    drawn.sort(key=lambda entry: entry[0], reverse=True)
    colours = draw([layer for _, layer in drawn], picture)
    print(f"{picture}: {colours} colours")
    return 1 if failed or colours < 10 else 0


if __name__ == "__main__":
    code = main(sys.argv[1], sys.argv[2:])
    sys.stdout.flush()
    # Taking QGIS down piece by piece in the order in which Python would crashes it.
    os._exit(code)
