import type { Localised } from "../../../../core/language.ts";
import { CHAPTERS, LEDGER, type LedgerRule } from "../../../../games/great-war/ledger/index.ts";
import { SWITCHES } from "../../../../games/great-war/options.ts";
import type { RulingGroup, RulingLine } from "../../../rules/book.ts";
import { both } from "../../../rules/write.ts";
import { SWITCH_TEXTS } from "../switch-texts.ts";

type Part = LedgerRule["chapter"];

/** What the parts of the ledger are called, and the number under which a whole part is cited. */
const PARTS: Readonly<Record<Part, readonly [title: Localised, ...numbers: string[]]>> = {
  turn: [both("4.1 The turn", "4.1 Die Runde"), "4.1"],
  initiative: [both("4.2 Initiative", "4.2 Initiative"), "4.2"],
  balance: [both("4.3 Movement balance", "4.3 Zugausgleich"), "4.3"],
  tailing: [both("4.4 Tailing", "4.4 Verfolgen"), "4.4"],
  movement: [both("4.5 Movement", "4.5 Bewegung"), "4.5"],
  targets: [both("4.6 Targets", "4.6 Ziele"), "4.6"],
  combat: [both("4.7 Combat", "4.7 Kampf"), "4.7"],
  criticals: [both("4.8 Critical hits", "4.8 Kritische Treffer"), "4.8"],
  types: [both("4.9 Special aircraft", "4.9 Besondere Flugzeuge"), "4.9"],
  ground: [both("4.10 Ground, balloons, crews", "4.10 Boden, Ballone, Besatzungen"), "4.10"],
  tables: [both("Our own tables", "Unsere eigenen Tabellen")],
  defaults: [both("D: what we set ourselves", "D: was wir selbst festlegen")],
  rulings: [both("A: what the rules leave open", "A: was die Regeln offenlassen")],
  house: [both("B: what comes up while playing", "B: was beim Spielen aufkommt")],
};

function lineOf({ rule, id, text }: LedgerRule): RulingLine {
  const ids = [rule, id];
  const option = SWITCHES.find((one) => one.rule === rule)?.option;
  return option ? { ids, text, option: SWITCH_TEXTS[option] } : { ids, text };
}

/** Every line of the ledger, by its number. */
export function rulings(): readonly RulingGroup[] {
  return CHAPTERS.map((part) => {
    const [title, ...numbers] = PARTS[part];
    const lines = LEDGER.filter(({ chapter }) => chapter === part).map(lineOf);
    return { id: `part-${part}`, title, numbers, lines };
  });
}
