import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { present } from "../../../../core/present.ts";
import { countOf, ownSymbol } from "../../data/faces.ts";
import { BRITISH, GERMAN } from "../../data/sides.ts";
import type { Against } from "../grammar/order.ts";
import { removedIfEmpty } from "../raid/leave.ts";
import { withGeschwader, withWing } from "../state/change.ts";
import { aloft, geschwaderOf, typeOf, wingOf } from "../state/look.ts";
import type { Geschwader, State, Step, Wing } from "../state/state.ts";
import { reveal, tell, why } from "../state/tell.ts";
import { type DuelResult, duel } from "./duel.ts";
import { engaged } from "./engage.ts";
import { gruppeOf } from "./gruppen.ts";
import { aceDice, aceShown, thrownBy } from "./intercept.ts";
import { lost } from "./losses.ts";
import { diceOfSquadron } from "./strength.ts";

/** BB-108, BB-R41: wings in the air that have not met or missed anybody in this phase; of a Big Wing the first. */
export function fighters(state: State): readonly Wing[] {
  return state.wings.filter(
    ({ square, met, missed, squadrons, partner, id }) =>
      square !== null && !met && !missed && squadrons.length > 0 && (partner === null || id < partner),
  );
}

/** Geschwader that a wing may dogfight: in its square, with a squadron at least. */
export function inSquare(state: State, { square }: Wing): readonly Geschwader[] {
  return aloft(state).filter((one) => one.square === square && one.squadrons.length > 0);
}

/** BB-10, BB-108: wings that may have a dogfight now. */
export function dogfighters(state: State): readonly Wing[] {
  return state.markers > 0 ? fighters(state).filter((wing) => inSquare(state, wing).length > 0) : [];
}

/** BB-108, BB-128, BB-R42: a marker for one wing, or a Big Wing, against one geschwader. */
export function begun(state: State, wing: Wing, at: string): Step {
  const wings = wing.partner === null ? [wing.id] : [wing.id, wing.partner];
  const now = {
    ...state,
    markers: state.markers - 1,
    dogfight: { wings, geschwader: at, sizes: [], laid: [] },
  };
  return {
    state: engaged(now, { kind: "dogfight", wings, geschwader: at }),
    events: [tell("event.dogfight", { wings, geschwader: at, markers: now.markers })],
  };
}

/** BB-110: squadrons of the wings that fight, in their order. */
export function fighting(state: State): readonly string[] {
  const { wings = [] } = state.dogfight ?? {};
  return wings.flatMap((id) => wingOf(state, id).squadrons);
}

function foe(state: State): Geschwader {
  return geschwaderOf(state, present(state.dogfight).geschwader);
}

/** BB-R55, BB-H8: a squadron that falls leaves the first of the wings that has one of its type. */
function rafLost(state: State, type: string): State {
  const { wings } = present(state.dogfight);
  const wing = wings.find((id) => wingOf(state, id).squadrons.includes(type));
  return wing === undefined ? state : lost(state, BRITISH, wing, [type]);
}

/** Two squadrons that duel in a gruppe, counted from 1; `first`: before them nobody has. */
interface Front {
  readonly gruppe: number;
  readonly raf: string;
  readonly german: string;
  readonly first: boolean;
}

/** One duel: two squadrons, and the ace's die in the first of all (BB-129). */
function fought(state: State, { gruppe, raf, german, first }: Front, dice: Dice): DuelResult {
  const { wings } = present(state.dogfight);
  const [wing] = wings as readonly [string];
  const { id, pool, square } = foe(state);
  const place = square as string;
  const ace = first ? wings.reduce((sum, wing) => sum + aceDice(state, wing), 0) : 0;
  const own = diceOfSquadron(state, raf, wingOf(state, wing).group, place) + ace;
  const other = diceOfSquadron(state, german, pool, place);
  return duel(
    { dice: own, defence: typeOf(state.setup, raf).defence },
    { dice: other, defence: typeOf(state.setup, german).defence },
    state.setup.options.duel,
    (side, count, round) => {
      const by = side === BRITISH ? wing : id;
      const reason = why("throw.duel", { id: by, wing, geschwader: id, gruppe, round });
      return countOf(thrownBy(side, count, reason, dice), ownSymbol(side));
    },
  );
}

/** BB-113: after one throw each a gruppe's fight is over, whoever fell; else it goes on while somebody falls (BB-H4). */
function goesOn({ setup }: State, [raf, german]: DuelResult["fallen"]): boolean {
  return setup.options.duel !== "oneRound" && (raf || german);
}

/** BB-111: front against front, the winner unhurt against the next, until one side has none left. */
function gruppeFought(state: State, against: Against, first: boolean, dice: Dice): Step {
  const events: GameEvent[] = [];
  const raf = [...against.squadrons];
  const { gruppe } = against;
  const { wings, geschwader } = present(state.dogfight);
  const german = [...gruppeOf(present(state.dogfight), gruppe - 1)];
  let now = state;
  let opening = first;
  for (;;) {
    const [own, other] = [raf[0], german[0]];
    if (own === undefined || other === undefined) return { state: now, events };
    const { rounds, hits, fallen } = fought(now, { gruppe, raf: own, german: other, first: opening }, dice);
    opening = false;
    events.push(
      reveal("event.duel", { wings, geschwader, gruppe, raf: own, german: other, rounds, hits, fallen }),
    );
    if (fallen[0]) {
      now = rafLost(now, own);
      raf.shift();
    }
    if (fallen[1]) {
      now = lost(now, GERMAN, foe(now).id, [other]);
      german.shift();
    }
    if (!goesOn(state, fallen)) return { state: now, events };
  }
}

/** BB-112, BB-H7: gruppe after gruppe as the British chose; then the wings land (BB-79). */
export function resolved(state: State, against: readonly Against[], dice: Dice): Step {
  const { wings, geschwader: id } = present(state.dogfight);
  const events: GameEvent[] = [];
  let now = wings.reduce(aceShown, state);
  for (const [at, one] of against.entries()) {
    const done = gruppeFought(now, one, at === 0, dice);
    now = done.state;
    events.push(...done.events);
  }
  for (const wing of wings) now = withWing(now, wing, { square: null, patrol: false, met: true, used: true });
  now = { ...withGeschwader(now, id, { fought: true }), dogfight: null };
  const empty = removedIfEmpty(now, id, dice);
  return { state: empty.state, events: [...events, ...empty.events] };
}
