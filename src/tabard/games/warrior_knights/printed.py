"""For the client: what is printed, as types from which the client's are generated."""

from __future__ import annotations

from typing import TypedDict


class CityData(TypedDict):
    id: str
    area: int
    strength: int
    income: int


class TroopData(TypedDict):
    id: str
    strength: int
    wage: int
    fee: int  # of hiring
    nation: int  # -1: regular troops


class SpotData(TypedDict):
    number: int
    fee: int


class FateData(TypedDict):
    result: int
    revolt: bool
    nation: int
    city: int


class EventData(TypedDict):
    id: str
    colour: int
    cancel: int


class AgendaData(TypedDict):
    id: str
    type: int
    vote: int


class Slots(TypedDict):
    """Where things stand inside an area, from its centroid."""

    label: list[int]
    city: list[int]
    siege: list[int]
    breaches: list[int]
    nobles: list[list[int]]
    nobles_overseas: list[list[int]]
    road_width: int
    river_width: int
    bridge_size: list[int]
    port_radius: int


class Shape(TypedDict):
    centroid: list[int]
    polygon: list[list[int]]


class Barrier(TypedDict):
    kind: str
    feature: str
    bridge: bool
    segment: list[list[int]]


class Bridge(TypedDict):
    id: str
    position: list[int]


class Drawing(TypedDict):
    width: int
    height: int
    margin: int
    slots: Slots
    areas: list[Shape]
    sea: list[Shape]
    seas: list[str]  # the id of each cell
    barriers: list[Barrier]
    bridges: list[Bridge]
    ports: list[list[int]]  # the icon of each port


class Printed(TypedDict):
    areas: list[str]
    cities: list[CityData]
    roads: list[list[int]]  # for each area the areas one road step away
    ports: list[int]
    barons: list[str]
    troops: list[TroopData]
    spots: list[SpotData]
    fate: list[FateData]
    events: list[EventData]
    agendas: list[AgendaData]
    motions: list[str]
    drawing: Drawing
