import type { Chance } from "./chance.ts";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Holder = Json[] | { [key: string]: Json };

const HOSTILE: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  "",
  "__proto__",
  "constructor",
  "2L1",
  [],
  {},
  [[[[[]]]]],
  { answers: {} },
];
const KEYS = [
  "__proto__",
  "constructor",
  "toString",
  "R1",
  "entries",
  "rolls",
  "dice",
  "source",
  "unseal",
  "seal",
  "",
];

/** Every list and object in a document. */
function holders(value: Json, found: Holder[] = []): Holder[] {
  if (typeof value !== "object" || value === null) return found;
  found.push(value);
  for (const inner of Object.values(value)) holders(inner, found);
  return found;
}

/** A value that belongs nowhere; a fresh one each time, for it may be changed in turn. */
function hostile(chance: Chance): Json {
  return structuredClone(chance.pick(HOSTILE));
}

function nudged(value: Json | undefined, chance: Chance): Json {
  if (typeof value === "number") return value + chance.pick([-1, 1, 0.25, 100]);
  if (typeof value === "string") return value.slice(1) + chance.pick("LR0123 -");
  return hostile(chance);
}

function changeList(list: Json[], chance: Chance): void {
  const at = chance.below(list.length + 1);
  const change = chance.below(4);
  if (change === 0) list.splice(at, 1);
  else if (change === 1) list.splice(at, 0, hostile(chance));
  else if (change === 2) list.splice(at, 0, ...structuredClone(list.slice(0, chance.below(4))));
  else if (at < list.length) list[at] = nudged(list[at], chance);
}

function changeObject(object: { [key: string]: Json }, chance: Chance): void {
  const keys = Object.keys(object);
  const key = keys.length > 0 && chance.below(5) > 0 ? chance.pick(keys) : chance.pick(KEYS);
  const change = chance.below(4);
  if (change === 0) delete object[key];
  else if (change === 1)
    Object.defineProperty(object, chance.pick(KEYS), { value: 1, enumerable: true, configurable: true });
  else {
    const value = change === 2 ? hostile(chance) : nudged(object[key], chance);
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  }
}

function changedTree(text: string, chance: Chance): string {
  const document = JSON.parse(text) as Json;
  for (let changes = 1 + chance.below(2); changes > 0; changes--) {
    const holder = chance.pick(holders(document));
    if (Array.isArray(holder)) changeList(holder, chance);
    else changeObject(holder, chance);
  }
  return JSON.stringify(document);
}

function changedText(text: string, chance: Chance): string {
  const at = chance.below(text.length);
  const span = chance.below(20);
  switch (chance.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(at + span);
    case 2:
      return text.slice(0, at) + text.slice(at, at + span) + text.slice(at);
    case 3:
      return text.slice(0, at) + String.fromCharCode(chance.below(0x1_0000)) + text.slice(at + 1);
    default:
      return text.slice(0, at) + chance.pick('0123456789LR",:{}[] ') + text.slice(at + 1);
  }
}

/** A document with one or two things wrong, or different, in its text or its tree. */
export function changed(text: string, chance: Chance): string {
  return chance.below(2) === 0 ? changedText(text, chance) : changedTree(text, chance);
}
