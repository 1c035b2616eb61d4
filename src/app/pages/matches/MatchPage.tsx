import { lazy, useState } from "react";
import { Frame, Loading } from "../../frame/Frame.tsx";
import { usePageTitle } from "../../frame/page-title.ts";
import { lessonGame } from "../../lesson/id.ts";
import { Edited } from "../../match/Edited.tsx";
import { NoMatch } from "../../match/NoMatch.tsx";
import { useHold } from "../../match/use-hold.ts";
import { useRecord } from "../../match/use-record.ts";
import { navigate } from "../../router.ts";
import type { MatchRecord } from "../../storage/record.ts";
import { OpenTable } from "../../table/OpenTable.tsx";
import { matchTitle } from "../../titles.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CrossIcon } from "../../ui/icons.tsx";
import { useWords, withWords } from "../../words.ts";
import { PageDrop } from "./FileDrop.tsx";

const LessonPage = lazy(() =>
  withWords(async () => ({ default: (await import("../../lesson/LessonPage.tsx")).LessonPage })),
);

export interface MatchPageProps {
  readonly id: string;
  /** The moment to look at; null: the latest, live. */
  readonly at: number | null;
}

/** Files dropped on the table: a whole one is opened beside this match, a bad one leaves this match as it is. */
function TableDrop() {
  const { t } = useWords();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const close = (
    <Button look="quiet" size="icon" aria-label={t("ui.close")} onClick={() => setRefused([])}>
      <CrossIcon />
    </Button>
  );
  return (
    <>
      <PageDrop onLoaded={(id) => navigate({ page: "match", id, at: null })} onRefused={setRefused} />
      {refused.length > 0 && (
        <div className="over-table over-table--slip">
          <Banner kind="error" actions={close}>
            {refused.join(" ")}
          </Banner>
        </div>
      )}
    </>
  );
}

/** Says that another window plays this match, and takes it over at a click. */
function PlayedElsewhere({ onTake }: { readonly onTake: () => void }) {
  const { t } = useWords();
  return (
    <div className="over-table over-table--slip">
      <Banner actions={<Button onClick={onTake}>{t("match.take")}</Button>}>{t("match.elsewhere")}</Banner>
    </div>
  );
}

interface TableProps {
  readonly record: MatchRecord;
  readonly at: number | null;
  /** Takes the match over from the window that plays it; null where this one does. */
  readonly onTake: (() => void) | null;
}

function Table({ record, at, onTake }: TableProps) {
  const { language } = useWords();
  usePageTitle(matchTitle(record, language));
  return (
    <>
      <OpenTable record={record} at={at} watching={onTake !== null} />
      {record.file.edited && <Edited />}
      {onTake ? <PlayedElsewhere onTake={onTake} /> : <TableDrop />}
    </>
  );
}

/** An own match on the table, played in this window or looked at while another one plays it. */
function OwnMatch({ id, at }: MatchPageProps) {
  const { holds, take } = useHold(id);
  if (holds === undefined) return <Loading />;
  // Whoever takes a match over reads it anew: the other window may have gone on until then.
  return <ReadMatch key={holds ? "plays" : "looks on"} id={id} at={at} onTake={holds ? null : take} />;
}

function ReadMatch({ id, at, onTake }: MatchPageProps & Pick<TableProps, "onTake">) {
  const { t } = useWords();
  const read = useRecord(id, onTake !== null);
  if (!read) return <Loading />;
  if (read.ok) return <Table record={read.value} at={at} onTake={onTake} />;
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
