import type { Viewer } from "../../../../core/game.ts";
import { rememberedPair } from "../../../../core/remember.ts";
import { BRITISH, GERMAN } from "../../data/sides.ts";
import { sideOfPool } from "../state/look.ts";
import { sideOf } from "../state/sides.ts";
import {
  type Ace,
  type Dogfight,
  type Geschwader,
  HIDDEN,
  type PileCard,
  type PoolState,
  type State,
  type Wing,
} from "../state/state.ts";

/** A state as somebody sees it: what he may not know is null, by the list of BB-94 to BB-99 (BB-R56); removed cards nobody (BB-63). */
export interface View extends State {
  readonly viewer: Viewer;
}

const hidden = (cards: readonly string[]): readonly string[] => cards.map(() => HIDDEN);
const UNKNOWN_LIST = null as unknown as [];
const UNKNOWN = { card: HIDDEN, open: null as unknown as 0 };

/** BB-95, BB-96: who looks into a pile sees nothing but what he put there, and what everybody saw. */
function seenPile(pile: readonly PileCard[], owner: boolean): readonly PileCard[] {
  return pile.map((one) => {
    if (one.open === 2 || (one.open === 1 && owner)) return one;
    return owner ? { card: HIDDEN, open: one.open } : UNKNOWN;
  });
}

function seenPool({ pile, damaged, stoodDown, withdrawn }: PoolState, owner: boolean): PoolState {
  return { pile: seenPile(pile, owner), damaged, stoodDown, withdrawn };
}

/** BB-94, BB-97: everybody sees where a geschwader is and how strong; its mission when it has bombed. */
function seenGeschwader(one: Geschwader): Geschwader {
  return {
    ...one,
    squadrons: hidden(one.squadrons),
    target: one.bombed ? one.target : null,
    attempted: null as unknown as boolean,
  };
}

function seenWing(one: Wing): Wing {
  return { ...one, squadrons: hidden(one.squadrons) };
}

/** BB-H6: where 303's ace is, the enemy knows when he has thrown his die. */
function seenAce({ at, shown }: Ace): Ace {
  return { at: at === "none" || shown ? at : HIDDEN, shown };
}

/** BB-98. */
function seenDogfight({ wings, geschwader, sizes, laid }: Dogfight): Dogfight {
  return { wings, geschwader, sizes, laid: hidden(laid) };
}

function seen(state: State, viewer: Viewer): View {
  if (viewer === "umpire") return { ...state, viewer };
  const side = sideOf(state, viewer);
  const [british, german] = [side === BRITISH, side === GERMAN];
  const { geschwader, wings, pools, draw, known, used, dogfight } = state;
  const pool = ([id, one]: readonly [string, PoolState]) =>
    [id, seenPool(one, side !== undefined && side === sideOfPool(state, id))] as const;
  return {
    viewer,
    setup: state.setup,
    players: state.players,
    targets: state.targets,
    turn: state.turn,
    phase: state.phase,
    flying: state.flying,
    markers: state.markers,
    pools: Object.fromEntries(Object.entries(pools).map(pool)),
    geschwader: german ? geschwader : geschwader.map(seenGeschwader),
    wings: british ? wings : wings.map(seenWing),
    hits: state.hits,
    out: state.out,
    hand: german ? state.hand : hidden(state.hand),
    draw: [...draw.slice(0, known), ...hidden(draw.slice(known))],
    known,
    removed: hidden(state.removed),
    used: german ? used : used.map(({ card, open }) => ({ card: open ? card : HIDDEN, open })),
    successes: state.successes,
    rafLosses: state.rafLosses,
    poolPoints: state.poolPoints,
    owed: state.owed,
    ace: british ? state.ace : seenAce(state.ace),
    black: state.black,
    red: state.red,
    duty: state.duty,
    bigWing: state.bigWing,
    contacts: state.contacts,
    dogfight: dogfight && !german ? seenDogfight(dogfight) : dogfight,
    pending: {
      british: british ? state.pending.british : UNKNOWN_LIST,
      german: german ? state.pending.german : UNKNOWN_LIST,
    },
    ...(state.six && { six: state.six }),
    agenda: state.agenda,
    outcome: state.outcome,
  };
}

/** What a viewer may see. */
export const view = rememberedPair(seen);
