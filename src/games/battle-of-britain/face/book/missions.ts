import { list, type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import { type PhaseNumber, REMOVALS } from "../../data/calendar.ts";
import { TABLES } from "../../data/own.ts";
import { allTargets, removedFrom } from "../../rules/deck/targets.ts";
import { withoutAll } from "../../rules/state/look.ts";
import { chapter, phrase } from "./phrase.ts";

const PHASES: readonly PhaseNumber[] = [1, 2, 3];

/** Which cards there are of each kind. */
const KINDS: readonly ((card: string) => boolean)[] = [
  (card) => TABLES.cities.some(({ id, london }) => id === card && !london),
  (card) => TABLES.cities.some(({ id, london }) => id === card && london === true),
  (card) => TABLES.airfields.some(({ id }) => id === card),
  (card) => TABLES.radar.some(({ id }) => id === card),
];

function counted(cards: readonly string[]): Row {
  return [...KINDS.map((kind) => cards.filter(kind).length.toString()), cards.length];
}

/** Cards of each kind that a phase leaves in the deck, without those in the hand. */
function decks(): Rows {
  const all = allTargets(TABLES);
  const left = PHASES.map(
    (phase): Row => [
      phrase("calendar.phase-name", { phase }),
      ...counted(withoutAll(all, removedFrom(TABLES, all, phase))),
    ],
  );
  return [[phrase("deck.all"), ...counted(all)], ...left];
}

/** Target cards and missions. */
export const MISSIONS = [
  chapter("deck", [
    "fifty",
    table("caption", ["phase", "cities", "london", "airfields", "radar", "cards"], decks()),
    list(
      phrase("deck.named", { named: REMOVALS[1].named }),
      "secret",
      phrase("deck.top", { top: REMOVALS[3].top }),
      "london-again",
    ),
  ]),
  chapter("missions", ["hand", "assign", list("home", "used", "empty", "keep", "feint")]),
];
