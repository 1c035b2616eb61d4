import { fail, ok } from "../../core/result.ts";
import { tried } from "./asked.ts";
import { type Answered, type Asker, lookoutOf, ownOf, tabletopOf } from "./asker.ts";
import { cardTold, handTold } from "./cards.ts";
import { byDistance, contactsWhere, dangersOf, inSector, shotsOf, targetsOf } from "./contacts.ts";
import { earconsTold } from "./earcons.ts";
import { diceThrown, happened, logOf, readAloud } from "./events.ts";
import { phrase } from "./phrase.ts";
import { aboutPiece } from "./pieces.ts";
import { ruleSaid } from "./rules.ts";
import { sweepTold } from "./sweep.ts";
import type { words } from "./words.en.ts";

type NameOf<Key> = Key extends `query.names.${infer Name}` ? Name : never;

/** What the house's questions are called in its catalogue. */
type HouseName = NameOf<keyof typeof words>;

/** A question that every game answers by the house. */
export interface HouseQuery {
  readonly name: HouseName;
  answer(asker: Asker, argument: string): Answered | Promise<Answered>;
  /** Whether there is anything to ask about; left out: always. */
  applies?(asker: Asker): boolean;
}

function hasContacts({ queries }: Asker): boolean {
  return queries !== undefined && queries.columns.length > 0;
}

/** Whether the game has noses, so that somebody is ahead or behind. */
function hasClock(asker: Asker): boolean {
  const from = lookoutOf(asker);
  return (
    from !== undefined &&
    (asker.queries?.contacts(asker.view, from) ?? []).some(({ clock }) => clock !== undefined)
  );
}

/** Whether anything is shot at in the game: those whom the first sees who sees anybody tell. */
function shoots(asker: Asker): boolean {
  const { queries, view } = asker;
  for (const from of ownOf(asker)) {
    const seen = queries?.contacts(view, from) ?? [];
    if (seen.length > 0) return seen.some(({ shot }) => shot !== undefined);
  }
  return false;
}

function hasCards(asker: Asker): boolean {
  return (tabletopOf(asker).groups ?? []).some(({ kind }) => kind === "hand");
}

function isReadAloud({ aloud }: Asker): boolean {
  return aloud !== undefined;
}

function aboutMe(asker: Asker): Answered {
  const from = lookoutOf(asker);
  return from === undefined ? fail([asker.say(phrase("query.none.lookout"))]) : aboutPiece(asker, from);
}

/** Those who are asked for by a part of the clock around the nose. */
function sector(name: HouseName, from: number, to: number): HouseQuery {
  return { name, answer: (asker) => inSector(asker, from, to), applies: hasClock };
}

/** How many of the nearest are told. */
const NEAR = 3;

function nearest(asker: Asker): Answered {
  const told = contactsWhere(asker, () => true, byDistance);
  return told.ok ? ok(told.value.slice(0, NEAR + 1)) : told;
}

/** The questions of the house, in the order in which they are listed. */
export const HOUSE: readonly HouseQuery[] = [
  { name: "me", answer: aboutMe, applies: (asker) => ownOf(asker).length > 0 },
  sector("front", 11, 1),
  sector("right", 2, 4),
  sector("behind", 5, 7),
  sector("left", 8, 10),
  { name: "near", answer: nearest, applies: hasContacts },
  { name: "sweep", answer: sweepTold, applies: ({ queries }) => queries?.sweep !== undefined },
  { name: "all", answer: (asker) => contactsWhere(asker, () => true), applies: hasContacts },
  { name: "targets", answer: targetsOf, applies: shoots },
  { name: "shots", answer: shotsOf, applies: shoots },
  { name: "danger", answer: dangersOf, applies: shoots },
  { name: "try", answer: tried },
  { name: "what", answer: happened },
  { name: "again", answer: (asker) => readAloud(asker, 1), applies: isReadAloud },
  { name: "said", answer: (asker) => readAloud(asker), applies: isReadAloud },
  { name: "sounds", answer: earconsTold, applies: isReadAloud },
  { name: "dice", answer: diceThrown },
  { name: "log", answer: logOf },
  { name: "hand", answer: handTold, applies: hasCards },
  { name: "card", answer: cardTold, applies: hasCards },
  { name: "rule", answer: ruleSaid, applies: ({ game }) => game.meta.pages?.includes("rules") ?? false },
];
