"""Every error as `{"error": {code, message, rule, args}}`."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from tabard.server.metrics import FAULTS, REFUSALS
from tabard.server.refusals import INTERNAL, Refused
from tabard.server.wire import ErrorBody
from tabard.server.wire_parts import Refusal

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]
CODES = {
    400: "malformed",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    409: "refused",
    410: "outdated",
    413: "oversized",
    415: "malformed",
    429: "too-fast",
}


def answer(status: int, refusal: Refusal, headers: dict[str, str] | None = None) -> Response[ErrorBody]:
    return Response(ErrorBody(refusal), status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(_: AnyRequest, error: Refused) -> Response[ErrorBody]:
    REFUSALS.labels(error.refusal.code).inc()
    return answer(error.status, error.refusal)


def http_error(_: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    return answer(error.status_code, Refusal(code, worded(error)), error.headers)


def unreadable(_: AnyRequest, error: Exception) -> Response[ErrorBody]:
    why = "it is nested too deeply" if isinstance(error, RecursionError) else "it is no UTF-8"
    return answer(400, Refusal("malformed", f"the request cannot be read: {why}"))


def worded(error: HTTPException) -> str:
    """What is wrong, and where in the request."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(": ".join(str(part[k]) for k in ("key", "message") if part.get(k)) for part in error.extra)
    return error.detail


def server_error(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    FAULTS.inc()
    return answer(500, INTERNAL)
