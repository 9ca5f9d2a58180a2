"""The tools for assistants, as the official client of the Model Context Protocol sees them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from conftest import EASY, HARD, built, module

module("mcp")

from mcp.client.client import Client  # noqa: E402
from mcp.client.stdio import StdioServerParameters, stdio_client  # noqa: E402
from mcp.shared.exceptions import MCPError  # noqa: E402

TOOLS = ["hint", "why", "name", "solve", "grade", "check", "generate"]


def talk(mode: str, *arguments: str, then: Callable[[Client], Any]) -> Any:
    """Connects to the command, does something, and takes leave."""

    async def run() -> Any:
        server = StdioServerParameters(command=built(), args=["mcp", *arguments])
        async with Client(stdio_client(server), mode=mode) as client:
            return await then(client)

    return asyncio.run(asyncio.wait_for(run(), 120))


# With a handshake, as clients did until 2025; as the client finds out; and without a word before.
@pytest.mark.parametrize(("mode", "version"), [("legacy", "2025-11-25"), ("auto", "2026-07-28"), ("2026-07-28", "2026-07-28")])
def test_each_tool_is_listed_and_called(mode: str, version: str) -> None:
    async def use(client: Client) -> None:
        assert client.protocol_version == version
        if mode != version:
            assert client.server_info is not None and client.server_info.name == "qedoku"
        listed = (await client.list_tools()).tools
        assert [tool.name for tool in listed] == TOOLS
        assert all(tool.description and tool.output_schema and tool.annotations for tool in listed)
        # The client compares what comes with the schema of the tool, and raises if it does not fit.
        solved = await client.call_tool("solve", {"puzzle": EASY})
        log = "\n".join(json.dumps(message) for message in solved.structured_content["messages"])
        for tool, arguments, kind in [
            ("hint", {"puzzle": EASY, "level": "proof"}, "hint"),
            ("hint", {"puzzle": HARD, "entries": ["r1c2=1"], "level": "what"}, "hint"),
            ("why", {"puzzle": EASY, "question": "r3c9", "show": {"form": "svg"}}, "argued"),
            ("name", {"puzzle": EASY, "moves": ["r3c9=9"]}, "named"),
            ("solve", {"puzzle": EASY, "text": False}, "solved"),
            ("grade", {"puzzle": EASY, "scales": ["tier", "se"]}, "graded"),
            ("check", {"log": log}, "checked"),
            ("generate", {"seed": 7, "count": 2, "order": {"givens": "30..35"}}, "generated"),
        ]:
            called = await client.call_tool(tool, arguments)
            assert not called.is_error, (tool, called.content)
            assert called.structured_content["type"] == kind
            words = called.structured_content.get("text")
            assert called.content[0].text == words or words is None
            assert kind != "checked" or called.structured_content["accepted"]

    talk(mode, then=use)


@pytest.mark.parametrize("mode", ["legacy", "auto"])
def test_what_is_wrong_comes_as_an_error(mode: str) -> None:
    async def err(client: Client) -> None:
        for arguments in [{}, {"puzzle": "123"}, {"puzzle": EASY, "more": 1}]:
            called = await client.call_tool("solve", arguments)
            assert called.is_error and called.structured_content["type"] == "error"
        with pytest.raises(MCPError, match="no tool is called"):
            await client.call_tool("prove", {"puzzle": EASY})

    talk(mode, then=err)


def test_what_is_no_longer_waited_for_ends_and_others_come_meanwhile() -> None:
    hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

    async def leave(client: Client) -> None:
        late = asyncio.create_task(client.call_tool("why", {"puzzle": hard, "question": "r1c2"}))
        made = await client.call_tool("generate", {"seed": 7})
        assert not made.is_error and not late.done()
        late.cancel()
        made = await client.call_tool("generate", {"seed": 7})
        assert not made.is_error

    talk("legacy", "--jobs", "2", "--seconds", "20", then=leave)
