"""What the box brings to the server, for every place where the base game asks."""

from collections.abc import Sequence

from starlette.routing import Route

from caverna.engine.moves import Move
from caverna.engine.state.game_state import GameState
from caverna.expansions.frantic_fiends.advice.forecast import foresee
from caverna.expansions.frantic_fiends.server import http, http_messages
from caverna.expansions.frantic_fiends.words.forecast import foreseen_in_words
from caverna.server.doors import ServerDoors
from caverna.server.protocol.messages import Forecast
from caverna.server.requests.answering import get, post
from caverna.server.showing.show import event_info
from caverna.words.texts import Words

CAMPAIGN = "/api/campaigns/{campaign}"


class OrcForecast(Forecast):
    """What would come of an answer about an orc."""

    enters_cave: bool


class FiendServer(ServerDoors):
    """The box on the server."""

    answers = (
        http_messages.BonusInfo,
        http_messages.SheetLine,
        http_messages.OfferInfo,
        http_messages.GameInfo,
        http_messages.CampaignInfo,
        http_messages.BillInfo,
        http_messages.CampaignCreated,
        http_messages.SourceInfo,
        http_messages.FiguresOfSource,
        http_messages.FiguresOfTable,
        http_messages.FiguresInfo,
    )
    requests = (http_messages.NewCampaign, http_messages.PlayCampaign, http_messages.Shopping)

    def routes(self) -> Sequence[Route]:
        return (
            get("/api/figures", http.get_figures),
            post("/api/campaigns", http.post_campaign),
            get(CAMPAIGN, http.get_campaign),
            post(f"{CAMPAIGN}/play", http.post_play),
            get(f"{CAMPAIGN}/bill", http.get_bill),
            post(f"{CAMPAIGN}/buy", http.post_buy),
        )

    def forecast(self, words: Words, state: GameState, move: Move) -> Forecast | None:
        """For pushing an orc aside and for letting it go."""
        seen = foresee(state, move)
        if seen is None:
            return None
        events = [event_info(event) for event in seen.events]
        return OrcForecast(foreseen_in_words(words, seen, move), events, seen.enters_cave)


SERVER = FiendServer()
