import { quotable } from "../../../../core/text.ts";
import { names } from "../grammar.en.ts";

const ID_FAULTS: Readonly<Record<string, string>> = {
  letters: "a name has 1 to 16 letters (A to Z), digits or hyphens",
  reserved: "that name means something else; choose another",
  twice: "another aircraft has this id already; ids are unique",
  side: "a side has this name; an aircraft needs another",
  mat: "the name of a mat has 1 to 40 small letters, digits or hyphens",
};

type Path = { path: string };

type Unknown = Path & { found: string; known: readonly string[] };

type ListAtPath = Path & { found: readonly string[] };

type ConfigNumber = Path & { found: number; from: number; to: number; step: number };

const NAME_FAULTS: Readonly<Record<string, string>> = {
  unknown: "no aircraft is called so",
  twice: "it is named twice; once is enough",
  own: "it is the side's own; a kill needs an enemy",
  other: "it is not of that side",
};

/** A field that belongs to a goal is missing, or stands where the goal is another. */
type ConfigGoal = Path & { goal: string; field: string; missing: boolean };

/** Names of a list of aircraft: unknown, twice, or of the wrong side. */
type ConfigNames = Path & { found: string; why: "unknown" | "twice" | "own" | "other" };

/** What is wrong with a set-up, in English. */
export const config = {
  "config-scenario": ({ path, found, known }: Unknown) =>
    `${path}: there is no scenario “${quotable(found)}”; there are ${names(known)}.`,
  "config-mixed": ({ path, found }: ListAtPath) =>
    `${path}: a named scenario is whole; leave out ${names(found.map((name) => quotable(name)))} (only options, seats and turns may stand beside it).`,
  "config-missing": ({ path }: Path) =>
    `${path}: a set-up needs the name of a scenario or a list of aircraft of two sides.`,
  "config-number": ({ path, found, from, to, step }: ConfigNumber) =>
    `${path}: ${found} does not fit; it must be ${step === 1 ? "a whole number" : "a number in quarters"} from ${from} to ${to}.`,
  "config-count": ({ path, found, from, to }: Path & { found: number; from: number; to: number }) =>
    `${path}: there are ${found}; there must be ${from} to ${to}.`,
  "config-id": ({ path, found, why }: Path & { found: string; why: string }) =>
    `${path}: “${quotable(found)}”: ${ID_FAULTS[why] ?? why}.`,
  "config-sides": ({ path, found }: ListAtPath) =>
    `${path}: there must be exactly two sides, not ${found.length > 3 ? "so many" : found.length}${found.length > 0 ? ` (${names(found.map((name) => quotable(name)))})` : ""}.`,
  "config-type": ({ path, found, known }: Unknown) =>
    `${path}: there is no type “${quotable(found)}”; there are ${names(known)}, or a type written out.`,
  "config-text": ({ path, longest }: Path & { found: string; longest: number }) =>
    `${path}: a name has 1 to ${longest} characters and no control characters.`,
  "config-colour": ({ path, found }: Path & { found: string }) =>
    `${path}: “${quotable(found)}” is no colour; write # and six hexadecimal digits in small letters, such as #80694a.`,
  "config-twice": ({ path, found }: Path & { found: string }) =>
    `${path}: ${found} is there twice; a side carries one weapon.`,
  "config-cloud": ({ path, bottom, top }: Path & { bottom: number; top: number }) =>
    `${path}: its bottom, level ${bottom}, lies above its top, level ${top}.`,
  "config-turns": ({ path, goal }: Path & { goal: string }) =>
    `${path}: the goal ${goal} needs a limit of turns.`,
  "config-goal": ({ path, goal, field, missing }: ConfigGoal) =>
    missing
      ? `${path}: the goal ${goal} needs “${field}”: which side is to leave by which edge, and with how many aircraft.`
      : `${path}: “${field}” belongs to the goal ${field}, but the goal is ${goal}; leave it out or change the goal.`,
  "config-side": ({ path, found, known }: Path & { found: string; known: readonly string[] }) =>
    `${path}: there is no side “${quotable(found)}”; there are ${names(known.map((name) => quotable(name)))}.`,
  "config-names": ({ path, found, why }: ConfigNames) =>
    `${path}: “${quotable(found)}”: ${NAME_FAULTS[why] ?? why}.`,
  "config-edge": ({ path }: Path) => `${path}: a kill has no edge; leave the edge out.`,
  "config-worthless": ({ path }: Path) =>
    `${path}: nobody can earn a point; at least one line must be worth more than 0.`,
};
