"""The transport of the Model Context Protocol's Python package: any method, and a server ends when its input does."""

import os
from pathlib import Path
from typing import Any

import anyio
import samples
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.shared.message import SessionMessage
from mcp.types import JSONRPCNotification, JSONRPCRequest


async def main() -> None:
    state = os.environ["INKLING_STATE"]
    code = Path(state).parent / "code"
    # A shell between them tells how the process ended.
    script = '"$1" --state "$2"; echo $? > "$3"'
    arguments = ["-c", script, "sh", os.environ["INKLING"], state, str(code)]
    async with stdio_client(StdioServerParameters(command="sh", args=arguments)) as (incoming, outgoing):

        async def receive() -> Any:
            message = await incoming.receive()
            if isinstance(message, Exception):
                raise message
            return message.message

        async def call(identifier: int | str, method: str, params: dict[str, Any]) -> Any:
            request = JSONRPCRequest(jsonrpc="2.0", id=identifier, method=method, params=params)
            await outgoing.send(SessionMessage(request))
            answer = await receive()
            assert answer.id == identifier and type(answer.id) is type(identifier), answer
            return answer.result

        with anyio.fail_after(60):
            await call(0, "initialize", samples.INITIALIZE)
            await outgoing.send(SessionMessage(JSONRPCNotification(jsonrpc="2.0", method="initialized", params={})))
            samples.check_actions(await call("1", "actions.generate", samples.message("m1")))
            samples.check_detections(await call(2, "text.detect", samples.DETECT))
            pending = await call(3, "actions.get", samples.message("m2"))
            assert pending["state"] == "pending", pending
            ready = await receive()
            assert ready.method == "actions.ready" and ready.params["messageId"] == "m2", ready
    assert code.read_text().strip() == "0", code.read_text()


anyio.run(main)
