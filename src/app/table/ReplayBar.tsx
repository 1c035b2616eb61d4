import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { writeFile } from "../../core/file.ts";
import { now } from "../../core/match.ts";
import { navigate } from "../router.ts";
import { matchLink } from "../share/link.ts";
import { Button } from "../ui/button.tsx";
import { useWords } from "../words.ts";
import { copyText } from "./clipboard.ts";
import { usePhaseName } from "./Header.tsx";
import { useSeatName } from "./names.ts";
import { usePlaying } from "./playing.ts";
import { lastMoment } from "./replay.ts";
import { momentAt, shownIndex } from "./selectors.ts";
import type { TableState } from "./session.ts";
import { useTable, useTools } from "./tools.ts";
import { reportOf, turnStarts } from "./turns.ts";

/** Above this many moments only turns are marked. */
const MANY = 80;

function Ticks({ state }: { readonly state: TableState }) {
  const last = lastMoment(state);
  const turns = new Set(turnStarts(state));
  const shown = last > MANY ? [...turns] : Array.from({ length: last + 1 }, (_, index) => index);
  const place = (index: number) => `${last === 0 ? 0 : (100 * index) / last}%`;
  return (
    <span className="replay__ticks" aria-hidden="true">
      {shown.map((index) => (
        <span
          key={index}
          className={turns.has(index) ? "replay__tick replay__tick--turn" : "replay__tick"}
          style={{ left: place(index) }}
        >
          {turns.has(index) && reportOf(state.open.match, momentAt(state, index)).turn}
        </span>
      ))}
    </span>
  );
}

/** The words for a moment: turn and phase. */
function useWhen(): string {
  const { t } = useWords();
  const state = useTable((whole) => whole);
  const phaseName = usePhaseName();
  const index = shownIndex(state);
  const report = reportOf(state.open.match, momentAt(state, index));
  const when =
    index === 0 ? t("turn.setup") : t("turn.phase", { turn: report.turn, phase: phaseName(report.phase) });
  return t("replay.at", { moment: index, last: lastMoment(state), when });
}

/** The slider: follows the player by hand, so that nothing renders while a move plays. */
function Scrubber() {
  const { t } = useWords();
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
    if (event.key !== "Home" && event.key !== "End") return;
    event.preventDefault();
    replay.scrub(event.key === "Home" ? 0 : lastMoment(state));
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
  const { t } = useWords();
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
      </select>
    </label>
  );
}

function Speed() {
  const { t } = useWords();
  const { replay, player } = useTools();
  const [speed, setSpeed] = useState(player.speed);
  useEffect(() => player.subscribe(() => setSpeed(player.speed)), [player]);
  const change = (by: 1 | -1) => {
    replay.faster(by);
    setSpeed(player.speed);
  };
  return (
    <>
      <Button size="icon" look="quiet" aria-label={t("replay.slower")} onClick={() => change(-1)}>
        −
      </Button>
      <span className="replay__speed">{t("replay.speed", speed.toString())}</span>
      <Button size="icon" look="quiet" aria-label={t("replay.faster")} onClick={() => change(1)}>
        +
      </Button>
    </>
  );
}

/** What can be done at a moment of the past: play on from here, link to it, go back to the game. */
function Moments() {
  const { t } = useWords();
  const { store, page, replay } = useTools();
  const past = useTable((state) => state.at !== null);
  const over = useTable((state) => now(state.open.match).outcome !== undefined);
  const link = async () => {
    const state = store.getState();
    const done = await copyText(matchLink(writeFile(state.open), shownIndex(state)));
    page.setState({ note: t(done ? "replay.linked" : "log.copyFailed") });
  };
  const branch = () => navigate({ page: "match", id: store.getState().branchHere(), at: null });
  return (
    <p className="line replay__moments">
      <Button look="quiet" title={t("replay.branchHint")} onClick={branch}>
        {t("replay.branch")}
      </Button>
      <Button look="quiet" onClick={() => void link()}>
        {t("replay.link")}
      </Button>
      {over && <Lens />}
      {past && (
        <Button look="brass" onClick={() => replay.live()}>
          {t("replay.live")}
        </Button>
      )}
    </p>
  );
}

/** Scrubs through the match and within each move. */
export function ReplayBar() {
  const { t } = useWords();
  const { replay } = useTools();
  const playing = usePlaying();
  return (
    <section className="replay paper" aria-label={t("replay.title")}>
      <p className="line">
        <Button size="icon" look="quiet" aria-label={t("replay.back")} onClick={() => replay.step(-1)}>
          ‹
        </Button>
        <Button
          size="icon"
          aria-label={t(playing ? "replay.pause" : "replay.play")}
          onClick={() => replay.toggle()}
        >
          {playing ? "❚❚" : "▶"}
        </Button>
        <Button size="icon" look="quiet" aria-label={t("replay.forward")} onClick={() => replay.step(1)}>
          ›
        </Button>
        <Scrubber />
        <Speed />
      </p>
      <Moments />
    </section>
  );
}
