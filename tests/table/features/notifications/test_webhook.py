"""Webhooks: messages leave the house by one door, and go to nobody inside it."""

import json
import socket
import ssl
import time
from contextlib import nullcontext
from threading import Event
from types import SimpleNamespace

import pytest

from barricades.core import Refused
from barricades.table.features.notifications import webhook
from barricades.table.features.notifications.webhook import (
    Sender,
    Target,
    Undelivered,
    is_public,
    target,
)
from tests.running.patience import PATIENCE, until
from tests.table.receiver import NAME, SEAL, Receiver, answering

PRIVATE = (
    *("0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.254"),
    *("127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1", "172.31.255.255"),
    *("192.0.0.192", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255"),
    *("198.51.100.7", "203.0.113.7", "224.0.0.1", "239.255.255.255", "240.0.0.1"),
    *("255.255.255.255", "168.63.129.16", "100.100.100.200"),
    *("::", "::1", "fe80::1", "fe80::1%1", "fc00::1", "fd00:ec2::254", "fec0::1", "ff02::1"),
    *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1"),
    *("100::1", "2001::1", "2001:0:7f00:1::", "2001:10::1", "2001:db8::1", "2002:7f00:1::"),
    *("3fff::1", "2606:4700::5efe:127.0.0.1", "2606:4700::200:5efe:10.0.0.1", "nonsense", ""),
)
ENDLESS = 100_000  # parts of an answer, more than the system keeps for anybody
PUBLIC = ("8.8.8.8", "1.1.1.1", "100.63.255.255", "172.32.0.1", "193.0.0.1", "2606:4700::1111")


@pytest.mark.parametrize("address", PRIVATE)
def test_nothing_that_is_not_public_is_reached(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_what_is_public_may_be_reached(address):
    assert is_public(address)


def refused(call, *args):
    with pytest.raises(Refused) as error:
        call(*args)
    return error.value.reason.what


@pytest.mark.parametrize(
    "address",
    [
        *(
            "",
            "http://hook.example/",
            "HTTP://hook.example/",
            "ftp://hook.example/",
            "hook.example",
        ),
        *("//hook.example/", "https:///x", "https://", "https://:443/", "file:///etc/passwd"),
        *("https://me@hook.example/", "https://me:secret@hook.example/", "https://@hook.example/"),
        *("https://hook.example:22/", "https://hook.example:0/", "https://hook.example:99999/"),
        *("https://hook.example:x/", "https://hook.example/ x", "https://hook.example/\r\nX: y"),
        *("https://hook.example\\@10.0.0.1/", "https://hook.exämple/", "https://[::1%eth0]/"),
        *("https://[fe80::1%25eth0]/", "https://[nonsense]/", "https://" + "x" * 500),
    ],
)
def test_only_plain_https_is_an_address(address):
    assert refused(target, address) == "wire-bad-webhook"


def test_an_address_is_taken_apart():
    assert target("https://Hook.Example./in?key=a%20b#top") == Target(NAME, 443, "/in?key=a%20b")
    assert target("https://[2606:4700::1]:8443") == Target("2606:4700::1", 8443, "/")


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "0"),
        *("localhost", "LOCALHOST", "localhost.", "[::1]", "[::]", "[::ffff:127.0.0.1]"),
        *("[::ffff:7f00:1]", "[64:ff9b::a00:1]", "169.254.169.254", "2852039166", "10.1"),
        *("[fd00:ec2::254]", "[ff02::1]", "100.100.100.200", "192.168.1"),
    ],
)
def test_however_an_inner_address_is_written_it_is_seen_for_what_it_is(host):
    """By the resolver of this machine, which needs no network for these."""
    assert refused(Sender(seconds=PATIENCE).check, f"https://{host}/") in (
        "wire-private-webhook",
        "wire-lost-webhook",  # where the machine does not read it at all
    )


def found(*addresses):
    """A name server that answers so, and how often it was asked."""
    asked = []

    def lookup(host, port, **more):
        asked.append(host)
        answers = addresses[min(len(asked), len(addresses)) - 1]
        return [(0, 0, 0, "", (address, port)) for address in answers]

    return lookup, asked


def test_one_inner_address_among_many_is_enough_to_refuse():
    for answers in (["8.8.8.8", "2606:4700::1", "10.0.0.1"], []):
        sender = Sender(lookup=found(answers)[0], seconds=PATIENCE)
        assert refused(sender.check, f"https://{NAME}/") == "wire-private-webhook"


def test_a_name_that_nobody_knows_is_refused():
    def lookup(*_, **__):
        raise socket.gaierror

    sender = Sender(lookup=lookup, seconds=PATIENCE)
    assert refused(sender.check, f"https://{NAME}/") == "wire-lost-webhook"


def test_a_name_server_that_does_not_answer_is_not_waited_for():
    silent = Event()

    def lookup(*_, **__):
        silent.wait()
        return []

    sender = Sender(lookup=lookup, seconds=0.05)
    assert refused(sender.check, f"https://{NAME}/") == "wire-lost-webhook"
    silent.set()


