import type { GameEntry } from "../../games/registry.ts";
import { Waiting } from "../frame/Frame.tsx";
import { NoMatch } from "../match/NoMatch.tsx";
import { useMatch } from "../match/use-match.ts";
import { useRecord } from "../match/use-record.ts";
import type { MatchRecord } from "../storage/record.ts";
import { matchTitle } from "../titles.ts";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { Papers } from "./Papers.tsx";
import { usePrintWords } from "./words.ts";

function PapersOfRecord({ entry, record }: { readonly entry: GameEntry; readonly record: MatchRecord }) {
  const { language } = useWords();
  const t = usePrintWords();
  const match = useMatch(record);
  if (match === undefined) return <Waiting />;
  if (match === null || record.game !== entry.meta.id)
    return <Paper data-told="alert">{t("page.unreadable")}</Paper>;
  return <Papers entry={entry} scenario={null} of={{ match, record, title: matchTitle(record, language) }} />;
}

/** What a game has to print for an own match. */
export function PapersOfMatch({ entry, id }: { readonly entry: GameEntry; readonly id: string }) {
  const read = useRecord(id);
  if (!read) return <Waiting />;
  return read.ok ? <PapersOfRecord entry={entry} record={read.value} /> : <NoMatch problem={read.error} />;
}
