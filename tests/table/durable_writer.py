"""Appends to several rooms at once and prints each number once it is acknowledged.

The durability tests run it as a process and kill it: `python durable_writer.py ADDRESS CODE…`.
"""

from __future__ import annotations

import asyncio
import sys

from tafelrunde.table.storage.store import Store
from tafelrunde.table.storage.urls import store_at


async def write(store: Store, code: str) -> None:
    """Append from where the log ends, for ever."""
    seq = len(await store.entries(code))
    while True:
        seq += 1
        await store.append(code, seq, f"{code} {seq}".encode())
        print(code, seq, flush=True)


async def main(address: str, codes: list[str]) -> None:
    """Open the store and write to every room until killed."""
    store = store_at(address)
    await store.open()
    await asyncio.gather(*(write(store, code) for code in codes))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
