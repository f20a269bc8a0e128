"""Coroutines, for tests that are none."""

import asyncio
from concurrent.futures import ThreadPoolExecutor


def awaited(coroutine):
    """What a coroutine comes to, in a thread of its own: a browser may be at work in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, coroutine).result()
