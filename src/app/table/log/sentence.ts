import type { AnyGame, SeatId } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import type { useSlipWords } from "../words.ts";
import type { LogLine } from "./loglines.ts";

/** What the sentences of a log are made with. */
export interface Speaker {
  readonly game: Pick<AnyGame, "narrate">;
  readonly say: (phrase: Phrase) => string;
  readonly t: ReturnType<typeof useSlipWords>;
  /** What a seat is called, with who plays it. */
  readonly name: (seat: SeatId) => string;
  /** What a game is called, by its id. */
  readonly title: (game: string) => string;
}

/** Where an answer came from that nobody gave. */
function givenText(
  prompt: string,
  by: "clock" | "dice" | { readonly game: string },
  { t, title }: Speaker,
): string {
  if (by === "clock") return t("log.idle", prompt);
  return by === "dice" ? t("log.atOnce") : t("log.fought", title(by.game));
}

/** A line of the log in words, as it is filtered, copied and printed. */
export function sentenceOf(line: LogLine, speaker: Speaker): string {
  const { game, say, t, name } = speaker;
  switch (line.kind) {
    case "fact":
      return say(game.narrate(line.event));
    case "dice":
      return t(
        "log.rolled",
        line.dice.map((die) => die.face),
      );
    case "amended":
      return t("log.amended", line);
    case "given":
      return givenText(line.prompt, line.by, speaker);
    case "source":
      return t("log.source", line.source);
    case "unsealed":
      return t("log.unsealed", { by: name(line.seat), turn: line.turn });
    case "older":
      return t("log.older", line.rules);
    case "unfolded":
      return t("log.unfolded");
    case "taken-back":
      return t("log.takenBack", {
        rounds: line.count,
        by: line.by === null ? null : name(line.by),
        agreed: line.agreed.map(name),
      });
  }
}
