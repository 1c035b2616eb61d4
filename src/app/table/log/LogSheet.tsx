import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { gameWords } from "../../../words/games.ts";
import { useSeatName } from "../../context/names.ts";
import { useTold, useUnderway } from "../../context/playing.ts";
import { usePage, useTable, useTools } from "../../context/tools.ts";
import { Cited } from "../../face/Cited.tsx";
import { toldWithSides } from "../../face/marked/pieces-in.ts";
import { useSides } from "../../face/marked/use-sides.ts";
import { type SpokenPart, useFacePart } from "../../face/use-part.ts";
import { lazyPart } from "../../lazy-part.ts";
import { eventsOf, lastMoment, shownIndex, viewpoint } from "../../session/selectors.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Windowed } from "../../ui/Windowed.tsx";
import { useWords } from "../../words.ts";
import { copyText } from "../clipboard.ts";
import { useSlipWords } from "../words.ts";
import { Die } from "./Die.tsx";
import type { Decides } from "./fallen.ts";
import { type LogLine, type LogRow, linesOf, logRows } from "./loglines.ts";
import { Report } from "./Report.tsx";
import { sentenceOf } from "./sentence.ts";
import { reportBeside } from "./turn-report.ts";
import "./log.css";

interface Said {
  readonly line: LogLine;
  readonly text: string;
}

/** The log of the match: its rows, and what a row says, worked out once when it is first wanted. */
interface Log {
  readonly rows: readonly LogRow[];
  said(row: LogRow): readonly Said[];
}

function useLog(decides: Decides): Log {
  const t = useSlipWords();
  const { language } = useWords();
  const { store } = useTools();
  const name = useSeatName();
  const match = useTable((state) => state.open.match);
  const say = useTable((state) => state.say);
  const underway = useUnderway();
  const until = useTable((state) => lastMoment(state) - (underway && state.at === null ? 1 : 0));
  return useMemo(() => {
    const title = (game: string) => gameWords(game, language).title;
    const known = new Map<LogRow, readonly Said[]>();
    const said = (row: LogRow) => {
      const lines = linesOf(store.getState(), decides, row);
      return lines.map((line) => ({
        line,
        text: sentenceOf(line, { game: match.game, say, t, name, title }),
      }));
    };
    return {
      rows: logRows(match, until),
      said(row) {
        const lines = known.get(row) ?? said(row);
        known.set(row, lines);
        return lines;
      },
    };
  }, [match, until, say, language, t, name, store, decides]);
}

/** Who plays, by seat, where names were given. */
function usePlayers(): readonly string[] {
  const name = useSeatName();
  const seats = useTable((state) => state.seats);
  const named = useTable((state) => Object.values(state.players).some((player) => player !== ""));
  return named ? seats.map((seat) => name(seat.id)) : [];
}

/** Opens the replay of a battle that was fought on another table. */
const FoughtLink = lazyPart(async () => (await import("../../battles/FoughtLink.tsx")).FoughtLink);

interface LineProps {
  readonly said: Said;
  readonly current: number;
}

function Line({ said: { line, text }, current }: LineProps) {
  const t = useSlipWords();
  const { replay } = useTools();
  if (!("moment" in line)) return <li className="log__gone">{text}</li>;
  return (
    <li>
      <button
        type="button"
        className="log__line"
        aria-current={line.moment === current ? "step" : undefined}
        title={t("log.jump", line.turn)}
        onClick={() => replay.scrub(line.moment)}
      >
        <span className="log__turn">{line.turn}</span>
        {line.kind === "dice" ? (
          <span className="log__dice">
            {line.dice.map((die, at) => (
              <Die key={`${at.toString()} ${die.face}`} die={die} />
            ))}
          </span>
        ) : (
          <span>
            <Cited text={text} plain />
          </span>
        )}
      </button>
      {line.kind === "given" && typeof line.by === "object" && (
        <FoughtLink moment={line.moment} prompt={line.prompt} />
      )}
    </li>
  );
}

