import type { ReactNode } from "react";
import { Waiting } from "../frame/Frame.tsx";
import { lazyPart } from "../lazy-part.ts";
import { NoMatch } from "../match/NoMatch.tsx";
import { useMatch } from "../match/use-match.ts";
import { useRecord } from "../match/use-record.ts";
import type { MatchRecord } from "../storage/record.ts";
import { datedTitle } from "../titles.ts";
import { useWords } from "../words.ts";
import type { Counted, CountedPlace } from "./counted.ts";

const RemoteMatch = lazyPart(async () => (await import("./RemoteMatch.tsx")).RemoteMatch, Waiting);

interface CountedMatchProps extends CountedPlace {
  /** What is shown of it. */
  readonly children: (counted: Counted) => ReactNode;
}

interface RecordedProps extends CountedMatchProps {
  readonly record: MatchRecord;
}

function Recorded({ of, id, record, children }: RecordedProps) {
  const { language } = useWords();
  const match = useMatch(record);
  const { game, players } = record;
  return children({ of, id, game, players, title: datedTitle(record, language), match });
}

function OwnMatch(props: CountedMatchProps) {
  const read = useRecord(props.id);
  if (!read) return <Waiting />;
  return read.ok ? <Recorded {...props} record={read.value} /> : <NoMatch problem={read.error} />;
}

/** The match that a page of figures is about: an own one, or one on the server as it is seen here. */
export function CountedMatch(props: CountedMatchProps) {
  return props.of === "match" ? <OwnMatch {...props} /> : <RemoteMatch {...props} />;
}
