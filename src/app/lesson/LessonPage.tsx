import { useMemo } from "react";
import type { Script } from "../../face/lesson.ts";
import { wordsOf } from "../../face/text.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { findOpponent } from "../../opponents/index.ts";
import { ComputerSeats } from "../computers/computer-seats.ts";
import type { Ask, BringPlayers } from "../context/computer-players.ts";
import { Frame, Loading } from "../frame/Frame.tsx";
import { usePageTitle } from "../frame/page-title.ts";
import { useHold } from "../match/use-hold.ts";
import { navigate } from "../router.ts";
import { OpenTable } from "../table/OpenTable.tsx";
import { Button } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useSay, useWords } from "../words.ts";
import { Instructor } from "./Instructor.tsx";
import { lessonId } from "./id.ts";
import { answersOf } from "./opponent.ts";
import { type OpenLesson, useLessonMatch } from "./use-lesson-match.ts";
import { useLessonWords } from "./words.ts";

/** Calls whoever plays against the pupil: a computer player that answers as the lesson needs it, at its usual pace. */
function callOpponent(script: Script): BringPlayers {
  return (around) => {
    const ask: Ask = async ({ game: id, seat }) => {
      const [game, opponent] = await Promise.all([
        findGame(GAMES, id)?.load(),
        findOpponent(script.opponent)?.load(),
      ]);
      if (!game || !opponent) throw new Error(`nobody can play ${id} as ${script.opponent}`);
      const player = { game, opponent };
      return { answers: [...answersOf(script, player, around.store.getState(), seat)], considered: [] };
    };
    const seats = new ComputerSeats(around, ask);
    return { ask, silent: true, dispose: () => seats.dispose() };
  };
}

export interface LessonPageProps {
  readonly game: string;
}

function leave(): void {
  navigate({ page: "home" });
}

interface TableProps {
  readonly entry: GameEntry;
  readonly open: OpenLesson;
  readonly onAgain: (first?: number) => void;
}

/** The real table with a real match, and the instructor's card on it. */
function Table({ entry, open: { script, record }, onAgain }: TableProps) {
  const say = useSay(entry, "lesson");
  usePageTitle(say && wordsOf(script.title, say));
  const computerPlayers = useMemo(() => callOpponent(script), [script]);
  const card = useMemo(
    () => say && <Instructor taught={{ script, say }} onAgain={onAgain} onLeave={leave} />,
    [script, say, onAgain],
  );
  return card ? (
    <OpenTable record={record} at={null} computerPlayers={computerPlayers} card={card} />
  ) : (
    <Loading />
  );
}

/** A game's first lesson, in the one window that holds it. */
export function LessonPage({ game }: LessonPageProps) {
  const { t: shared } = useWords();
  const t = useLessonWords();
  const { holder, take } = useHold(lessonId(game));
  if (holder === undefined) return <Loading />;
  if (holder === "here") return <HeldLesson game={game} />;
  return (
    <Frame here="lesson" title={t("instructor")} narrow>
      <Paper>
        <p>{holder === "elsewhere" ? t("elsewhere") : shared("match.nobody")}</p>
        <Button onClick={take}>{shared("match.take")}</Button>
      </Paper>
    </Frame>
  );
}

function HeldLesson({ game }: LessonPageProps) {
  const t = useLessonWords();
  const { match, again } = useLessonMatch(game);
  const entry = findGame(GAMES, game);
  if (match.state === "loading") return <Loading />;
  if (match.state === "open" && entry) return <Table entry={entry} open={match.open} onAgain={again} />;
  return (
    <Frame here="lesson" title={t("instructor")} narrow>
      <Paper>
        <p>{match.state === "missing" ? t("missing", game) : t("failed")}</p>
      </Paper>
    </Frame>
  );
}
