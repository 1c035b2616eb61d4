import { useEffect, useMemo, useRef, useState } from "react";
import type { Thought } from "../context/computer-players.ts";
import { useSeatName } from "../context/names.ts";
import { useTold } from "../context/playing.ts";
import { useTools } from "../context/tools.ts";
import { shownIndex } from "../session/selectors.ts";
import { Button } from "../ui/button.tsx";
import { CrossIcon } from "../ui/icons.tsx";
import { Paper } from "../ui/paper.tsx";
import { useThought } from "./use-thought.ts";
import { type Given, givenUpTo, isItsOwn, marksOf, type Plot, plotsOf, worthTold } from "./weighing.ts";
import { useComputerWords } from "./words.ts";
import "./computers.css";

function keyOf({ moment, prompt }: Given): string {
  return `${moment.toString()} ${prompt.id}`;
}

/** The one that is looked at: the chosen one, else the latest that was opened together with others, else the latest. */
function lookedAt(all: readonly Given[], chosen: string | null): Given | undefined {
  const plots = all.filter(({ prompt }) => prompt.opens === "together");
  return all.find((given) => keyOf(given) === chosen) ?? plots[0] ?? all.at(-1);
}

interface WhichProps {
  readonly all: readonly Given[];
  readonly given: Given;
  readonly onChoose: (key: string) => void;
}

function Which({ all, given, onChoose }: WhichProps) {
  const t = useComputerWords();
  return (
    <fieldset className="group line" aria-label={t("weighed.which")}>
      {all.map((one) => (
        <Button key={keyOf(one)} aria-pressed={one === given} onClick={() => onChoose(keyOf(one))}>
          {one.prompt.about === undefined ? one.answer : `${one.prompt.about} ${one.answer}`}
        </Button>
      ))}
    </fieldset>
  );
}

function Row({ plot, worth }: { readonly plot: Plot; readonly worth: boolean }) {
  const t = useComputerWords();
  const { say } = useTold();
  const percent = Math.round(plot.weight * 100);
  return (
    <tr data-given={plot.given} data-played={plot.weight > 0}>
      <th scope="row">
        {plot.order}
        {plot.given && <small> {t("weighed.given")}</small>}
        {plot.reason && <p className="weighed__reason">{say(plot.reason)}</p>}
      </th>
      <td style={{ backgroundSize: `${percent}% 70%` }}>
        {plot.weight > 0 && percent === 0 ? t("weighed.hardly") : t("weighed.percent", percent)}
      </td>
      {worth && <td>{plot.value}</td>}
    </tr>
  );
}

function Weights({ plots }: { readonly plots: readonly Plot[] }) {
  const t = useComputerWords();
  const worth = worthTold(plots);
  return (
    <table className="weighed__table">
      <thead>
        <tr>
          <th scope="col">{t("weighed.order")}</th>
          <th scope="col">{t("weighed.share")}</th>
          {worth && <th scope="col">{t("weighed.value")}</th>}
        </tr>
      </thead>
      <tbody>
        {plots.map((plot) => (
          <Row key={plot.order} plot={plot} worth={worth} />
        ))}
      </tbody>
    </table>
  );
}

/** What stands above the list. */
function aboutOf(thought: Thought, given: Given, plots: readonly Plot[]) {
  if (!isItsOwn(thought, given)) return "weighed.other";
  return worthTold(plots) ? "weighed.about" : "weighed.aboutShares";
}

function Explained({ given, thought }: { readonly given: Given; readonly thought: Thought }) {
  const t = useComputerWords();
  const name = useSeatName();
  const { store, page } = useTools();
  const plots = useMemo(() => plotsOf(thought, given), [thought, given]);
  useEffect(() => {
    page.setState({ marks: marksOf(store.getState(), given, plots) });
    return () => page.setState({ marks: [] });
  }, [store, page, given, plots]);
  if (plots.every(({ weight }) => weight === 0)) return <p>{t("weighed.nothing", name(given.seat))}</p>;
  return (
    <>
      <p>{t(aboutOf(thought, given, plots))}</p>
      <Weights plots={plots} />
    </>
  );
}

function Answered({ given }: { readonly given: Given }) {
  const t = useComputerWords();
  const [asked, again] = useThought(given.seat, given.moment);
  if (asked === undefined) return <p data-told="event">{t("weighed.wait")}</p>;
  if (asked !== "failed") return <Explained given={given} thought={asked} />;
  return (
    <>
      <p data-told="alert">{t("weighed.failed")}</p>
      <Button onClick={again}>{t("weighed.again")}</Button>
    </>
  );
}

/** What the computers weighed in the turn that is looked at: a list here, tracks on the mat. */
export function WeighedSlip() {
  const t = useComputerWords();
  const { page } = useTools();
  const [chosen, setChosen] = useState<string | null>(null);
  const state = useTold();
  const { open, computers } = state;
  const shown = shownIndex(state);
  const all = useMemo(() => givenUpTo(open.match, computers, shown), [open, computers, shown]);
  const given = lookedAt(all, chosen);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="weighed__place">
      <Paper title={t("weighed.title")} className="weighed">
        <Button
          className="weighed__close"
          look="quiet"
          size="icon"
          aria-label={t("weighed.close")}
          onClick={() => page.setState({ weighed: false })}
        >
          <CrossIcon />
        </Button>
        {given ? (
          <>
            <Which all={all} given={given} onChoose={setChosen} />
            <Answered key={keyOf(given)} given={given} />
          </>
        ) : (
          <p>{t("weighed.none")}</p>
        )}
      </Paper>
    </div>
  );
}
