import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { remembered, rememberedBy } from "../../../../core/remember.ts";
import type { CardId } from "../../data/card.ts";
import type { Quality } from "../../data/quality.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import { copiesIn, type DeckSize, type Tables } from "../../data/tables.ts";
import { shuffled, without } from "../hand/deck.ts";
import type { Pilot } from "../ratings/ratings.ts";
import type { ElementSetup, Setup } from "../setup/setup.ts";
import { tablesOf } from "../state/pieces.ts";
import { seatsOf } from "../state/seats.ts";
import type { Aircraft, Element, Leader, State, Wingman } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { why } from "../state/tell.ts";
import { MUSTER, openCampaign } from "./open-campaign.ts";
import { mayBidForWeave } from "./weave-bid.ts";

function cardsOfDeck({ cards }: Tables, size: DeckSize): readonly CardId[] {
  return cards.flatMap((kind) => Array.from({ length: copiesIn(kind, size) }, () => kind.id));
}

const decks = remembered((tables: Tables) =>
  rememberedBy(
    (size: DeckSize) => size,
    (size) => cardsOfDeck(tables, size),
  ),
);

/** Every card of the deck in use, kind by kind. */
export function allCards(setup: Setup): readonly CardId[] {
  return decks(tablesOf(setup))(setup.options.cards);
}

/** DIF-B2: shuffled, but for what the set-up lays on top. */
function deckOf(setup: Setup, dice: Dice): readonly CardId[] {
  const rest = setup.stack.reduce(without, allCards(setup));
  return [...setup.stack, ...shuffled(rest, dice)];
}

/** DIF-B20, by a D12; a Wingman is no more than a Veteran. */
export const LOTS: readonly Quality[] = [
  "recruit",
  "recruit",
  "green",
  "green",
  "regular",
  "regular",
  "regular",
  "regular",
  "regular",
  "veteran",
  "veteran",
  "ace",
];

export function wingmanLot(quality: Quality): Quality {
  return quality === "ace" ? "veteran" : quality;
}

/** DIF-B20, by a D6: crack shot on 5, Keen Eyesight on 6. */
export function giftOf(face: number): Pick<Pilot, "crackShot" | "keenEyesight"> {
  return { crackShot: face === 5, keenEyesight: face === 6 };
}

interface Drawn {
  readonly leader: Pilot;
  readonly wingman: Quality;
}

function lot(setup: Setup, { id, side, wingman }: ElementSetup, dice: Dice): Drawn {
  const [first = 5, gift = 1, second = 5] = dice.throw({
    dice: wingman ? ["d12", "d6", "d12"] : ["d12", "d6"],
    by: SIDES[side],
    why: why("throw.pilots", { id }),
    secret: { seats: seatsOf(setup, side) },
  });
  const quality = itemAt(LOTS, first - 1);
  return { leader: { quality, ...giftOf(gift) }, wingman: wingmanLot(itemAt(LOTS, second - 1)) };
}

/** An aircraft as it takes off. */
export function sound({ load, rockets }: ElementSetup): Omit<Aircraft, "quality" | "shown"> {
  return {
    down: false,
    damaged: false,
    cockpit: false,
    loaded: load,
    rockets: rockets ? "carried" : "none",
    dry: false,
  };
}

/** An Element before the fight, but for those who fly in it. */
export function grounded({ reserve }: ElementSetup): Omit<Element, "leader" | "wingman"> {
  const presence = reserve ? "left" : "here";
  return { level: 0, quarry: -1, steps: 0, acted: false, presence, cloud: false };
}

function leaderOf(one: ElementSetup, { quality, crackShot, keenEyesight }: Pilot, campaign: boolean): Leader {
  const { down, damaged, cockpit, loaded, rockets, dry } = sound(one);
  const open = one.crew !== null;
  return {
    down,
    damaged,
    cockpit,
    loaded,
    rockets,
    dry,
    quality,
    // DIF-9.1.11, DIF-B21: in a campaign any Leader may be a Veteran in secret.
    shown: open && !campaign,
    hand: [],
    agility: 0,
    wild: false,
    crackShot,
    crackShotShown: open,
    keen: keenEyesight,
    keenShown: open,
  };
}

function wingmanOf(one: ElementSetup, quality: Quality): Wingman | null {
  if (!one.wingman) return null;
  const { down, damaged, cockpit, loaded, rockets, dry } = sound(one);
  return { down, damaged, cockpit, loaded, rockets, dry, quality, shown: one.crew !== null, hand: null };
}

function elementOf(setup: Setup, one: ElementSetup, dice: Dice): Element {
  const pilots = one.crew ?? lot(setup, one, dice);
  const { level, quarry, steps, acted, presence, cloud } = grounded(one);
  const leader = leaderOf(one, pilots.leader, setup.campaign);
  const wingman = wingmanOf(one, pilots.wingman);
  return { level, leader, wingman, quarry, steps, acted, presence, cloud };
}

/** DIF-B2: bids for the weave, the start level, then the first game turn. */
export function opening(setup: Setup): readonly Task[] {
  const weaves = ([0, 1] as const).filter((side) => mayBidForWeave(setup, side));
  return [
    ...weaves.map((side: Side): Task => ({ do: "weave", side })),
    ...(setup.options.start === "bid" ? [{ do: "bids" } as const] : []),
    { do: "start" },
    { do: "turn" },
  ];
}

/** All bombers, unharmed. */
export function formationsOf(setup: Setup): State["formations"] {
  return setup.formations.map(({ count }) => ({
    level: 0,
    bombers: Array.from({ length: count }, () => ({ points: 0, inFormation: true, down: false })),
  }));
}

/** What is on the table besides the Elements before the first turn, with a deck that is shuffled anew. */
export function laidOut(setup: Setup, dice: Dice) {
  return {
    turn: 0,
    first: 0,
    formations: formationsOf(setup),
    discard: [],
    inPlay: [],
    playerTurn: null,
    fresh: true,
    weave: [false, false],
    credit: [0, 0],
    ground: 0,
    deck: deckOf(setup, dice),
  } as const satisfies Partial<State>;
}

/** How a match begins, before anybody has decided anything. */
export function firstState(setup: Setup, dice: Dice): State {
  return {
    setup,
    elements: setup.elements.map((one) => elementOf(setup, one, dice)),
    ...laidOut(setup, dice),
    campaign: setup.campaign ? openCampaign(setup) : null,
    agenda: setup.campaign ? MUSTER : opening(setup),
    outcome: null,
  };
}
