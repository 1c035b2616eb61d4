import { usePageTitle } from "../page-title.ts";
import type { MatchRecord } from "../storage/record.ts";
import { OpenTable } from "../table/OpenTable.tsx";
import { matchTitle } from "../titles.ts";
import { useWords } from "../words.ts";
import { Frame, Loading } from "./Frame.tsx";
import { NoMatch } from "./NoMatch.tsx";
import { useRecord } from "./use-record.ts";

export interface MatchPageProps {
  readonly id: string;
  /** The moment to look at; null: the latest, live. */
  readonly at: number | null;
}

function Table({ record, at }: { readonly record: MatchRecord; readonly at: number | null }) {
  const { language } = useWords();
  usePageTitle(matchTitle(record, language));
  return <OpenTable record={record} at={at} />;
}

/** An own match on the table. */
export function MatchPage({ id, at }: MatchPageProps) {
  const { t } = useWords();
  const read = useRecord(id);
  if (!read) return <Loading />;
  if (read.ok) return <Table record={read.value} at={at} />;
  return (
    <Frame here="match" title={t("nav.matches")} narrow>
      <NoMatch problem={read.error} />
    </Frame>
  );
}
