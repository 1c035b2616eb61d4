import { checkCommands } from "../../../../core/commands.ts";
import type { Problem } from "../../../../core/game.ts";
import { shortened } from "../../../../core/text.ts";
import { CARD_NAMES } from "../../data/card.ts";
import type { Config, ElementConfig, FormationConfig } from "../../data/config.ts";
import type { GivenTables } from "../../data/given.ts";
import { ownTables } from "../../data/merged.ts";
import { TABLES } from "../../data/own.ts";
import { isScenario, SCENARIO_IDS } from "../../data/scenarios/scenarios.ts";
import { SIDES } from "../../data/sides.ts";
import { bomberOf, cardOf, copiesIn, deckSizes, type Tables, targetOf, typeOf } from "../../data/tables.ts";
import { WORDS } from "../grammar/order.ts";
import { optionsFrom, wholeConfig } from "./from-config.ts";
import { bomberId, wingmanId } from "./ids.ts";
import { HIGHEST_START } from "./options.ts";
import { refuseConfig } from "./refuse-config.ts";

/** DIF-B1, DIF-B10. */
const MOST_ELEMENTS = 4;
const FORMATION = [2, 6] as const;
export const MOST_TURNS = 20;
const LONGEST = 24;

const ID = /^[A-Za-z0-9-]{1,12}$/;
/** Words that mean something else where ids are written. */
const TAKEN: ReadonlySet<string> = new Set<string>([
  ...SIDES,
  ...WORDS,
  ...CARD_NAMES,
  ..."table umpire flak dive as by at rockets aggregate discard offer bid name attack keen resource".split(
    " ",
  ),
]);

const quoted = (text: string): string => shortened(text, LONGEST);
type Problems = Problem[];

/** Every id is one of its own, with those of Wingmen and bombers; capitals make no difference. */
function checkIds(
  elements: readonly ElementConfig[],
  formations: readonly FormationConfig[],
  problems: Problems,
): void {
  const seen = new Set<string>();
  const claim = (id: string, written: string) => {
    const lower = id.toLowerCase();
    if (seen.has(lower)) problems.push(refuseConfig("config-id-twice", "DIF-B1", { id: quoted(written) }));
    seen.add(lower);
  };
  for (const { id } of [...elements, ...formations]) {
    if (!ID.test(id) || TAKEN.has(id.toLowerCase()) || id in {})
      problems.push(refuseConfig("config-id", "DIF-B1", { id: quoted(id) }));
  }
  for (const { id } of elements) for (const name of [id, wingmanId(id)]) claim(name, id);
  for (const { id, count } of formations) {
    claim(id, id);
    for (let place = 0; place < Math.min(FORMATION[1], count); place++) claim(bomberId(id, place), id);
  }
}

/** DIF-B15, DIF-7.1.1, DIF-H4: what a type may carry. */
function checkElement(one: ElementConfig, tables: Tables, problems: Problems): void {
  const id = quoted(one.id);
  const type = typeOf(tables, one.type);
  if (!type) {
    problems.push(refuseConfig("config-type", "DIF-3", { id, found: quoted(one.type) }));
    return;
  }
  if (one.load && !type.load) problems.push(refuseConfig("config-load", "DIF-B15", { id, type: type.name }));
  if (one.rockets && type.rockets === undefined)
    problems.push(refuseConfig("config-rockets", "DIF-7.1.1", { id, type: type.name }));
  if (one.load && one.rockets) problems.push(refuseConfig("config-load-and-rockets", "DIF-B15", { id }));
  if (one.gyro && type.sight === "simple")
    problems.push(refuseConfig("config-gyro", "DIF-H4", { id, type: type.name }));
  if (one.wingmanQuality === "ace") problems.push(refuseConfig("config-wingman-ace", "DIF-B20", { id }));
}

function checkFormation({ id, type, count }: FormationConfig, tables: Tables, problems: Problems): void {
  if (!bomberOf(tables, type))
    problems.push(refuseConfig("config-type", "DIF-4", { id: quoted(id), found: quoted(type) }));
  const [least, most] = FORMATION;
  if (!Number.isInteger(count) || count < least || count > most)
    problems.push(
      refuseConfig("config-number", "DIF-B10", {
        field: `${quoted(id)}.count`,
        found: count,
        from: least,
        to: most,
      }),
    );
}

function checkSides(elements: readonly ElementConfig[], problems: Problems): void {
  for (const side of SIDES) {
    const found = elements.filter((one) => one.side === side).length;
    const waiting = elements.filter((one) => one.side === side && one.reserve).length;
    if (found - waiting < 1 || found > MOST_ELEMENTS)
      problems.push(refuseConfig("config-elements", "DIF-B1", { side, found, most: MOST_ELEMENTS }));
  }
}

