import { InvalidArgumentError } from "commander";

/** A parser of whole numbers from `least` to `most`. */
export function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
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
