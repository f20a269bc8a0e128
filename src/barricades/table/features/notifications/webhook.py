"""Sends messages to addresses that users choose, but only to public ones.

The host name is looked up first, and all its addresses have to be public. The connection then goes
to one of these very addresses, so a second answer of the name server changes nothing. Redirects are
not followed, proxies are not used, and only the head of the answer is read.
"""

from __future__ import annotations

import re
import socket
import ssl
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address
from threading import Thread
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpcore2 as httpcore

from .... import __version__
from ....core import Refused
from .connections import CheckedBackend, seconds_left

LONGEST = 500  # characters of an address
LARGEST = 4096  # bytes of a message
SECONDS = 6.0  # for all of it: looking up, connecting, sending, the answer
PORTS = (443, 8443)
LATER = (408, 425, 429)  # refusals that ask for patience

PRIVATE = [
    IPv4Network(net)
    for net in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
        *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"),
        *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        "168.63.129.16/32",  # a cloud's own, for machines inside it
    )
]
GLOBAL = IPv6Network("2000::/3")  # outside of it: loopback, local, multicast, mapped, NAT64 …
HIDING = [  # inside of it: tunnels that hide an IPv4 address, protocols, documentation
    IPv6Network(net) for net in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
]
ISATAP = (0x00005EFE, 0x02005EFE)  # before an IPv4 address in the lower half of another


class Undelivered(Exception):
    """A message was not delivered; if `final`, trying again will not help."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


class Target(NamedTuple):
    """An address, split."""

    host: str
    port: int
    path: str


def target(address: str) -> Target:
    """Split an address. Raises Refused unless it is https, without user name or password."""
    try:
        if not re.fullmatch(r"[!-~]+", address) or len(address) > LONGEST or "\\" in address:
            raise ValueError
        parts = urlsplit(address)
        host = (parts.hostname or "").rstrip(".")
        port = 443 if parts.port is None else parts.port
        if parts.scheme != "https" or not host or "@" in parts.netloc or "%" in host:
            raise ValueError
        if port not in PORTS:
            raise ValueError
    except ValueError:
        raise Refused("wire-bad-webhook") from None
    return Target(host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def is_public(address: str) -> bool:
    """Whether an IP address is public: reachable on the Internet, and not inside this network."""
    try:
        ip = ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, IPv4Address):
        return not any(ip in net for net in PRIVATE)
    hides = (int(ip) >> 32) & 0xFFFFFFFF in ISATAP or any(ip in net for net in HIDING)
    return ip in GLOBAL and not hides and ip.scope_id is None


@cache
def trusted() -> ssl.SSLContext:
    """The certificate authorities that this machine trusts; cached."""
    return ssl.create_default_context()


@dataclass(frozen=True, kw_only=True)
class Sender:
    """Sends messages. The fields are replaced in tests."""

    lookup: Callable[..., list[Any]] = socket.getaddrinfo
    allows: Callable[[str], bool] = is_public
    context: ssl.SSLContext = field(default_factory=trusted)
    seconds: float = SECONDS

    def check(self, address: str) -> Target:
        """Look an address up. Raises Refused if messages may not be sent there."""
        to = target(address)
        self._public(to, time.monotonic() + self.seconds)
        return to

    def send(self, address: str, body: bytes) -> None:
        """Send a message. Blocks for at most `seconds`.

        Connects to the first public address of the host that answers. Raises Undelivered if the
        address is not allowed, nobody is reached in time, or the answer is not a success.
        """
        assert len(body) <= LARGEST
        end = time.monotonic() + self.seconds
        try:
            to = target(address)
            addresses = self._public(to, end)
        except Refused as error:
            raise Undelivered(error.reason.what, error.reason.what != "wire-lost-webhook") from None
        try:
            status = self._post(to, body, CheckedBackend(addresses, end))
        except (TimeoutError, httpcore.TimeoutException):
            raise Undelivered("TimeoutError") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError, ValueError) as error:
            raise Undelivered(type(error.__context__ or error).__name__) from None
        if not 200 <= status < 300:
            raise Undelivered(str(status), 300 <= status < 500 and status not in LATER)

    def _public(self, to: Target, end: float) -> list[str]:
        """All that the name stands for, if all of it is public."""
        answer: Future[list[Any]] = Future()
        Thread(target=self._ask, args=(to, answer), daemon=True).start()
        try:
            found = [*dict.fromkeys(entry[4][0] for entry in answer.result(seconds_left(end)))]
        except (OSError, UnicodeError):
            raise Refused("wire-lost-webhook") from None
        if not found or not all(map(self.allows, found)):
            raise Refused("wire-private-webhook")
        return found

    def _ask(self, to: Target, answer: Future[list[Any]]) -> None:
        try:
            answer.set_result(self.lookup(to.host, to.port, type=socket.SOCK_STREAM))
        except Exception as error:
            answer.set_exception(error)

    def _post(self, to: Target, body: bytes, network: CheckedBackend) -> int:
        """The status of the answer to a message."""
        host = f"[{to.host}]" if ":" in to.host else to.host
        headers: dict[bytes | str, bytes | str] = {
            "Host": host + (f":{to.port}" if to.port != 443 else ""),
            "User-Agent": f"Barricades/{__version__}",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
        }
        url = httpcore.URL(scheme="https", host=to.host, port=to.port, target=to.path)
        with (
            httpcore.ConnectionPool(self.context, network_backend=network) as pool,
            pool.stream("POST", url, headers=headers, content=body) as answer,
        ):
            return answer.status
