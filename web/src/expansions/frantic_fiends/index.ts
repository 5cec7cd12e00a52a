/** Frantic Fiends: what it adds to the client, slot by slot. */

import type { ExpansionClient } from "../../expansion";
import { cellTopics, fiendsInWords, groundInWords, pointedParts } from "./board/cells";
import FiendGhost, { isOfFiends } from "./board/FiendGhost.svelte";
import FiendScene from "./board/FiendScene.svelte";
import { ABOUT_AN_ORC, peek } from "./board/foreseen.svelte";
import { herds } from "./board/herds.svelte";
import { hasTrap, sleepersAt, uncovered } from "./board/home";
import { orcJourneys } from "./board/journeys";
import { orcEventBanner } from "./panels/banner";
import { FIEND_ICONS, FIEND_ROOMS } from "./board/trap_shapes";
import { friendsOn } from "./board/visitors";
import Visitors from "./board/Visitors.svelte";
import WhichOrc from "./board/WhichOrc.svelte";
import CampaignLink from "./campaign/CampaignLink.svelte";
import { campaignOf, myCampaigns } from "./campaign/campaigns";
import Campaign from "./campaign/Campaign.svelte";
import MyCampaigns from "./campaign/MyCampaigns.svelte";
import catalogue from "./catalogue.json";
import BoxOptions from "./lobby/BoxOptions.svelte";
import CampaignStart from "./lobby/CampaignStart.svelte";
import FiguresButton from "./lobby/FiguresButton.svelte";
import { withoutEmptySeats } from "./lobby/handicap";
import FiendAnswers from "./panels/FiendAnswers.svelte";
import FiendMarket from "./panels/FiendMarket.svelte";
import Foretold from "./panels/Foretold.svelte";
import KeepSo from "./panels/KeepSo.svelte";
import NextEvent from "./panels/NextEvent.svelte";
import OrcEvents from "./panels/OrcEvents.svelte";
import OrcLine from "./panels/OrcLine.svelte";
import TextFiends from "./panels/TextFiends.svelte";
import TextOrcs from "./panels/TextOrcs.svelte";
import { ANSWERED, cellsOf, FAMILIES, kindName, kindOf, LISTED, ON_SPACES, topicOf } from "./panels/verbs";
import { NAME } from "./parts";

const ORC_EVENT = { icon: "orc", topic: "harvest-orc_event" };

const box: ExpansionClient = {
  name: NAME,
  icon: "orc",

  pages: { campaign: Campaign },
  Start: CampaignStart,
  Continue: MyCampaigns,
  hasToContinue: () => myCampaigns().length > 0,
  Options: BoxOptions,
  optionsFor: withoutEmptySeats,

  Market: FiendMarket,
  onMarket: ["reward", "trap"],
  Answers: FiendAnswers,
  answers: ANSWERED,
  foretells: ({ decision }) => decision !== null && ABOUT_AN_ORC.includes(decision.key),
  Foretold,
  Closing: KeepSo,
  PlayerLine: OrcLine,
  NextSign: NextEvent,
  StillToCome: OrcEvents,
  markersKey: "ui-cli-orc-markers",
  roundMarkers: { 3: ORC_EVENT, 6: ORC_EVENT },
  TableLinks: CampaignLink,
  MenuButtons: FiguresButton,
  isPartOfMore: (table) => campaignOf(table) !== null,
  ideas: ["nasty_orc", "trap", "breakthrough", "bounty_board", "mine_phase", "final_raid"].map((key) => [`concept-${key}`, "orc"]),
  TextTable: TextFiends,
  TextPlayer: TextOrcs,

  onSpaces: ON_SPACES,
  WhichOne: WhichOrc,
  visitors: (player, space) => friendsOn(player, space).length,
  Visitors,

  partsOf: pointedParts,
  HomeLayer: FiendScene,
  Ghost: FiendGhost,
  drawsGhost: isOfFiends,
  asDrawn: uncovered,
  sleepers: sleepersAt,
  isCovered: hasTrap,
  groundInWords,
  cellInWords: fiendsInWords,
  cellTopics,
  onpoint: (move) => (peek.move = move),
  herds,
  journeys: orcJourneys,
  banners: orcEventBanner,
  losses: ["lost", "captured"],

  families: FAMILIES,
  pointed: ["trap"],
  covering: ["trap"],
  listed: LISTED,
  cellsOf,
  kindOf,
  kindName,
  topicOf,
  priceKey: (furnishing) => (furnishing === "warrior_dwelling" ? "ui-warrior-price" : null),
  catalogue,
  icons: FIEND_ICONS,
  rooms: FIEND_ROOMS,
};
export default box;
