"""A request has so much time, until its answer has been read: nobody holds on to the server by being slow."""

import asyncio

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Deadline:
    """Ends requests that take too long; WebSockets have clocks of their own."""

    def __init__(self, app: ASGIApp, seconds: float) -> None:
        self.app = app
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        has_begun = False

        async def send_and_note(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            async with asyncio.timeout(self.seconds):
                await self.app(scope, receive, send_and_note)
        except TimeoutError:
            if not has_begun:
                await PlainTextResponse("too slow", 408, {"connection": "close"})(scope, receive, send)
