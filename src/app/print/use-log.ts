import { useMemo } from "react";
import type { PaperPart } from "../../face/paper.ts";
import type { ReportFace } from "../../face/report.ts";
import type { GameEntry } from "../../games/registry.ts";
import { gameWords } from "../../words/games.ts";
import { useFacePart } from "../face/use-part.ts";
import { seatName } from "../seat-name.ts";
import type { Speaker } from "../table/log/sentence.ts";
import { useSlipWords } from "../table/words.ts";
import { useSay, useWords } from "../words.ts";
import { logPages } from "./log.ts";
import { printedLines } from "./printed-lines.ts";
import type { MatchToPrint } from "./printed-match.ts";
import { usePrintWords } from "./words.ts";

/** Where the game does not say what dice decide or what begins a turn. */
const NOTHING: Pick<ReportFace, "begins" | "decides"> = { begins: "", decides: {} };

/** The log of a match as a part to print; null until its words are there, and where no match is at hand. */
export function useLogPart(entry: GameEntry, of: MatchToPrint | null): PaperPart | null {
  const { t: shared, language } = useWords();
  const t = usePrintWords();
  const slips = useSlipWords();
  const say = useSay(entry, "table");
  const report = useFacePart(entry, "report");
  const reports = report === undefined ? undefined : (report?.face ?? NOTHING);
  return useMemo(() => {
    if (!of || !say || !reports) return null;
    const { match, record, title } = of;
    const { seats } = match;
    const { computers, players } = record;
    const name = (seat: string) => seatName(shared, { seats, computers, players }, seat);
    const named = Object.keys(computers).length > 0 || Object.values(players).some((player) => player !== "");
    const speaker: Speaker = {
      game: match.game,
      say,
      t: slips,
      name,
      title: (id: string) => gameWords(id, language).title,
    };
    return {
      id: LOG,
      title: t("log.title"),
      hint: t("log.hint"),
      usual: false,
      pages: ({ area }) =>
        logPages(
          {
            title,
            players: named ? seats.map(({ id }) => name(id)) : [],
            lines: printedLines({ match, dice: record.file.dice }, reports, speaker),
            foot: t("log.foot", title),
            heading: (turn, goesOn) => t("log.turn", turn, goesOn),
            dice: (faces) => t("log.dice", faces),
          },
          area,
        ),
    };
  }, [of, say, reports, shared, language, t, slips]);
}

/** Id of the log among what can be printed. */
export const LOG = "log";
