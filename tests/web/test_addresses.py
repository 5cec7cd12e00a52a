"""The server may live below a path: the client goes through `lib/router.ts` wherever it needs an address."""

import re

import pytest

from tests.architecture.test_client_floors import CLIENT, FILES, name_of

ROUTER = "lib/router.ts"
PLAIN_LINK = re.compile(r"""href=["'{`]+/""")
PLACE_OF_THE_PAGE = re.compile(
    r"\blocation\.(origin|host|pathname|href)\b|\bnew WebSocket\([\"'`]|\bfetch\([\"'`]"
)
ALLOWED = {"lib/tables.ts": 1, "expansions/frantic_fiends/campaign/campaigns.ts": 1}
"""They take a token out of the address bar, and leave the rest of it as it is."""


@pytest.mark.parametrize("name", [name_of(path) for path in FILES if name_of(path) != ROUTER])
def test_no_address_is_made_by_hand(name: str) -> None:
    text = (CLIENT / name).read_text(encoding="utf-8")
    assert PLAIN_LINK.findall(text) == []
    assert len(PLACE_OF_THE_PAGE.findall(text)) == ALLOWED.get(name, 0)