/** DIF-B21: a campaign is of missions; one fighter Element a side waits for it to be brought. */
function checkCampaign(
  { campaign, mission, elements = [] }: Config,
  tables: Tables,
  problems: Problems,
): void {
  if (campaign && !mission) problems.push(refuseConfig("config-campaign", "DIF-B21", {}));
  const waiting = elements.filter(({ reserve }) => reserve);
  for (const { id, type, side, load } of waiting) {
    const alone = waiting.filter((one) => one.side === side).length === 1;
    const why = !campaign ? "no-campaign" : !alone ? "two" : undefined;
    const fighter = typeOf(tables, type)?.role !== "light" && !load;
    if (why || !fighter)
      problems.push(refuseConfig("config-reserve", "DIF-B21", { id: quoted(id), why: why ?? "no-fighter" }));
  }
}

/** The highest level that everybody reaches (DIF-2.5.1, DIF-R76). */
export function highestOf(
  { elements = [], formations = [] }: Config,
  tables: Tables,
  highest: number,
): number {
  const tops = [
    ...elements.map(({ type }) => typeOf(tables, type)?.maxLevel ?? HIGHEST_START),
    ...formations.map(({ type }) => bomberOf(tables, type)?.maxLevel ?? HIGHEST_START),
  ];
  return Math.min(HIGHEST_START, highest, ...tops);
}

function checkNumbers(whole: Config, tables: Tables, problems: Problems): void {
  const { start, highest } = optionsFrom(whole.options);
  const wrong = (field: string, rule: string, found: number, from: number, to: number) => {
    if (!Number.isInteger(found) || found < from || found > to)
      problems.push(refuseConfig("config-number", rule, { field, found, from, to }));
  };
  wrong("options.highest", "DIF-2.5.2", highest, 1, HIGHEST_START);
  if (typeof start === "number")
    wrong("options.start", "DIF-2.5.1", start, 1, Math.max(1, highestOf(whole, tables, highest)));
  if (whole.turns !== undefined) wrong("turns", "DIF-B17", whole.turns, 1, MOST_TURNS);
  if (whole.turns !== undefined && whole.mission)
    problems.push(refuseConfig("config-mission-turns", "DIF-B19", {}));
}

/** A stacked deck is part of the deck in use: known cards, none more often than it has. */
function checkDeck(whole: Config, tables: Tables, problems: Problems): void {
  const { cards: size } = optionsFrom(whole.options);
  if (!deckSizes(tables).includes(size)) {
    problems.push(refuseConfig("config-deck-size", "DIF-B24", { found: size }));
    return;
  }
  const counts = new Map<string, number>();
  for (const found of whole.deck ?? []) {
    const kind = cardOf(tables, found.toLowerCase());
    if (!kind) {
      problems.push(refuseConfig("config-deck-card", "DIF-B24", { found: quoted(found) }));
      continue;
    }
    const count = (counts.get(kind.id) ?? 0) + 1;
    counts.set(kind.id, count);
    const copies = copiesIn(kind, size);
    if (count === copies + 1)
      problems.push(refuseConfig("config-deck-copies", "DIF-B24", { card: kind.id, copies, size }));
  }
}

/** What is wrong with tables that somebody brought. */
export type TablesCheck = (given: GivenTables) => readonly Problem[];

/** What is wrong with a set-up of the right shape. Whoever knows that it brings no tables needs no check of them. */
export function check(config: Config, checkTables?: TablesCheck): readonly Problem[] {
  const { scenario, tables: given } = config;
  if (scenario !== undefined && !isScenario(scenario))
    return [
      refuseConfig("config-scenario", "DIF-B22", { found: quoted(scenario), known: [...SCENARIO_IDS] }),
    ];
  if (scenario !== undefined && (config.elements || config.formations || config.mission || config.campaign))
    return [refuseConfig("config-scenario-alone", "DIF-B22", { scenario })];
  const whole = wholeConfig(config) ?? config;
  const wrong = (given && checkTables?.(given)) ?? [];
  if (wrong.length > 0) return wrong;
  const tables = given ? ownTables(given) : TABLES;
  const { elements = [], formations = [], mission } = whole;
  const problems: Problems = [];
  checkIds(elements, formations, problems);
  checkSides(elements, problems);
  checkCampaign(whole, tables, problems);
  for (const one of elements) checkElement(one, tables, problems);
  for (const one of formations) checkFormation(one, tables, problems);
  if (mission && !targetOf(tables, mission.target))
    problems.push(refuseConfig("config-target", "DIF-B13", { found: quoted(mission.target) }));
  checkNumbers(whole, tables, problems);
  checkDeck(whole, tables, problems);
  return [...problems, ...checkCommands(config.seats, [...elements, ...formations])];
}
