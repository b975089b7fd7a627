"""Addresses for whoever runs the server."""

from typing import Annotated

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import HeaderParameter

from tabard.server import metrics
from tabard.server.host import Host
from tabard.server.inn import Inn
from tabard.server.refusals import Refused
from tabard.server.routes import ERRORS
from tabard.server.wire_host import HostView

HostKey = Annotated[str | None, HeaderParameter(name="X-Host-Key", max_length=200, description="the host's key")]


@get(
    "/metrics",
    responses=ERRORS,
    summary="Figures for Prometheus, if TABARD_METRICS is on",
    media_type="text/plain",
    sync_to_thread=False,
)
def show_metrics(inn: NamedDependency[Inn]) -> Response[bytes]:
    if not inn.settings.metrics:
        raise Refused("no-metrics", "the figures are switched on by TABARD_METRICS", status=404)
    return Response(metrics.written(), media_type=metrics.FORMAT)


@get("/host", responses=ERRORS, summary="The host's page: tables, load, versions, reported lines")
async def show_host(host: NamedDependency[Host], host_key: HostKey = None) -> HostView:
    host.check(host_key)
    return await host.view()
