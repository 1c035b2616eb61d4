import type { GameEntry } from "../../games/registry.ts";
import { Speech } from "../face/speech.ts";
import { useFacePart } from "../face/use-part.ts";
import { Waiting } from "../frame/Frame.tsx";
import { Paper } from "../ui/paper.tsx";
import { Chosen } from "./Chosen.tsx";
import type { MatchToPrint } from "./printed-match.ts";
import { usePrintWords } from "./words.ts";
import "./print.css";

interface PapersProps {
  readonly entry: GameEntry;
  readonly scenario: string | null;
  readonly of?: MatchToPrint;
}

/** What a game has to print for a scenario, a match or nothing in particular. */
export function Papers({ entry, scenario, of }: PapersProps) {
  const t = usePrintWords();
  const part = useFacePart(entry, "papers", "sheets", "terms");
  if (part === undefined) return <Waiting />;
  if (part === null) return <Paper>{t("page.none")}</Paper>;
  return (
    <Speech value={part.say}>
      <Chosen entry={entry} face={part.face} scenario={scenario} of={of ?? null} />
    </Speech>
  );
}