/** The rows of which a line has the text wanted; all while nothing is wanted. */
function useFound({ rows, said }: Log, filter: string): readonly LogRow[] {
  // Looking through a long log takes a while: what is typed comes first.
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  return useMemo(() => {
    if (wanted === "") return rows;
    const has = ({ text }: Said) => text.toLowerCase().includes(wanted);
    return rows.flatMap((row) => {
      const lines = said(row).filter(has);
      return lines.length > 0 ? lines.map(({ line }) => ({ line })) : [];
    });
  }, [rows, said, wanted]);
}

/** Pixels that a row takes, as a guess. */
const ROW = 160;

/** The report of the turn, which stays until it is put away. */
function TurnReported({ part }: { readonly part: SpokenPart<"report"> }) {
  const told = useTold();
  const report = reportBeside(told, part.face, told.at !== null);
  return <div className="log__report">{report && <Report report={report} say={part.say} />}</div>;
}

/** Lays out what the computers weighed, or puts it away; nothing where none plays. */
function Weighed() {
  const { t } = useWords();
  const { page, computerPlayers } = useTools();
  const weighed = usePage((state) => state.weighed);
  const underway = useUnderway();
  const none = useTable((state) => Object.keys(state.computers).length === 0);
  if (none || underway || computerPlayers.silent) return null;
  return (
    <Button look="quiet" aria-pressed={weighed} onClick={() => page.setState({ weighed: !weighed })}>
      {t("slip.weighed")}
    </Button>
  );
}

/** The log as its viewpoint may know it: lines to search in and to copy. */
function Lines({ decides }: { readonly decides: Decides }) {
  const { t: shared } = useWords();
  const t = useSlipWords();
  const { page } = useTools();
  const players = usePlayers();
  const [filter, setFilter] = useState("");
  const log = useLog(decides);
  const found = useFound(log, filter);
  const current = useTable(shownIndex);
  const sides = useSides();
  const draw = useCallback(
    (row: LogRow, place: number) =>
      log.said(row).map((said, at) => <Line key={`${place}/${at}`} said={said} current={current} />),
    [log, current],
  );
  const copy = async () => {
    const text = found
      .flatMap((row) => log.said(row))
      .map(
        ({ line, text: words }) =>
          `${"moment" in line ? `${line.turn}. ` : ""}${toldWithSides(words, sides)}`,
      );
    const done = await copyText([...players, ...text].join("\n"));
    page.setState({ note: done ? t("log.copied") : shared("log.copyFailed") });
  };
  return (
    <div className="log">
      {players.length > 0 && <p>{players.join(" · ")}</p>}
      <Field label={t("log.filter")} value={filter} onChange={(event) => setFilter(event.target.value)} />
      <div className="log__lines">
        <Windowed items={found} guess={ROW} className="log__part" atEnd render={draw} />
      </div>
      {found.length === 0 && <p>{t("log.noMatch")}</p>}
      <p className="line">
        <Button onClick={() => void copy()}>{t("log.copy")}</Button>
        <Weighed />
      </p>
    </div>
  );
}

/** Where the game does not say what dice decide. */
const NOTHING: Decides = {};

interface LogSheetProps {
  /** Whether the report of the turn stands above it. */
  readonly reported?: boolean;
}

/** The log: the report of the turn, a sentence a fact, dice as faces and numbers before the fact that they decided; a click shows the moment. */
export function LogSheet({ reported = true }: LogSheetProps) {
  const t = useSlipWords();
  const lens = useTable(viewpoint);
  const entry = useTable((state) => state.entry);
  const part = useFacePart(entry, "report");
  const empty = useTable((state) => state.open.match.entries.length === 0 && eventsOf(state, 0).length === 0);
  if (empty) return <p>{t("log.empty")}</p>;
  if (part === undefined) return null;
  return (
    <>
      {reported && part && <TurnReported part={part} />}
      <Lines key={lens} decides={part?.face.decides ?? NOTHING} />
    </>
  );
}
