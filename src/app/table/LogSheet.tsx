import { useState } from "react";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { Cited } from "../rules/Cited.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { useWords } from "../words.ts";
import { copyText } from "./clipboard.ts";
import { Die } from "./Die.tsx";
import { type LogLine, logLines } from "./loglines.ts";
import { useSeatName } from "./names.ts";
import { shownIndex } from "./selectors.ts";
import type { TableState } from "./session.ts";
import { useSlipWords } from "./slip-words.ts";
import { useTable, useTools } from "./tools.ts";

/** Where an answer came from that nobody gave. */
function givenText(
  prompt: string,
  by: "clock" | "dice" | { readonly game: string },
  t: ReturnType<typeof useSlipWords>,
  title: (game: string) => string,
): string {
  if (by === "clock") return t("log.idle", prompt);
  return by === "dice" ? t("log.atOnce", prompt) : t("log.fought", { prompt, game: title(by.game) });
}

/** A line in words, as it is filtered and copied. */
function textOf(
  line: LogLine,
  state: TableState,
  t: ReturnType<typeof useSlipWords>,
  name: (seat: string) => string,
  title: (game: string) => string,
): string {
  switch (line.kind) {
    case "fact":
      return state.say(state.game.narrate(line.event));
    case "dice":
      return t(
        "log.rolled",
        line.dice.map((die) => die.face),
      );
    case "amended":
      return t("log.amended", line);
    case "given":
      return givenText(line.prompt, line.by, t, title);
    case "taken-back":
      return t("log.takenBack", {
        rounds: line.count,
        by: line.by === null ? null : name(line.by),
        agreed: line.agreed.map(name),
      });
  }
}

interface Said {
  readonly line: LogLine;
  readonly text: string;
  readonly key: string;
}

function useSaid(filter: string): readonly Said[] {
  const t = useSlipWords();
  const state = useTable((whole) => whole);
  const name = useSeatName();
  const { language } = useWords();
  const title = (game: string) => findGame(GAMES, game)?.meta.title[language] ?? game;
  const wanted = filter.trim().toLowerCase();
  return logLines(state)
    .map((line, at) => ({ line, text: textOf(line, state, t, name, title), key: at.toString() }))
    .filter(({ text }) => text.toLowerCase().includes(wanted));
}

/** Who plays, by seat, where names were given. */
function usePlayers(): readonly string[] {
  const name = useSeatName();
  const seats = useTable((state) => state.seats);
  const named = useTable((state) => Object.values(state.players).some((player) => player !== ""));
  return named ? seats.map((seat) => name(seat.id)) : [];
}

function Line({ said, current }: { readonly said: Said; readonly current: number }) {
  const t = useSlipWords();
  const { replay } = useTools();
  const { line, text } = said;
  if (line.kind === "taken-back") return <li className="log__gone">{text}</li>;
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
    </li>
  );
}

/** The log: a sentence a fact, dice as faces and numbers; a click shows the moment. */
export function LogSheet() {
  const { t: shared } = useWords();
  const t = useSlipWords();
  const { page } = useTools();
  const players = usePlayers();
  const [filter, setFilter] = useState("");
  const said = useSaid(filter);
  const current = useTable(shownIndex);
  const empty = useTable((state) => state.open.match.entries.length === 0);
  const copy = async () => {
    const text = said.map(({ line, text: words }) => `${"turn" in line ? `${line.turn}. ` : ""}${words}`);
    const done = await copyText([...players, ...text].join("\n"));
    page.setState({ note: done ? t("log.copied") : shared("log.copyFailed") });
  };
  if (empty) return <p>{t("log.empty")}</p>;
  return (
    <div className="log">
      {players.length > 0 && <p>{players.join(" · ")}</p>}
      <Field label={t("log.filter")} value={filter} onChange={(event) => setFilter(event.target.value)} />
      <ol className="log__lines">
        {said.map((line) => (
          <Line key={line.key} said={line} current={current} />
        ))}
      </ol>
      {said.length === 0 && <p>{t("log.noMatch")}</p>}
      <p>
        <Button onClick={() => void copy()}>{t("log.copy")}</Button>
      </p>
    </div>
  );
}
