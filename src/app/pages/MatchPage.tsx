import { useWords } from "../words.ts";
import { Frame, Loading } from "./Frame.tsx";
import { NoMatch } from "./NoMatch.tsx";
import { useRecord } from "./use-record.ts";

export interface MatchPageProps {
  readonly id: string;
  /** The moment to look at; null: the latest, live. */
  readonly at: number | null;
}

/** An own match on the table. */
export function MatchPage({ id, at }: MatchPageProps) {
  const { t } = useWords();
  const read = useRecord(id);
  if (!read) return <Loading />;
  if (read.ok) return <p>{at}</p>;
  return (
    <Frame here="match" title={t("nav.matches")} narrow>
      <NoMatch problem={read.error} />
    </Frame>
  );
}
