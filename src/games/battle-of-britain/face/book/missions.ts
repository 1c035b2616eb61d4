import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { type PhaseNumber, REMOVALS } from "../../data/calendar.ts";
import { TABLES } from "../../data/own.ts";
import { allTargets, removedFrom } from "../../rules/deck/targets.ts";
import { withoutAll } from "../../rules/state/look.ts";
import { phrase } from "./phrase.ts";

const PHASES: readonly PhaseNumber[] = [1, 2, 3];

/** Which cards there are of each kind. */
const KINDS: readonly ((card: string) => boolean)[] = [
  (card) => TABLES.cities.some(({ id, london }) => id === card && !london),
  (card) => TABLES.cities.some(({ id, london }) => id === card && london === true),
  (card) => TABLES.airfields.some(({ id }) => id === card),
  (card) => TABLES.radar.some(({ id }) => id === card),
];

function counted(cards: readonly string[]): readonly Text[] {
  return [...KINDS.map((kind) => cards.filter(kind).length.toString()), cards.length.toString()];
}

/** Cards of each kind that a phase leaves in the deck, without those in the hand. */
function decks(): readonly (readonly Text[])[] {
  const all = allTargets(TABLES);
  const left = PHASES.map((phase): readonly Text[] => [
    phrase("calendar.phase-name", { phase }),
    ...counted(withoutAll(all, removedFrom(TABLES, all, phase))),
  ]);
  return [[phrase("deck.all"), ...counted(all)], ...left];
}

/** Target cards and missions. */
export const MISSIONS: readonly Chapter[] = [
  {
    id: "deck",
    title: phrase("deck.title"),
    blocks: [
      text(phrase("deck.fifty")),
      table(
        phrase("deck.caption"),
        [
          phrase("deck.phase"),
          phrase("deck.cities"),
          phrase("deck.london"),
          phrase("deck.airfields"),
          phrase("deck.radar"),
          phrase("deck.cards"),
        ],
        decks(),
      ),
      list(
        phrase("deck.named", { named: REMOVALS[1].named }),
        phrase("deck.secret"),
        phrase("deck.top", { top: REMOVALS[3].top }),
        phrase("deck.london-again"),
      ),
    ],
  },
  {
    id: "missions",
    title: phrase("missions.title"),
    blocks: [
      text(phrase("missions.hand")),
      text(phrase("missions.assign")),
      list(
        phrase("missions.home"),
        phrase("missions.used"),
        phrase("missions.empty"),
        phrase("missions.keep"),
        phrase("missions.feint"),
      ),
    ],
  },
];
