import { itemAt } from "../../../../core/item-at.ts";
import type { Token } from "../../../../core/orders/token.ts";
import { remembered } from "../../../../core/remember.ts";
import { AMERICAN, type Side } from "../../data/sides.ts";
import type { Names } from "../grammar/grammar.ts";
import { renumbered } from "../grammar/numbers.ts";
import { readHex } from "../map/hex.ts";
import { movableAmericans } from "../raid/american-flight.ts";
import { landable, movableGermans, startable } from "../raid/german-flight.ts";
import { germanEntry, groupOf, isBomber, livingAmericans, livingGermans, tablesOf } from "../state/look.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";

/** Verbs before which units may stand, and what of what follows stands before the units in an answer as it is kept. */
const AFTER_UNITS: Readonly<Record<string, number>> = {
  fly: 1,
  enter: 1,
  bomb: 1,
  strafe: 1,
  "take-off": 0,
  land: 0,
  escort: 0,
};

const lower = ({ text }: Token): string => text.toLowerCase();

/** `91BG fly 1412` as `fly 1412 91BG`. */
function verbFirst(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => Object.hasOwn(AFTER_UNITS, lower(token)));
  const verb = tokens[at];
  if (at <= 0 || !verb) return tokens;
  const rest = tokens.slice(at + 1);
  const hexes = rest.findIndex(({ text }) => readHex(text) === undefined);
  const named = lower(verb) === "fly" ? (hexes < 0 ? rest.length : hexes) : (AFTER_UNITS[lower(verb)] ?? 0);
  return [verb, ...rest.slice(0, named), ...tokens.slice(0, at), ...rest.slice(named)];
}

/** `fly 0709 1209 91BG` as `fly 1209 91BG`: of a way the last hex is where it ends. */
function lastHex([verb, ...rest]: readonly Token[]): readonly Token[] {
  if (!verb || lower(verb) !== "fly") return verb ? [verb, ...rest] : rest;
  const end = rest.findIndex(({ text }) => readHex(text) === undefined);
  const way = end < 0 ? rest.length : end;
  return [verb, ...rest.slice(Math.max(0, way - 1))];
}

/** Units that an answer's verb can mean; of an unknown one all of the side. */
function meant(state: State, side: Side, verb: string): readonly string[] {
  const ids = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);
  if (side === AMERICAN) return ids(verb === "fly" ? movableAmericans(state) : livingAmericans(state));
  if (verb === "take-off") return ids(startable(state));
  if (verb === "land") return ids(landable(state));
  return ids(verb === "fly" ? movableGermans(state) : livingGermans(state));
}

/** Units by a name of several, in lower case. */
type NamedUnits = ReadonlyMap<string, readonly string[]>;

function add(named: Map<string, string[]>, name: string, unit: string): void {
  const units = named.get(name);
  if (units) units.push(unit);
  else named.set(name, [unit]);
}

/** LW-56: the streams of the sheet by name, `8BG-1`, in the order in which their first units stand in the tables. */
const streamsOf = remembered((state: State): NamedUnits => {
  const streams = new Map<string, string[]>();
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { id, line } of state.americans) {
    if (!line) continue;
    const { force } = groupOf(state, id);
    const key = `${force} ${line.target} ${line.entry} ${line.turn}`;
    if (!names.has(key)) {
      counts.set(force, (counts.get(force) ?? 0) + 1);
      names.set(key, `${force}bg-${counts.get(force)}`);
    }
    add(streams, names.get(key) ?? "", id);
  }
  return streams;
});

/** Living Germans by designation, by type and by the group that takes off together. */
const germansNamed = remembered((state: State): NamedUnits => {
  const named = new Map<string, string[]>();
  for (const { id, type, group } of livingGermans(state)) {
    const names = [germanEntry(state, id)?.designation ?? "", type, group].map((name) => name.toLowerCase());
    for (const name of new Set(names)) add(named, name, id);
  }
  return named;
});

