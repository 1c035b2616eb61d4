import type { CommandFault } from "../core/commands.ts";
import type { DiceSource } from "../core/dice/dice.ts";
import type { Foreign } from "../core/input/foreign.ts";
import type { Catalogue } from "../core/phrase.ts";
import { LONGEST_PATH, named } from "../core/text.ts";
import { counted } from "./counted.ts";
import type { KernelPhrases, Misfit } from "./kernel-phrases.ts";

/** Names that are listed; of more it is only shown that there are more. */
const MOST_LISTED = 12;

function list(names: readonly string[]): string {
  const listed = names.slice(0, MOST_LISTED).map((name) => named(name));
  return names.length > MOST_LISTED ? `${listed.join(", ")} …` : listed.join(", ");
}

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** Why a player can't command what a set-up gives him. */
const COMMANDS: Readonly<Record<CommandFault, (found: string) => string>> = {
  name: (found) => `${found} must be 1 to 16 letters, digits or hyphens`,
  taken: (found) => `${found} means something else here; give the player another name`,
  nothing: (found) => `${found} must command at least one piece`,
  unknown: (found) => `there is no ${found} to command`,
  twice: (found) => `${found} is commanded already`,
  sides: (found) => `${found} commands pieces of both sides; a player has one side`,
};

const SIZES: Readonly<Record<string, string>> = { string: "characters", array: "items" };

function bound(found: Misfit & { limit: number; of: string }): string {
  const unit = SIZES[found.of];
  const least = found.misfit === "too-small" ? "at least" : "at most";
  return unit ? `must have ${least} ${found.limit} ${unit}` : `must be ${least} ${found.limit}`;
}

function fitting(found: Misfit): string {
  switch (found.misfit) {
    case "missing":
      return "is missing";
    case "type":
      return `must be ${KINDS[found.expected] ?? found.expected}`;
    case "unknown-key":
      return `must not have the unknown field${found.keys.length === 1 ? "" : "s"} ${list(found.keys)}`;
    case "value":
      return `must be ${found.expected.map((name) => named(name)).join(" or ")}`;
    case "too-small":
    case "too-big":
      return bound(found);
    case "control":
      return "must be one line without control characters";
    case "step":
      return `must be a multiple of ${found.step}`;
    case "other":
      return `does not fit: ${named(found.detail)}`;
  }
}

function awaited(names: readonly string[]): string {
  return names.length > 0 ? `awaited: ${list(names)}` : "nothing is awaited, for the match is over";
}

const PROGRAMS: Readonly<Record<Foreign, string>> = {
  "tabletop-simulator": "a table of Tabletop Simulator",
  vassal: "a game or a module of VASSAL",
  xws: "a squadron list (XWS)",
  pgn: "a game of chess (PGN)",
};

/** How systems say that somebody may not read a file. */
const DENIED = ["EACCES", "EPERM"];

/** Where faces came from. */
const SOURCES: Readonly<Record<DiceSource | "untold", string>> = {
  secure: "by secure chance",
  seeded: "from a seed (whoever knows the seed knows them)",
  typed: "read from real dice and typed in",
  listed: "listed in its file before they fell",
  untold: "from where its file does not tell",
};

