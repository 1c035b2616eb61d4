import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { now } from "../../core/match/match.ts";
import { useSeatName } from "../context/names.ts";
import { usePlaying, useTold, useUnderway } from "../context/playing.ts";
import type { Replay } from "../context/replay.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { navigate } from "../router.ts";
import { answeredIndex, lastMoment, momentAt, shownIndex } from "../session/selectors.ts";
import type { TableState } from "../session/session.ts";
import { reportOf, turnStarts } from "../session/turns.ts";
import { matchLink } from "../share/link.ts";
import { Button, type ButtonProps } from "../ui/button.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { useWidth } from "../ui/use-width.ts";
import { useWords } from "../words.ts";
import { followMoment } from "./address.ts";
import { copyText } from "./clipboard.ts";
import { usePhaseName } from "./Header.tsx";
import { MoreButton } from "./MoreButton.tsx";
import { ticksOf } from "./ticks.ts";
import { useSlipWords } from "./words.ts";
import "./replay.css";

/** Letters that a figure of a turn takes with the air beside it. */
const FIGURE = 1.7;

/** Turns and moments below the slider, as many as can be read. */
function Ticks({ state }: { readonly state: TableState }) {
  const [row, width] = useWidth<HTMLSpanElement>();
  const last = lastMoment(state);
  const starts = turnStarts(state).map((index) => ({
    index,
    turn: reportOf(state.open.match, momentAt(state, index)).turn,
  }));
  const letter = row.current ? Number.parseFloat(getComputedStyle(row.current).fontSize) : 0;
  const ticks = width > 0 ? ticksOf(starts, last, { width, figure: FIGURE * letter }) : [];
  return (
    <span ref={row} className="replay__ticks" aria-hidden="true">
      {ticks.map(({ index, turn }) => (
        <span
          key={index}
          className={turn === undefined ? "replay__tick" : "replay__tick replay__tick--turn"}
          style={{ left: `${(100 * index) / Math.max(1, last)}%` }}
        >
          {turn}
        </span>
      ))}
    </span>
  );
}

/** The turn and the phase of a moment. */
function useMomentName(index: number): string {
  const { t } = useWords();
  const state = useTold();
  const phaseName = usePhaseName();
  const { turn, phase } = reportOf(state.open.match, momentAt(state, index));
  return t("turn.phase", { turn, phase: phaseName(phase) });
}

/** The words for the moment shown: turn, phase and step. */
function useWhen(): string {
  const { t } = useWords();
  const w = useSlipWords();
  const state = useTold();
  const moment = shownIndex(state);
  const name = useMomentName(moment);
  return w("replay.at", {
    moment,
    last: lastMoment(state),
    when: moment === 0 ? t("turn.setup") : name,
  });
}

/** Keys of a slider that its arrows leave over: to the ends, and a turn on or back. */
const JUMPS: ReadonlyMap<string, (replay: Replay, last: number) => void> = new Map([
  ["Home", (replay) => replay.scrub(0)],
  ["End", (replay, last) => replay.scrub(last)],
  ["PageUp", (replay) => replay.stepTurn(1)],
  ["PageDown", (replay) => replay.stepTurn(-1)],
]);

/** The slider: follows the player by hand, so that nothing renders while a move plays. */
function Scrubber() {
  const t = useSlipWords();
  const { replay, player } = useTools();
  const state = useTable((whole) => whole);
  const input = useRef<HTMLInputElement>(null);
  const when = useWhen();
  useEffect(() => {
    const follow = () => {
      if (input.current) input.current.value = replay.position().toString();
    };
    follow();
    return player.onFrame(follow);
  });
  const keys = (event: KeyboardEvent) => {
    const jump = JUMPS.get(event.key);
    if (!jump) return;
    event.preventDefault();
    jump(replay, lastMoment(state));
  };
  return (
    <span className="replay__slider">
      <input
        ref={input}
        type="range"
        min={0}
        max={Math.max(1, lastMoment(state))}
        step="any"
        defaultValue={replay.position()}
        aria-label={t("replay.slider")}
        aria-valuetext={when}
        onInput={(event) => replay.scrub(Number(event.currentTarget.value))}
        onKeyDown={keys}
      />
      <Ticks state={state} />
    </span>
  );
}

