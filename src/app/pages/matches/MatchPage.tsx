import { lazy } from "react";
import { Frame, Loading } from "../../frame/Frame.tsx";
import { usePageTitle } from "../../frame/page-title.ts";
import { lazyPart } from "../../lazy-part.ts";
import { lessonGame } from "../../lesson/id.ts";
import { useHold } from "../../match/use-hold.ts";
import { useRecord } from "../../match/use-record.ts";
import type { MatchRecord } from "../../storage/record.ts";
import { OpenTable } from "../../table/OpenTable.tsx";
import { datedTitle } from "../../titles.ts";
import { useWords, withWords } from "../../words.ts";
import type { LookingOn } from "./PlayedElsewhere.tsx";

const Edited = lazyPart(async () => (await import("../../match/Edited.tsx")).Edited);
const NoMatch = lazyPart(async () => (await import("../../match/NoMatch.tsx")).NoMatch);

const PlayedElsewhere = lazyPart(async () => (await import("./PlayedElsewhere.tsx")).PlayedElsewhere);
const TableDrop = lazyPart(async () => (await import("./TableDrop.tsx")).TableDrop);

const LessonPage = lazy(() =>
  withWords(async () => ({ default: (await import("../../lesson/LessonPage.tsx")).LessonPage })),
);

export interface MatchPageProps {
  readonly id: string;
  /** The moment to look at; null: the latest, live. */
  readonly at: number | null;
}

interface TableProps {
  readonly record: MatchRecord;
  readonly at: number | null;
  /** Null where this window plays the match. */
  readonly lookingOn: LookingOn | null;
}

function Table({ record, at, lookingOn }: TableProps) {
  const { language } = useWords();
  usePageTitle(datedTitle(record, language));
  return (
    <>
      <OpenTable record={record} at={at} watching={lookingOn !== null} />
      {(record.file.edited || record.file.resumed) && <Edited file={record.file} />}
      {lookingOn ? <PlayedElsewhere {...lookingOn} /> : <TableDrop />}
    </>
  );
}

/** An own match on the table, played in this window or looked at while another one plays it. */
function OwnMatch({ id, at }: MatchPageProps) {
  const { holder, take } = useHold(id);
  if (holder === undefined) return <Loading />;
  // Whoever takes a match over reads it anew: the other window may have gone on until then.
  if (holder === "here") return <ReadMatch key="plays" id={id} at={at} lookingOn={null} />;
  const lookingOn = { isPlayed: holder === "elsewhere", onTake: take };
  return <ReadMatch key="looks on" id={id} at={at} lookingOn={lookingOn} />;
}

function ReadMatch({ id, at, lookingOn }: MatchPageProps & Pick<TableProps, "lookingOn">) {
  const { t } = useWords();
  const read = useRecord(id, lookingOn !== null);
  if (!read) return <Loading />;
  if (read.ok) return <Table record={read.value} at={at} lookingOn={lookingOn} />;
  return (
    <Frame here="match" title={t("nav.matches")} narrow>
      <NoMatch problem={read.error} />
    </Frame>
  );
}

/** An own match; that of a lesson goes on with its instructor. */
export function MatchPage(props: MatchPageProps) {
  const lesson = lessonGame(props.id);
  return lesson === undefined ? <OwnMatch {...props} /> : <LessonPage game={lesson} />;
}