/** LW-66: whether a word of `group` names a group that there is already: it is given its units anew. */
function namesGroup(state: State, verb: string, name: string): boolean {
  return verb === "group" && livingGermans(state).some(({ group }) => group.toLowerCase() === name);
}

/** Names of several units replaced by the units that they mean here. */
function spelledOut(state: State, side: Side, tokens: readonly Token[], names: Names): readonly Token[] {
  const verb = tokens[0] ? lower(tokens[0]) : "";
  return tokens.flatMap((token, at): readonly Token[] => {
    const name = lower(token);
    if (at === 0 || readHex(name) !== undefined || names.unit(name) !== undefined) return [token];
    if (namesGroup(state, verb, name)) return [token];
    const all = (side === AMERICAN ? streamsOf(state) : germansNamed(state)).get(name);
    if (!all) return [token];
    const able = meant(state, side, verb);
    const some = all.filter((id) => able.includes(id));
    return (some.length > 0 ? some : all).map((text) => ({ ...token, text }));
  });
}

/** `take-off FW190-JG26 BAS-4`: of those named only who stands on the base. */
function fromBase(state: State, tokens: readonly Token[]): readonly Token[] {
  const [verb] = tokens;
  if (!verb || lower(verb) !== "take-off") return tokens;
  const base = tablesOf(state.setup).bases.find(({ id }) =>
    tokens.some((token) => lower(token) === id.toLowerCase()),
  );
  if (!base) return tokens;
  const elsewhere = new Set(
    state.germans.filter((one) => one.base !== base.id).map(({ id }) => id.toLowerCase()),
  );
  const left = tokens.filter((token) => lower(token) !== base.id.toLowerCase());
  const there = left.filter((token) => !elsewhere.has(lower(token)));
  return there.length > 1 && lower(itemAt(there, 1)) !== "tanks" ? there : left;
}

/** `escort 56FG 8BG-1`: whom a fighter escorts is who flies in its hex. */
function withoutBombers(state: State, tokens: readonly Token[]): readonly Token[] {
  if (!tokens[0] || lower(tokens[0]) !== "escort") return tokens;
  const named = livingAmericans(state).filter(({ id }) =>
    tokens.some(({ text }) => text.toLowerCase() === id.toLowerCase()),
  );
  const hexes = new Set(named.filter((one) => !isBomber(state, one)).map(({ hex }) => hex));
  const below = new Set(
    named.filter((one) => isBomber(state, one) && hexes.has(one.hex)).map(({ id }) => id.toLowerCase()),
  );
  return tokens.filter((token) => !below.has(lower(token)));
}

/** `attack 1412 withhold 4`: the hex that is asked about need not be named. */
function withoutHex(task: Task | undefined, tokens: readonly Token[]): readonly Token[] {
  const [verb, hex, ...rest] = tokens;
  const asked = task && "hex" in task ? task.hex : undefined;
  return verb && hex && lower(verb) === "attack" && hex.text === asked ? [verb, ...rest] : tokens;
}

/** Words after which a unit is followed by how many of its factors are meant. */
const COUNTING: readonly string[] = ["lose", "restore", "withhold"];

/** `91BG 303 305` as `91BG 303BG 305BG`: a number behind a unit is another one called like it. */
function named(tokens: readonly Token[], names: Names): readonly Token[] {
  const found: Token[] = [];
  let counting = false;
  for (const token of tokens) {
    counting ||= COUNTING.includes(lower(token));
    const before = found.at(-1);
    const unit =
      before && !counting && /^\d+$/.test(token.text) && names.unit(lower(before)) !== undefined
        ? names.unit(renumbered(lower(before), token.text))
        : undefined;
    found.push(unit === undefined ? token : { ...token, text: unit });
  }
  return found;
}

/** The words of an answer as they are kept, where it was written shorter or in another order. */
export function longhand(state: State, side: Side, tokens: readonly Token[], names: Names): readonly Token[] {
  const [task] = state.agenda;
  const ordered = withoutHex(task, lastHex(verbFirst(named(tokens, names))));
  return withoutBombers(state, fromBase(state, spelledOut(state, side, ordered, names)));
}
