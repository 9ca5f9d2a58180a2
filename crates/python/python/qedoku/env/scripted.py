"""A policy that is a function, played through all of `verifiers` but a model: for tests of policies and of rewards.

A `Policy` gets the messages and the names of the tools and gives the next message of the assistant, as the chat API has
it. It is asked by a server of this process, through the same interception that models are asked through.
"""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

try:
    import httpx
    import verifiers.v1 as vf
    from verifiers.v1.dialects.chat import message_to_wire
    from verifiers.v1.harnesses.utils.mcp import call_mcp, connect_mcp
except ImportError as error:
    raise ImportError(f"qedoku.env.scripted needs verifiers: pip install 'qedoku[env]' ({error})") from error

Policy = Callable[[list[dict[str, Any]], list[str]], dict[str, Any]]
ID = "qedoku_scripted"
__all__ = ["Policy", "ScriptedHarness", "ScriptedHarnessConfig", "called", "play"]


def called(name: str, **arguments: Any) -> dict[str, Any]:
    """The message that calls one tool."""
    function = {"name": name, "arguments": json.dumps(arguments)}
    return {"content": None, "tool_calls": [{"id": f"call_{name}", "type": "function", "function": function}]}


class ScriptedHarnessConfig(vf.HarnessConfig):
    """Nothing to set."""


class ScriptedHarness(vf.Harness[ScriptedHarnessConfig]):
    """A loop of chat and tools in this process."""

    APPENDS_SYSTEM_PROMPT = True
    SUPPORTS_MCP = True
    SUPPORTS_RESUME = True
    EXECUTES_CODE = False
    NEEDS_CONTAINER = False

    async def launch(self, ctx: Any, trace: Any, runtime: Any, endpoint: str, secret: str, mcp_urls: dict[str, str],
                     data: Any) -> Any:  # fmt: skip
        """Asks for messages, and calls the tools that they call, until one calls none."""
        system, prompt = self.resolve_prompt(data)
        messages: list[dict[str, Any]] = [{"role": "system", "content": system}] if system else []
        said = [{"role": "user", "content": prompt}] if isinstance(prompt, str) else list(map(message_to_wire, prompt))
        messages += [one for one in said if one["role"] != "system"]
        async with AsyncExitStack() as stack:
            config = {"mcpServers": {name: {"url": url} for name, url in mcp_urls.items()}}
            tools, dispatch, servers = await connect_mcp(config, stack)
            client = await stack.enter_async_context(httpx.AsyncClient(timeout=600))
            body: dict[str, Any] = {"model": ctx.model, "messages": messages, **({"tools": tools} if tools else {})}
            while trace.stop_condition is None:
                answer = await client.post(
                    f"{endpoint}/chat/completions", json=body, headers={"Authorization": f"Bearer {secret}"}
                )
                if answer.status_code != 200:
                    break
                message = answer.json()["choices"][0]["message"]
                messages.append({name: message[name] for name in ("role", "content", "tool_calls") if name in message})
                if not (calls := message.get("tool_calls")):
                    break
                for call in calls:
                    function = call["function"]
                    told = await call_mcp(servers, dispatch, function["name"], json.loads(function["arguments"]))
                    messages.append({"role": "tool", "tool_call_id": call["id"], "content": told})
        return vf.ProgramResult(exit_code=0, stdout="", stderr="")


@contextmanager
def _asked(policy: Policy) -> Iterator[str]:
    """The address of a server that answers as a policy does."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: Any) -> None:
            """Says nothing."""

        def do_POST(self) -> None:
            """Answers one request for a message."""
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            names = [tool["function"]["name"] for tool in body.get("tools") or []]
            message = {"role": "assistant", **policy(body["messages"], names)}
            reason = "tool_calls" if message.get("tool_calls") else "stop"
            sent = json.dumps(
                {
                    "id": "scripted",
                    "object": "chat.completion",
                    "created": 0,
                    "model": body["model"],
                    "choices": [{"index": 0, "message": message, "finish_reason": reason}],
                    "usage": {"prompt_tokens": 0, "completion_tokens": 0, "total_tokens": 0},
                }
            ).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(sent)))
            self.end_headers()
            self.wfile.write(sent)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1"
    finally:
        server.shutdown()
        server.server_close()


def play(policy: Policy, taskset: dict[str, Any], *, at_once: int = 1) -> list[Any]:
    """The traces of a policy on all tasks of a task set; `taskset` is what `StepsTasksetConfig` takes."""
    sys.modules.setdefault(ID, sys.modules[__name__])
    agent = {"harness": {"id": ID}, "runtime": {"type": "subprocess"}}
    config = vf.resolve_env_config({"taskset": {"id": "qedoku_env", **taskset}, "agent": agent})
    environment = vf.load_environment(config)

    async def run(url: str) -> list[Any]:
        context = vf.ModelContext("scripted", vf.EvalClientConfig(base_url=url, api_key_var="NO_KEY"))
        gate = asyncio.Semaphore(at_once)
        async with environment.serving():
            slots = [slot for task in environment.taskset for slot in environment.slots(task)]
            episodes = await asyncio.gather(*(environment.run_slot(slot, context, gate) for slot in slots))
        for episode in episodes:
            if not episode.ok:
                errors = [*episode.errors, *(error for trace in episode.traces for error in trace.errors)]
                raise RuntimeError(str(errors)[:4000])
        return [trace for episode in episodes for trace in episode.traces]

    with _asked(policy) as url:
        return asyncio.run(run(url))