export const words: Catalogue<KernelPhrases> = {
  "record-missing":
    "There is no match of this name in this browser; open it on the device it was played on, or load its file.",
  "record-unreadable":
    "The browser's storage does not say what it keeps of this match; it is asked again and again, and the match opens as soon as it answers.",
  "record-damaged":
    "What this browser kept of the match is damaged; load it from a file if you have saved one, or delete it.",
  "record-newer": ({ version, known }) =>
    `This match was kept by a newer Tallyho (records of version ${version}, known here up to ${known}); load the page again to get the newer one.`,
  "link-broken":
    "This link holds no whole match; perhaps a part of it was cut off, or text was added to it. Ask for it again, or for the file.",
  "link-newer": "A newer Tallyho made this link; load the page again to get it.",
  "file-missing": ({ file }) => `There is no file ${file}; give the path of a match file.`,
  "file-folder": ({ file }) => `${file} is a folder; give the path of a match file in it.`,
  "file-unreadable": ({ file, detail }) =>
    `${file} can't be read (${detail}); ${DENIED.includes(detail) ? "check its permissions" : "give the path of a match file"}.`,
  "file-too-long": ({ length, limit }) =>
    `The file has ${length} characters; a match file has at most ${limit}.`,
  "file-too-deep": ({ line, column, limit }) =>
    `At line ${line}, column ${column} more than ${limit} lists and objects stand within one another; no match is so deep.`,
  "file-too-wide": ({ line, column, limit }) =>
    `At line ${line}, column ${column} a list or an object gets more than ${limit} items; no match has so many.`,
  "file-foreign": ({ of }) => `This is ${PROGRAMS[of]}; Tallyho opens matches that Tallyho saved.`,
  "file-archive": ({ files }) =>
    files > 1
      ? `The archive holds ${files} files that may be matches; unpack it and open one of them.`
      : "The archive holds no match that Tallyho saved, or was cut off; unpack it and look for a file that ends in .json.",
  "file-name-twice": ({ line, column, name }) =>
    `At line ${line}, column ${column} ${named(name)} stands for the second time in one object; leave one of them out.`,
  "file-not-json": ({ line, column, found }) =>
    found === ""
      ? `This is no whole JSON document: it ends too early, at line ${line}, column ${column}.`
      : `This is no JSON document: ${named(found)} can't stand at line ${line}, column ${column}.`,
  "match-unread":
    "This match can't be read, and Tallyho can't say why; please send it to those who make Tallyho.",
  "file-not-object": `A match file is one JSON object with "format", "game", "config" and "entries".`,
  "file-format": ({ known }) => `The file must name its format: "format": ${known}.`,
  "file-format-newer": ({ format, known }) =>
    `The file is of format ${format}, this version reads formats up to ${known}: update Tallyho to open it.`,
  "file-game": ({ game, expected }) => `The file is a match of ${named(game)}, not of ${expected}.`,
  "file-rules-older": ({ rules, known, checkpoint }) =>
    `The match began under version ${rules} of its rules and can't be played through under version ${known}, which is in force here${checkpoint === null ? "" : ", but it can go on from where it was kept last"}.`,
  "file-rules-newer": ({ rules, known }) =>
    `The match was played by version ${rules} of the rules, this is version ${known}: update Tallyho to open it.`,
  "game-unknown": ({ game, games }) => `There is no game ${named(game)}; there is ${list(games)}.`,
  "viewer-unknown": ({ viewer, viewers }) =>
    `${named(viewer)} does not look at this match; give one of ${list(viewers)}.`,
  "unknown-prompt": ({ prompt, awaited: names }) =>
    `Nobody of the name ${named(prompt)} answers in this match; ${awaited(names)}.`,
  "surplus-answer": ({ prompt, awaited: names }) => `${named(prompt)} is not asked now; ${awaited(names)}.`,
  "missing-answer": ({ prompt }) => `An answer is missing: ${prompt} is asked and must answer in this entry.`,
  "idle-prompt": ({ prompt }) =>
    `The clock can't answer for ${named(prompt)}: "idle" names prompts of its entry, in a game with a clock.`,
  "spawn-prompt": ({ prompt }) =>
    `${named(prompt)} is no battle: "atOnce" and "fought" name prompts of their entry that are.`,
  "given-answer": ({ prompt, given }) =>
    `Nobody answered ${named(prompt)}, so its answer must be what the clock or the dice gave: ${named(given)}.`,
  "amend-never": "This game can't be amended; take the step back instead.",
  "battle-within": ({ prompt }) =>
    `The match that was fought for ${named(prompt)} has a battle in it; a battle spawns none.`,
  "battle-setup": ({ prompt }) =>
    `The match that was fought for ${named(prompt)} is another battle than the one asked for: its set-up differs.`,
  "battle-fold": ({ prompt, entry }) =>
    `The match that was fought for ${named(prompt)} does not fold${entry === null ? "" : ` at its entry ${entry + 1}`}; fight it again or leave it out.`,
  "battle-bridge": ({ prompt, game }) =>
    `${named(prompt)} can't be fought as ${named(game)}; no bridge leads there.`,
  "battle-answer": ({ prompt, answer, recorded }) =>
    `What was fought for ${named(prompt)} came to ${named(answer)}, but ${named(recorded)} is recorded.`,
  "answer-too-long": ({ length, limit }) =>
    `The answer has ${length} characters; an answer has at most ${limit}.`,
  "text-control": ({ field }) => `"${field}" must be one line without control characters.`,
  "text-too-long": ({ field, length, limit }) =>
    `"${field}" has ${length} characters; it must have at most ${limit}.`,
  "match-full": ({ limit }) =>
    `The match has ${limit} entries, and no match has more; go on in a new one that branches off here.`,
  "seat-commands": ({ path, found, why }) => `${named(path, LONGEST_PATH)}: ${COMMANDS[why](named(found))}.`,
  "more-problems": ({ more }) => `There ${more === 1 ? "is 1 problem more" : `are ${more} problems more`}.`,
  "match-over": "The match is over; no entry may follow its end.",
  "take-back-count": ({ count, rounds }) =>
    rounds === 0
      ? "No round has been played that could be taken back."
      : `${count} rounds can't be taken back; it must be a whole number from 1 to ${rounds}.`,
  "take-back-seat": ({ seat, seats }) =>
    `${named(seat)} can't ask for a take-back or agree to it; each of ${list(seats)} may, once.`,
  "proof-dice": ({ faces }) => {
    const told = Object.entries(faces).map(([source, count]) => `${count} ${SOURCES[source as DiceSource]}`);
    return told.length === 0 ? "No dice fell." : `Dice thrown: ${told.join("; ")}.`;
  },
  "proof-rolled-again": ({ times }) => `Rolled again after a take-back: ${counted(times, "time", "times")}.`,
  "proof-unsealed": ({ name, times }) =>
    `Sealed orders taken back by ${name}: ${counted(times, "time", "times")}.`,
  "proof-edited":
    "The file was changed by something else than Tallyho after it was written: its seal is broken, and it may not tell what was played.",
  "proof-resumed":
    "It goes on from a kept state, since its log no longer folds by the rules of today: nobody can check what came before.",
  "proof-battles": ({ fought, unproven }) =>
    `Battles fought on another table: ${fought}, their dice counted here${unproven === 0 ? "" : `; ${unproven} of them ${unproven === 1 ? "has" : "have"} no whole seal`}.`,
  "proof-by-hand": ({ times }) =>
    `Battles that were answered by hand, with no match of theirs in the file: ${times}.`,
  "unseal-seat": ({ seat, asked }) =>
    asked.length === 0
      ? "The match is over; nobody has orders to take back."
      : `${named(seat)} has no sealed orders to take back; asked are ${list(asked)}.`,
  "take-back-agreement": ({ missing }) =>
    `Dice were rolled, orders were shown or others were asked since then, so all must agree; missing: ${list(missing)}.`,
  "dice-missing": ({ dice, by, why }) =>
    `The faces run out: ${by} must throw ${dice.join(", ")} (${why}); add ${counted(dice.length, "face", "faces")}.`,
  "typed-count": ({ given, wanted }) => `${wanted} faces are wanted, not ${given}: read one from each die.`,
  "dice-face": ({ face, die }) => `A ${die} has no face ${face}; it shows 1 to ${die.slice(1)}.`,
  "rolls-surplus": ({ field, recorded, rolled }) =>
    `"${field}" must list just the faces that fall here: ${rolled}, not ${recorded}.`,
  impossible: ({ path }) =>
    `${named(path, LONGEST_PATH)} is not as it could be in a match by these rules; what was kept there was changed.`,
  "checkpoint-hash": ({ path }) =>
    `${named(path, LONGEST_PATH)} has another state than the one whose hash it tells; what was kept there was changed.`,
  "checkpoint-nowhere":
    "No state is kept with it from which it could go on; open the file as it was saved first.",
  shape: ({ path, ...found }) =>
    `${path === "" ? "The file" : named(path, LONGEST_PATH)} ${fitting(found as Misfit)}.`,
};