def test_a_name_that_has_come_to_mean_an_inner_address_is_not_used():
    lookup, _ = found(["8.8.8.8"], ["127.0.0.1"])
    sender = Sender(lookup=lookup, seconds=PATIENCE)
    sender.check(f"https://{NAME}/")
    with pytest.raises(Undelivered, match="wire-private-webhook") as error:
        sender.send(f"https://{NAME}/", b"{}")
    assert error.value.final


# Bringing


@pytest.fixture
def send(monkeypatch):
    """Bring a message to a receiver, as if its name led there, and the way there were public."""
    lookups = []

    def bring(receiver, path="/in?key=secret", host=NAME, body=b'{"a": 1}', **more):
        monkeypatch.setattr(webhook, "PORTS", (receiver.port,))
        lookup, asked = found(["127.0.0.1"], ["10.0.0.1"])  # a second answer would be another
        lookups.append(asked)
        context = ssl.create_default_context(cafile=str(SEAL))
        usual = {"lookup": lookup, "allows": lambda ip: ip == "127.0.0.1", "context": context}
        sender = Sender(**usual | {"seconds": PATIENCE} | more)
        sender.send(f"https://{host}:{receiver.port}{path}", body)

    yield bring
    assert all(len(asked) <= 1 for asked in lookups)


def test_a_message_goes_to_the_address_that_was_checked_under_its_own_name(send, monkeypatch):
    for name in ("HTTPS_PROXY", "https_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    with Receiver() as receiver:
        send(receiver)
    (request,) = receiver.requests
    assert receiver.names == [NAME]
    head, _, body = request.partition("\r\n\r\n")
    lines = head.split("\r\n")
    assert lines[0] == "POST /in?key=secret HTTP/1.1"
    assert f"Host: {NAME}:{receiver.port}" in lines
    assert json.loads(body) == {"a": 1}


def test_nobody_is_redirected(send):
    moved = "302 Found\r\nLocation: https://127.0.0.1/inner"
    with Receiver(answering(moved)) as receiver, pytest.raises(Undelivered, match="302") as error:
        send(receiver)
    assert error.value.final
    assert len(receiver.requests) == 1


@pytest.mark.parametrize(
    ("head", "final"),
    [("404 X", True), ("410 X", True), ("429 X", False), ("500 X", False), ("503 X", False)],
)
def test_some_refusals_ask_for_patience(send, head, final):
    with Receiver(answering(head)) as receiver, pytest.raises(Undelivered) as error:
        send(receiver)
    assert error.value.final == final


def test_another_name_on_the_seal_is_not_trusted(send):
    with Receiver() as receiver, pytest.raises(Undelivered, match="SSLCertVerificationError"):
        send(receiver, host="other.example")
    assert receiver.requests == []


def drip(line):
    while True:
        line.sendall(b"H")
        time.sleep(0.02)


def test_a_receiver_that_dawdles_is_left(send):
    with Receiver(drip) as receiver:

        def left():
            with pytest.raises(Undelivered) as error:
                send(receiver, seconds=0.4)
            return str(error.value) == "TimeoutError" and receiver.requests

        until(left)  # on a busy machine it may be over before anything was sent


def test_a_receiver_that_says_nothing_at_all_is_left(send):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        receiver = SimpleNamespace(port=silent.getsockname()[1])

        def left():
            with pytest.raises(Undelivered) as error:
                send(receiver, seconds=0.4)
            assert not error.value.final
            return str(error.value) == "TimeoutError"

        until(left)  # on a busy machine it may be over before the name was looked up


@pytest.mark.parametrize(
    ("head", "arrives"),
    [
        ("", False),
        ("HTTP/1.1 200 OK\r\nX: ", False),
        ("HTTP/1.1 100 Continue\r\n\r\n" * 9999, False),
        ("HTTP/1.1 200 OK\r\n\r\n", True),
    ],
    ids=["no head", "an endless head", "endless heads", "an endless body"],
)
def test_of_a_long_answer_only_the_beginning_is_read(send, head, arrives):
    sent = []

    def pour(line):
        line.sendall(head.encode())
        for _ in range(ENDLESS):
            line.sendall(b"x" * 1024)
            sent.append(1024)

    too_long = "ValueError|RemoteProtocolError"
    refusal = nullcontext() if arrives else pytest.raises(Undelivered, match=too_long)
    with Receiver(pour) as receiver, refusal:
        send(receiver)
    assert len(sent) < ENDLESS


def test_what_speaks_no_http_has_not_received_anything(send):
    mail = Receiver(lambda line: line.sendall(b"220 mail ready\r\n"))
    with mail, pytest.raises(Undelivered, match="RemoteProtocolError"):
        send(mail)


def test_of_several_addresses_one_that_can_be_reached_is_enough(send):
    lookup, asked = found(["127.0.0.2", "127.0.0.1"])  # at the first nobody listens
    with Receiver() as receiver:
        send(receiver, lookup=lookup, allows=lambda ip: ip.startswith("127."))
    assert (len(receiver.requests), len(asked)) == (1, 1)


def test_nobody_at_home_is_worth_another_try(send):
    with socket.socket() as nobody:  # who listens, but the port is nobody else's
        nobody.bind(("127.0.0.1", 0))
        receiver = SimpleNamespace(port=nobody.getsockname()[1])
        with pytest.raises(Undelivered, match="ConnectionRefusedError") as error:
            send(receiver)
    assert not error.value.final
