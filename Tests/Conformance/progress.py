"""The order of `$/progress`: begin, reports that grow, end, and all of it before the answer."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from matcher import Number


@dataclass
class Work:
    token: str
    # What was said last: None, "begin", "report" or "end".
    kind: str | None = None
    percentage: float = -1


class Progress:
    """What one process has said of the work that it was asked for."""

    def __init__(self) -> None:
        self.works: dict[str, Work] = {}

    def expect(self, request: dict[str, Any]) -> None:
        """A request is sent; its numbers are as they were written."""
        params = request.get("params")
        token = params.get("workDoneToken") if isinstance(params, dict) else None
        if token is not None:
            self.works[written(request["id"])] = Work(written(token))

    def fault(self, message: Any) -> str | None:
        """What is wrong with a message that came, or None."""
        for one in message if isinstance(message, list) else [message]:
            if not isinstance(one, dict):
                continue
            found = None
            if one.get("method") == "$/progress":
                found = self.report_fault(one.get("params", {}))
            elif "method" not in one and "id" in one:
                work = self.works.pop(written(one["id"]), None)
                if work and work.kind not in (None, "end"):
                    found = f"the answer came before the end of the progress of {work.token}"
            if found:
                return found
        return None

    def report_fault(self, params: dict[str, Any]) -> str | None:
        token = written(params.get("token"))
        work = next((work for work in self.works.values() if work.token == token), None)
        if work is None:
            return f"progress of {token}, which no request that waits has"
        value = params.get("value", {})
        last, work.kind = work.kind, value.get("kind")
        if (work.kind == "begin") != (last is None) or last == "end":
            return f"progress of {token}: {work.kind} after {last or 'nothing'}"
        if "percentage" in value:
            least, work.percentage = work.percentage, float(value["percentage"])
            if work.percentage < least or (work.percentage == least and last == "report"):
                return f"progress of {token}: {value['percentage']} does not grow"
        return None


def written(value: Any) -> str:
    """An id or a token as it was written: 1 and "1" differ."""
    return str(value) if isinstance(value, Number) else json.dumps(value)
