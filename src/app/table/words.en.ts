import type { DiceSource } from "../../core/dice/dice.ts";
import { listed } from "../../core/text.ts";
import { counted } from "../../words/counted.ts";
import { verbOf } from "../../words/sides.ts";

const SOURCES: Readonly<Record<DiceSource, string>> = {
  secure: "thrown by the table",
  seeded: "thrown from a text",
  typed: "real ones, typed in",
  listed: "those listed in the file",
};

/** Words of the papers that come when they are wanted: log, replay, tape, result, in English. */
export const words = {
  "log.filter": "Show only lines with",
  "log.copy": "Copy as text",
  "log.copied": "The log is copied.",
  "log.empty": "The log is empty: nothing has happened yet.",
  "log.noMatch": "No line has this in it.",
  "log.rolled": (faces: readonly number[]) => `dice ${faces.join(", ")}`,
  "log.takenBack": ({
    rounds,
    by,
    agreed,
  }: {
    rounds: number;
    by: string | null;
    agreed: readonly string[];
  }) => {
    const steps = counted(rounds, "step", "steps");
    const who = by === null ? `Taken back: ${steps}` : `Taken back by ${by}: ${steps}`;
    return agreed.length > 0 ? `${who}; ${listed(agreed, "and")} agreed.` : `${who}.`;
  },
  "log.unsealed": ({ by, turn }: { by: string; turn: number | null }) => {
    const orders = `${by} took back ${verbOf(by, "its", "their")} sealed orders`;
    return turn === null ? `${orders}.` : `${orders} of turn ${turn}.`;
  },
  "log.amended": ({ text, why }: { text: string; why: string }) =>
    why === "" ? `The umpire amends: ${text}.` : `The umpire amends: ${text} (${why}).`,
  "log.idle": (prompt: string) => `${prompt}: time ran out, so the clock answered.`,
  "log.atOnce": "The battle was decided at once, by the dice of this match.",
  "log.source": (source: DiceSource) => `From here on dice are ${SOURCES[source]}.`,
  "log.fought": (game: string) => `The battle was fought out as “${game}”.`,
  "log.older": (rules: number) =>
    `What was played before by version ${rules} of the rules is no longer told.`,
  "log.unfolded": "This step can no longer be shown: it does not fold.",
  "dice.for": ([first = "", ...more]: readonly string[]): string =>
    more.length > 1 ? `${first}, and ${more.length} more` : [first, ...more].join("; "),
  "report.of": (turn: number) => `Turn ${turn}`,
  "report.away": "Put away",
  "report.show": "Show the report",
  "log.jump": (turn: number) => `Show this moment (turn ${turn})`,
  "paper.more": "More",
  "replay.slider": "Moment",
  "replay.play": "Play",
  "replay.pause": "Pause",
  "replay.back": "One step back",
  "replay.forward": "One step on",
  "replay.slower": "Slower",
  "replay.faster": "Faster",
  "replay.speed": (times: string) => `${times} times`,
  "replay.film": "3 minutes",
  "replay.live": "Back to the game",
  "replay.before": (when: string) => `What if: ${when}`,
  "replay.branchHint": "Start a new match before the move that is shown; this one stays as it is",
  "replay.link": "Copy a link to this moment",
  "replay.linked": "A link to this moment is copied.",
  "replay.lens": "Seen by",
  "replay.public": "Everybody",
  "replay.umpire": "The umpire: all is open",
  "replay.at": ({ moment, last, when }: { moment: number; last: number; when: string }) =>
    `${when}, step ${moment} of ${last}`,
  "tape.title": "Tape measure",
  "tape.start": "Click a model or the mat, then the next point. From centre to centre. Esc clears.",
  "tape.from": (name: string) => `From ${name}`,
  "tape.mat": "the mat",
  "tape.clear": "Clear",
  "tape.away": "Put away",
  "tape.undo": "Last point off",
  "full.title": "The log is full",
  "full.kept":
    "This match stays as it is. The new one begins where this one stands, with what is written for this turn, and without what was taken back.",
  "full.branch": "Go on in a new match",
  "end.title": "The game is over",
  "end.replay": "Watch the replay",
  "end.rematch": "Play again",
  "end.share": "Share",
  "end.statistics": "Dice statistics",
  "end.match": "Statistics",
};

export type SlipWords = typeof words;
