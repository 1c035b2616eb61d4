import { expect, test } from "vitest";
import { briefly } from "./told-of.ts";

/** As many words are heard in about twenty seconds. */
const MOST = 60;

type Told = Awaited<ReturnType<typeof briefly>>[number];

/** What is told up to each moment of which something holds, that one included, since the one before. */
function upTo(all: readonly Told[], ends: (one: Told) => boolean): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let part: string[] = [];
  for (const one of all) {
    part.push(...one.told);
    if (!ends(one)) continue;
    parts.push(part);
    part = [];
  }
  // How a match has ended is told in full.
  return parts;
}

function words(told: readonly string[]): number {
  return told.join(" ").split(/\s+/).filter(Boolean).length;
}

const asks = (kind: string) => (one: Told) => one.asked.includes(kind);
const isAsked = ({ asked }: Told) => asked.length > 0;

test.each([
  ["a turn of a duel", "duel", "red", asks("order")],
  ["a turn of a duel", "duel", "blue", asks("order")],
  ["a turn on hexes", "great-war-duel", "allied", asks("move")],
  ["a turn on hexes", "great-war-duel", "german", asks("move")],
  ["a step of an exchange of cards", "cards-kent", "allied", isAsked],
  ["a step of an exchange of cards", "cards-kent", "axis", isAsked],
  ["a step of a raid", "britain-raid", "german", isAsked],
  ["a step of a raid", "britain-raid", "british", isAsked],
])("where little is wanted %s (%s, %s) is told in sixty words", async (_, name, seat, ends) => {
  const all = await briefly(name, seat);
  const parts = upTo(all, ends);
  expect(parts.length).toBeGreaterThan(5);
  for (const told of parts) expect(words(told), told.join(" ")).toBeLessThanOrEqual(MOST);
  // It is no budget of silence: whatever is asked is asked, and what others do is told.
  for (const { asked, told } of all) if (asked.length > 0) expect(told.length).toBeGreaterThan(0);
  expect(words(all.flatMap(({ told }) => told))).toBeGreaterThan(5 * parts.length);
});

test("an exchange of cards is told in sixty words, from the attack to its result", async () => {
  for (const seat of ["allied", "axis"]) {
    const all = await briefly("cards-kent", seat);
    const exchange: Told[] = [];
    for (const one of all) {
      if (one.events.includes("event.attacks")) exchange.length = 0;
      exchange.push(one);
      const isOver = one.events.some((key) => /^event\.(fire|negated|position)$/.test(key));
      if (isOver) expect(words(exchange.flatMap(({ told }) => told))).toBeLessThanOrEqual(MOST);
    }
  }
});
