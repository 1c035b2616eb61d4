import { InvalidArgumentError } from "commander";
import { asMeant } from "../core/input/as-meant.ts";

/** A parser of whole numbers from `least` to `most`. */
export function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const figures = asMeant(text).text;
    const value = /^\d{1,9}$/.test(figures) ? Number(figures) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

/** Hyphens and what texts that are copied have in their place. */
const DASHES = /^[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]+/;

/** An argument with the hyphens of its option as they were meant; a name of a file or a figure stays as it is. */
export function withHyphens(argument: string): string {
  const dashes = DASHES.exec(argument)?.[0] ?? "";
  const name = argument.slice(dashes.length);
  if (/^-*$/.test(dashes) || !/^[a-z]/i.test(name)) return argument;
  return `${name.length === 1 ? "-" : "--"}${name}`;
}

/** What commander says about wrong arguments, in one line: `Unknown option '--gams' (did you mean --games?).` */
export function oneSentence(message: string): string {
  const [first = "", hint] = message.trim().split("\n");
  const said = first
    .replace(/^error: /, "")
    .replace(/\.$/, "")
    .replace(/\. ([A-Z])/g, (_, letter: string) => `; ${letter.toLowerCase()}`);
  const tip = hint ? ` ${hint.replace("(D", "(d")}` : "";
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${tip}.`;
}
