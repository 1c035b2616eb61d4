import { useMemo } from "react";
import { usePageTitle } from "../page-title.ts";
import { Frame, Loading } from "../pages/Frame.tsx";
import { navigate } from "../router.ts";
import { OpenTable } from "../table/OpenTable.tsx";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { lessonCrew } from "./crew.ts";
import { Instructor } from "./Instructor.tsx";
import { type OpenLesson, useLessonMatch } from "./use-lesson-match.ts";
import { useLessonWords } from "./words.ts";

export interface LessonPageProps {
  readonly game: string;
}

function leave(): void {
  navigate({ page: "home" });
}

interface TableProps {
  readonly open: OpenLesson;
  readonly onAgain: () => void;
}

/** The real table with a real match, and the instructor's card on it. */
function Table({ open: { lesson, record }, onAgain }: TableProps) {
  const { language } = useWords();
  usePageTitle(lesson.title[language]);
  const crew = useMemo(() => lessonCrew(lesson), [lesson]);
  const card = useMemo(
    () => <Instructor lesson={lesson} onAgain={onAgain} onLeave={leave} />,
    [lesson, onAgain],
  );
  return <OpenTable record={record} at={null} crew={crew} card={card} />;
}

/** A game's first lesson. */
export function LessonPage({ game }: LessonPageProps) {
  const t = useLessonWords();
  const { match, again } = useLessonMatch(game);
  if (match.state === "loading") return <Loading />;
  if (match.state === "open") return <Table open={match.open} onAgain={again} />;
  return (
    <Frame here="lesson" title={t("instructor")} narrow>
      <Paper>
        <p>{match.state === "missing" ? t("missing", game) : t("failed")}</p>
      </Paper>
    </Frame>
  );
}