function Lens() {
  const t = useSlipWords();
  const { store } = useTools();
  const name = useSeatName();
  const seats = useTable((state) => state.seats);
  const lens = useTable((state) => state.lens);
  return (
    <label className="replay__lens">
      {t("replay.lens")}{" "}
      <select value={lens} onChange={(event) => store.getState().look(event.target.value)}>
        <option value="table">{t("replay.public")}</option>
        {seats.map((seat) => (
          <option key={seat.id} value={seat.id}>
            {name(seat.id)}
          </option>
        ))}
        <option value="umpire">{t("replay.umpire")}</option>
      </select>
    </label>
  );
}

/** A button with a sign on it; its name stands beside it when it is pointed at. */
function SignButton({ name, children, ...button }: { readonly name: string } & ButtonProps) {
  return (
    <Tooltip text={name}>
      <Button size="icon" look="quiet" aria-label={name} {...button}>
        {children}
      </Button>
    </Tooltip>
  );
}

function Speed() {
  const t = useSlipWords();
  const { replay } = useTools();
  const speed = usePage((state) => state.speed);
  return (
    <span className="replay__speeds">
      <SignButton name={t("replay.slower")} onClick={() => replay.faster(-1)}>
        −
      </SignButton>
      <span className="replay__speed" data-told="status">
        {speed === "film" ? t("replay.film") : t("replay.speed", speed.toString())}
      </span>
      <SignButton name={t("replay.faster")} onClick={() => replay.faster(1)}>
        +
      </SignButton>
    </span>
  );
}

/** What else can be done at a moment: play on from here, link to it, see it with another seat's eyes. */
function Moments() {
  const { t } = useWords();
  const w = useSlipWords();
  const { store, page } = useTools();
  const past = useTable((state) => state.at !== null);
  // That the game is over is told when its last round has been shown.
  const untold = useUnderway() && !past;
  const over = useTable((state) => now(state.open.match).outcome !== undefined) && !untold;
  const { anew, sides } = useTable((state) => state.may);
  const watching = useTable((state) => state.watching);
  const link = async () => {
    const state = store.getState();
    const done = await copyText(matchLink(state.open, shownIndex(state)));
    page.setState({ note: done ? w("replay.linked") : t("log.copyFailed") });
  };
  const before = w("replay.before", useMomentName(useTable(answeredIndex)));
  const branch = () => navigate({ page: "match", id: store.getState().branchHere(before), at: null });
  return (
    <p className="line replay__moments">
      <Speed />
      {anew && !watching && (
        <Tooltip text={w("replay.branchHint")}>
          <Button look="quiet" onClick={branch}>
            {before}
          </Button>
        </Tooltip>
      )}
      <Button look="quiet" onClick={() => void link()}>
        {w("replay.link")}
      </Button>
      {over && sides && <Lens />}
    </p>
  );
}

/** Back to the game as it stands. */
function Live() {
  const w = useSlipWords();
  const { replay } = useTools();
  const past = useTable((state) => state.at !== null);
  if (!past) return null;
  return (
    <Button look="brass" aria-label={w("replay.live")} onClick={() => replay.live()}>
      <span className="replay__word">{w("replay.live")}</span>
      <span className="replay__sign" aria-hidden="true">
        ✕
      </span>
    </Button>
  );
}

/** Scrubs through the match and within each move: one line, the rest unfolds. */
export function ReplayBar() {
  const { t } = useWords();
  const w = useSlipWords();
  const { replay, store } = useTools();
  const playing = usePlaying();
  const running = usePage((state) => state.running);
  const [more, setMore] = useState(false);
  useEffect(() => followMoment(store), [store]);
  return (
    <section className="replay paper" aria-label={t("replay.title")} data-running={running}>
      <p className="line">
        <SignButton name={w("replay.back")} onClick={() => replay.step(-1)}>
          ‹
        </SignButton>
        <SignButton
          name={w(playing ? "replay.pause" : "replay.play")}
          look="paper"
          onClick={() => replay.toggle()}
        >
          {playing ? "❚❚" : "▶"}
        </SignButton>
        <SignButton name={w("replay.forward")} onClick={() => replay.step(1)}>
          ›
        </SignButton>
        <Scrubber />
        <Live />
        <MoreButton open={more} onToggle={() => setMore(!more)} />
      </p>
      {more && <Moments />}
    </section>
  );
}
