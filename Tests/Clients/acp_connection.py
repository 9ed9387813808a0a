"""The connection of the Agent Client Protocol's Python package."""

import asyncio
import os
from typing import Any

import samples
from acp.connection import Connection


async def main() -> None:
    # A long answer is longer than the 64 KiB that a stream reader allows by itself.
    child = await asyncio.create_subprocess_exec(
        os.environ["INKLING"],
        "--state",
        os.environ["INKLING_STATE"],
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 24,
    )
    pushed: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

    async def handle(method: str, params: Any, is_notification: bool) -> None:
        assert is_notification, method
        await pushed.put((method, params))

    connection = Connection(handle, child.stdin, child.stdout)
    await connection.send_request("initialize", samples.INITIALIZE)
    await connection.send_notification("initialized", {})
    samples.check_actions(await connection.send_request("actions.generate", samples.message("m1")))
    samples.check_detections(await connection.send_request("text.detect", samples.DETECT))
    pending = await connection.send_request("actions.get", samples.message("m2"))
    assert pending["state"] == "pending", pending
    method, params = await pushed.get()
    assert method == "actions.ready" and params["messageId"] == "m2", (method, params)
    # Many at once: each answer finds its request.
    many = [connection.send_request("actions.get", {"messageId": "m1"}) for _ in range(200)]
    assert all(answer["messageId"] == "m1" for answer in await asyncio.gather(*many))
    assert await connection.send_request("shutdown", {}) is None
    await connection.send_notification("exit", {})
    assert await child.wait() == 0
    await connection.close()


asyncio.run(asyncio.wait_for(main(), 60))
