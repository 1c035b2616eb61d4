import { useEffect, useMemo, useState } from "react";
import type { Problem } from "../../core/game.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { SheetPaper } from "../face/sheets/SheetPaper.tsx";
import { Speech } from "../face/speech.ts";
import { Frame } from "../frame/Frame.tsx";
import { Refused } from "../frame/Refused.tsx";
import { UnknownPage } from "../frame/UnknownPage.tsx";
import { hasPage } from "../game-pages.ts";
import type { GameWorkshop } from "../games/game-workshop.ts";
import { panelOf } from "../games/index.ts";
import { hrefOf, navigate } from "../router.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { loadProblems, useSay, useWords, withWords } from "../words.ts";
import { Begin } from "./Begin.tsx";
import { FlyNow } from "./FlyNow.tsx";
import { Hangar } from "./Hangar.tsx";
import { LookForm } from "./LookForm.tsx";
import { Stand } from "./Stand.tsx";
import { type Bench, useBench } from "./use-bench.ts";
import { useWorkshopWords } from "./words.ts";
import "./workshop.css";
import "./pick.css";
import "./hangar.css";

type SayProblem = (problem: Problem) => string;

interface Tools {
  readonly entry: GameEntry;
  readonly workshop: GameWorkshop;
  /** The sentence for a problem of the game. */
  readonly problem: SayProblem;
}

/** The game's part of the workshop and its sentences; undefined until they are there. */
function useTools(game: string): Tools | undefined {
  const { language } = useWords();
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    let current = true;
    const entry = findGame(GAMES, game);
    const fetch = panelOf(game)?.workshop;
    if (!entry || !fetch) return;
    void Promise.all([withWords(fetch), loadProblems(entry, language)]).then(
      ([workshop, problem]) => current && setTools({ entry, workshop, problem }),
    );
    return () => {
      current = false;
    };
  }, [game, language]);
  return tools;
}

/** Keeping what lies on the bench, and why it can't be kept. */
function Keeping({ bench, tools: { entry, problem } }: { readonly bench: Bench; readonly tools: Tools }) {
  const t = useWorkshopWords();
  const [tried, setTried] = useState(false);
  const { kept, changed, problems } = bench;
  const keep = (asNew: boolean) => {
    setTried(true);
    if (problems.length > 0) return;
    const id = bench.keep(asNew);
    navigate({ page: "workshop", game: entry.meta.id, id });
  };
  const state = kept ? (changed ? "changed" : "keptHere") : "notKept";
  return (
    <div className="keeping">
      <p role="status">{t(state)}</p>
      <div className="keeping__buttons">
        {kept && changed && <Button onClick={bench.putBack}>{t("putBack")}</Button>}
        {kept && changed && <Button onClick={() => keep(true)}>{t("keepAsNew")}</Button>}
        {(!kept || changed) && (
          <Button look="brass" onClick={() => keep(false)}>
            {t(kept ? "keepChanges" : "keep")}
          </Button>
        )}
        {kept && !changed && (
          <ButtonLink href={hrefOf({ page: "workshop", game: entry.meta.id, id: null })}>
            {t("startNew")}
          </ButtonLink>
        )}
      </div>
      <Refused title={t("refused")} problems={tried ? problems.map(problem) : []} />
    </div>
  );
}

function Work({ tools, id }: { readonly tools: Tools; readonly id: string | null }) {
  const t = useWorkshopWords();
  const { entry, workshop, problem } = tools;
  const game = entry.meta.id;
  const say = useSay(entry, "sheets");
  const bench = useBench(game, workshop, id);
  const design = bench?.design;
  const piece = useMemo(
    () => (design === undefined ? undefined : workshop.piece(design)),
    [workshop, design],
  );
  if (!bench || !piece)
    return (
      <Paper>
        <p>{t("missing")}</p>
        <div className="row">
          <ButtonLink look="brass" href={hrefOf({ page: "workshop", game, id: null })}>
            {t("startNew")}
          </ButtonLink>
        </div>
      </Paper>
    );
  if (!say) return null;
  const name = workshop.nameOf(design) || t("unnamed");
  const sheet = workshop.sheet(design);
  const parts = { design, say, onChange: bench.change };
  return (
    <div className="workshop">
      <div className="workshop__bench">
        <section className="workshop__stand" aria-label={t("miniature")}>
          <Stand piece={piece} name={name} />
        </section>
        <Keeping bench={bench} tools={tools} />
        <section className="workshop__sheet" aria-label={t("sheet")}>
          <Speech value={say}>
            {sheet && <SheetPaper sheet={sheet} open chosen={false} onOpen={() => undefined} />}
          </Speech>
        </section>
      </div>
      <div className="workshop__papers">
        <Paper title={t("figures")} className="drawing-paper">
          {id === null && <Begin workshop={workshop} bench={bench} />}
          <workshop.Figures key={id} {...parts} />
        </Paper>
        <Paper title={t("look")}>
          <LookForm
            look={workshop.lookOf(design)}
            suggested={workshop.suggested(design)}
            onChange={(look) => bench.change(workshop.withLook(design, look))}
          />
        </Paper>
        <FlyNow entry={entry} workshop={workshop} design={design} faults={bench.problems.map(problem)} />
        <Hangar game={game} workshop={workshop} say={problem} />
      </div>
    </div>
  );
}

export interface WorkshopPageProps {
  readonly game: string;
  /** An own aircraft; null: a new one. */
  readonly id: string | null;
}

/** Where one designs an aircraft of one's own: figures, record sheet, miniature. */
export function WorkshopPage({ game, id }: WorkshopPageProps) {
  const t = useWorkshopWords();
  const { t: shared } = useWords();
  const tools = useTools(game);
  if (!hasPage(game, "workshop")) return <UnknownPage address={`/workshop/${game}`} />;
  return (
    <Frame here="workshop" title={t("title")}>
      {tools ? <Work tools={tools} id={id} /> : <p role="status">{shared("app.loading")}</p>}
    </Frame>
  );
}
