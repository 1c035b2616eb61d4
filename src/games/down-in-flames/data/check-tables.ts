import type { Problem } from "../../../core/game.ts";
import { named } from "../../../core/text.ts";
import { CARD_NAMES, COLOURS, cardId, FIRING_CARDS } from "./card.ts";
import { Cells } from "./cells.ts";
import { checkAircraft, checkBomber } from "./check-type.ts";
import type { GivenCard, GivenTables, GivenTarget } from "./given.ts";
import { merged } from "./merged.ts";
import { TABLES } from "./own.ts";
import { SCORED } from "./points.ts";
import { DECK_SIZES } from "./tables.ts";
import { DEGREES, TARGET_IDS } from "./target.ts";

const MOST_KINDS = 60;
const MOST_TYPES = 200;
const MOST_POINTS = 99;
const MOST_FLAK = 20;
const BURSTS = [1, 9] as const;
const HITS = [1, 9] as const;
const NOTHING = [0, 0] as const;
const [, MOST_CARDS] = DECK_SIZES;

function cardsSum(cards: readonly GivenCard[], extension: boolean): number {
  return cards.reduce((sum, card) => sum + card.copies + (extension ? (card.extension ?? 0) : 0), 0);
}

function checkCard(card: GivenCard, id: string, cells: Cells): void {
  const at = `cards.${named(id)}`;
  if (!cells.known(at, "DIF-B8", card.name, CARD_NAMES)) return;
  const firing = (FIRING_CARDS as ReadonlySet<string>).has(card.name);
  cells.known(`${at}.colour`, "DIF-B8", card.colour, COLOURS);
  cells.whole(`${at}.bursts`, "DIF-3.1", card.bursts ?? 0, firing ? BURSTS : NOTHING);
  cells.whole(`${at}.hits`, "DIF-3.2.1", card.hits ?? 0, firing ? HITS : NOTHING);
}

function checkCards({ cards }: GivenTables, cells: Cells): void {
  if (!cards || !cells.count("cards", "DIF-B24", cards, [1, MOST_KINDS])) return;
  const ids = cards.map(({ name, bursts = 0, hits = 0 }) => cardId(name, bursts, hits));
  cells.once((id) => `cards.${named(id)}`, "DIF-B24", ids);
  let counted = true;
  cards.forEach((card, index) => {
    const id = ids[index] ?? card.name;
    // What is wrong with two cards of one name is told once.
    if (ids.indexOf(id) === index) checkCard(card, id, cells);
    for (const field of ["copies", "extension"] as const)
      if (!cells.whole(`cards.${named(id)}.${field}`, "DIF-B24", card[field] ?? 0, [0, MOST_CARDS]))
        counted = false;
  });
  if (!counted) return;
  for (const extension of [false, true]) {
    const found = cardsSum(cards, extension);
    if ((DECK_SIZES as readonly number[]).includes(found)) continue;
    cells.refuse("tables-deck", "DIF-B24", { cell: "cards", found, extension });
    return;
  }
}

function checkAnswers({ answers = {} }: GivenTables, cells: Cells): void {
  for (const [name, by] of Object.entries(answers)) {
    const at = `answers.${named(name)}`;
    if (!cells.known(at, "DIF-B8", name, CARD_NAMES)) continue;
    if (!cells.count(at, "DIF-B8", by, [0, CARD_NAMES.length])) continue;
    for (const answer of by) cells.known(`${at}.${named(answer)}`, "DIF-B8", answer, CARD_NAMES);
    cells.once((answer) => `${at}.${named(answer)}`, "DIF-B8", by);
  }
}

/** Each type has an id and a name of its own, among ours too. */
function checkTypes(given: GivenTables, cells: Cells): void {
  const { aircraft = [], bombers = [] } = given;
  const counted =
    cells.count("aircraft", "DIF-3", aircraft, [0, MOST_TYPES]) &&
    cells.count("bombers", "DIF-4", bombers, [0, MOST_TYPES]);
  if (!counted) return;
  for (const type of aircraft) checkAircraft(type, `aircraft.${named(type.id)}`, cells);
  for (const type of bombers) checkBomber(type, `bombers.${named(type.id)}`, cells);
  cells.once(
    (id) => `aircraft.${named(id)}`,
    "DIF-3",
    aircraft.map(({ id }) => id),
  );
  cells.once(
    (id) => `bombers.${named(id)}`,
    "DIF-4",
    bombers.map(({ id }) => id),
  );
  checkTogether(given, cells);
}

function checkTogether({ aircraft = [], bombers = [] }: GivenTables, cells: Cells): void {
  const leaders = merged<{ readonly id: string; readonly name: string }>(TABLES.aircraft, aircraft);
  const formation = merged<{ readonly id: string; readonly name: string }>(TABLES.bombers, bombers);
  const taken = new Set(leaders.map(({ id }) => id));
  for (const { id } of formation)
    if (taken.has(id))
      cells.refuse("tables-twice", "DIF-4", { cell: `bombers.${named(id)}`, found: named(id) });
  const seen = new Map<string, string>();
  for (const { id, name } of [...leaders, ...formation]) {
    if (seen.has(name) && seen.get(name) !== id)
      cells.refuse("tables-twice", "DIF-3", { cell: `${named(id)}.name`, found: named(name) });
    seen.set(name, id);
  }
}

/** Degrees of damage rise from the least to the worst, one by one where `apart`. */
function checkDegrees(
  degrees: GivenTarget["damage"],
  at: string,
  rule: string,
  [least, apart]: readonly [number, number],
  cells: Cells,
): void {
  let from = least;
  for (const degree of DEGREES) {
    if (!cells.whole(`${at}.${degree}`, rule, degrees[degree], [from, MOST_POINTS])) return;
    from = degrees[degree] + apart;
  }
}

function checkTargets({ targets = [] }: GivenTables, cells: Cells): void {
  if (!cells.count("targets", "DIF-B13", targets, [0, TARGET_IDS.length])) return;
  cells.once(
    (id) => `targets.${named(id)}`,
    "DIF-B13",
    targets.map(({ id }) => id),
  );
  for (const { id, damage, flak, areaFlak, points } of targets) {
    const at = `targets.${named(id)}`;
    cells.known(at, "DIF-B13", id, TARGET_IDS);
    checkDegrees(damage, `${at}.damage`, "DIF-B13", [1, 1], cells);
    cells.whole(`${at}.flak`, "DIF-B12", flak, [0, MOST_FLAK]);
    cells.whole(`${at}.areaFlak`, "DIF-B12", areaFlak, [0, MOST_FLAK]);
    checkDegrees(points, `${at}.points`, "DIF-B17", [0, 0], cells);
  }
}

function checkPoints({ points = {} }: GivenTables, cells: Cells): void {
  for (const [role, { down, damaged }] of Object.entries(points)) {
    const at = `points.${named(role)}`;
    if (!cells.known(at, "DIF-B17", role, SCORED)) continue;
    if (cells.whole(`${at}.down`, "DIF-B17", down, [0, MOST_POINTS]))
      cells.whole(`${at}.damaged`, "DIF-B17", damaged, [0, down]);
  }
}

/** What is wrong with tables of the right shape that a set-up brings, cell by cell; nothing when one can play with them. */
export function checkTables(given: GivenTables): readonly Problem[] {
  const cells = new Cells();
  if (given.name !== undefined) cells.text("name", "DIF-B2", given.name);
  checkCards(given, cells);
  checkAnswers(given, cells);
  checkTypes(given, cells);
  checkTargets(given, cells);
  checkPoints(given, cells);
  return cells.problems;
}
