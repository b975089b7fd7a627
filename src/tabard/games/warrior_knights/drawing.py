"""What only a client needs to draw the map (WK-25.7): read strictly like the rest, and given out as it is."""

from __future__ import annotations

from tabard.kernel.reading import Section

from .printed import Barrier, Bridge, Drawing, Shape, Slots


def drawing(file: Section) -> Drawing:
    canvas = file.section("canvas")
    return {
        "width": canvas.number("width", 1),
        "height": canvas.number("height", 1),
        "margin": canvas.number("margin"),
        "slots": slots(canvas.section("slots")),
        "areas": [shape(area) for area in file.sections("areas")],
        "sea": [sea_cell(cell) for cell in file.sections("sea_cells")],
        "seas": [cell.word("id") for cell in file.sections("sea_cells")],
        "barriers": [barrier(border) for border in file.sections("barriers")],
        "bridges": [bridge(table) for table in file.sections("bridges")],
        "ports": [list(port.numbers("icon")) for port in file.sections("ports")],
    }


def slots(section: Section) -> Slots:
    return {
        "label": list(section.numbers("label")),
        "city": list(section.numbers("city")),
        "siege": list(section.numbers("siege")),
        "breaches": list(section.numbers("breaches")),
        "nobles": points(section, "nobles"),
        "nobles_overseas": points(section, "nobles_overseas"),
        "road_width": section.number("road_width"),
        "river_width": section.number("river_width"),
        "bridge_size": list(section.numbers("bridge_size")),
        "port_radius": section.number("port_radius"),
    }


def points(section: Section, key: str) -> list[list[int]]:
    return [list(point) for point in section.rows(key)]


def shape(section: Section) -> Shape:
    return {"centroid": list(section.numbers("centroid")), "polygon": points(section, "polygon")}


def sea_cell(section: Section) -> Shape:
    section.number("col")  # WK-25.1: they lie in the grid like the areas
    section.number("row")
    return shape(section)


def barrier(section: Section) -> Barrier:
    return {
        "kind": section.word("kind"),
        "feature": section.word("feature"),
        "bridge": section.flag("bridge"),
        "segment": points(section, "segment"),
    }


def bridge(section: Section) -> Bridge:
    return {"id": section.word("id"), "position": list(section.numbers("position"))}
