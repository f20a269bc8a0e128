"""Requests to a table that is served: they wait for their answer, however busy the machine is."""

from __future__ import annotations

import ssl
from functools import partial

import httpx2 as httpx

from tests.running.patience import PATIENCE

NO_REST = httpx.Limits(max_keepalive_connections=0)  # a line that rests is cut at any moment
SEALS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # none: to read those of the machine takes a while

get = partial(httpx.get, timeout=PATIENCE, verify=SEALS)
post = partial(httpx.post, timeout=PATIENCE, verify=SEALS)
stream = partial(httpx.stream, timeout=PATIENCE, verify=SEALS)
Client = partial(httpx.Client, timeout=PATIENCE, limits=NO_REST, verify=SEALS)
