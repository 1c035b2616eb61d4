import { useTable } from "../../../src/app/context/tools.ts";
import { Speech } from "../../../src/app/face/speech.ts";
import { Terms } from "../../../src/app/face/Terms.tsx";
import { StripRow } from "../../../src/app/face/table/StripRow.tsx";
import { TaskButton } from "../../../src/app/face/tasks/TaskButton.tsx";
import { TaskSheet } from "../../../src/app/face/tasks/TaskSheet.tsx";
import { useFacePart } from "../../../src/app/face/use-part.ts";
import { Papers } from "../../../src/app/print/Papers.tsx";
import { Counts } from "../../../src/app/statistics/Counts.tsx";
import { newRecord } from "../../../src/app/storage/record.ts";
import { LatestLine } from "../../../src/app/table/log/LatestLine.tsx";
import { useWords } from "../../../src/app/words.ts";
import { FORMAT } from "../../../src/core/file/migrations.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";
import { sideName } from "../../../src/words/sides.ts";
import "../../../src/app/statistics/statistics.css";

/** What each side is to do, as a sheet. */
export function Tasks() {
  return (
    <>
      <TaskButton />
      <TaskSheet />
    </>
  );
}

/** How the match is won. */
export function WinningTerms() {
  return (
    <div className="paper">
      <Terms />
    </div>
  );
}

/** The course of the turn. */
export function Strip() {
  return (
    <div className="paper">
      <StripRow />
    </div>
  );
}

/** What has just happened, as the slip beside the table tells it. */
export function Slip() {
  return (
    <div className="paper">
      <LatestLine />
    </div>
  );
}

/** All that a game counts of its match. */
export function Statistics() {
  const { language } = useWords();
  const entry = useTable((state) => state.entry);
  const match = useTable((state) => state.open.match);
  const part = useFacePart(entry, "counts");
  return (
    part && (
      <Speech value={part.say}>
        <div className="statistics">
          <Counts face={part.face} match={match} nameOf={(side) => sideName(side, language)} />
        </div>
      </Speech>
    )
  );
}

/** What a game has to print of its match. */
export function PrintedMatch() {
  const entry = useTable((state) => state.entry);
  const match = useTable((state) => state.open.match);
  const id = useTable((state) => state.id);
  const file: MatchFile = { format: FORMAT, game: entry.meta.id, config: match.config };
  const record = newRecord({ id, title: "", file, at: 0 });
  return <Papers entry={entry} scenario={null} of={{ match, record, title: entry.meta.id }} />;
}
