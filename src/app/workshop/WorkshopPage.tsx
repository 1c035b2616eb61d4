import { useCallback, useMemo, useState } from "react";
import type { Problem } from "../../core/game.ts";
import { wordsOf } from "../../face/text.ts";
import type { WorkshopFace } from "../../face/workshop.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { gameWords } from "../../words/games.ts";
import { RulesContext } from "../face/Cited.tsx";
import { SheetPaper } from "../face/sheets/SheetPaper.tsx";
import { Speech, useTexts } from "../face/speech.ts";
import { useFacePart } from "../face/use-part.ts";
import { Frame } from "../frame/Frame.tsx";
import { Refused } from "../frame/Refused.tsx";
import { UnknownPage } from "../frame/UnknownPage.tsx";
import { hasPage } from "../game-pages.ts";
import { hrefOf, navigate } from "../router.ts";
import { Stand } from "../stand/Stand.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useFetched } from "../use-fetched.ts";
import { loadProblems, useWords } from "../words.ts";
import { Begin } from "./Begin.tsx";
import { DesignContext } from "./form.ts";
import { OwnDesigns } from "./OwnDesigns.tsx";
import { Section } from "./Section.tsx";
import { TryNow } from "./TryNow.tsx";
import { type DesignDraft, useDesignDraft } from "./use-design-draft.ts";
import { useWorkshopWords } from "./words.ts";
import "./workshop.css";
import "./own-designs.css";

interface Tools {
  readonly entry: GameEntry;
  readonly workshop: WorkshopFace;
  /** The sentence for a problem of the game. */
  readonly problem: (problem: Problem) => string;
}

/** The sentences for a game's problems; undefined until they are there. */
function useProblems(entry: GameEntry): Tools["problem"] | undefined {
  const { language } = useWords();
  return useFetched(useCallback(() => loadProblems(entry, language), [entry, language]));
}

interface WorkProps {
  readonly draft: DesignDraft;
  readonly tools: Tools;
}

/** Keeping the design that is worked on, and why it can't be kept. */
function Keeping({ draft, tools }: WorkProps) {
  const t = useWorkshopWords();
  const text = useTexts();
  const [tried, setTried] = useState(false);
  const { entry, workshop, problem } = tools;
  const { kept, changed, faults } = draft;
  const keep = (asNew: boolean) => {
    setTried(true);
    if (faults.length > 0) return;
    const id = draft.keep(asNew);
    navigate({ page: "workshop", game: entry.meta.id, id });
  };
  const state = kept ? (changed ? "changed" : "keptHere") : "notKept";
  return (
    <div className="keeping">
      <p data-told="status">{t(state)}</p>
      <div className="keeping__buttons">
        {kept && changed && <Button onClick={draft.putBack}>{t("putBack")}</Button>}
        {kept && changed && <Button onClick={() => keep(true)}>{t("keepAsNew")}</Button>}
        {(!kept || changed) && (
          <Button look="brass" onClick={() => keep(false)}>
            {kept ? t("keepChanges") : text(workshop.keep)}
          </Button>
        )}
        {kept && !changed && (
          <ButtonLink href={hrefOf({ page: "workshop", game: entry.meta.id, id: null })}>
            {t("startNew")}
          </ButtonLink>
        )}
      </div>
      <Refused title={t("refused")} problems={tried ? faults.map((fault) => problem(fault.problem)) : []} />
    </div>
  );
}

/** What the game calls a piece, and several. */
function usePieces({ meta }: GameEntry): readonly [one: string, several: string] {
  const { language } = useWords();
  return gameWords(meta.id, language).pieces ?? ["", ""];
}

function Missing({ entry }: { readonly entry: GameEntry }) {
  const t = useWorkshopWords();
  const [one] = usePieces(entry);
  return (
    <Paper>
      <p>{t("missing", one)}</p>
      <div className="row">
        <ButtonLink look="brass" href={hrefOf({ page: "workshop", game: entry.meta.id, id: null })}>
          {t("startNew")}
        </ButtonLink>
      </div>
    </Paper>
  );
}

/** The design as it stands on the table, and its record sheet. */
function Shown({ draft, tools }: WorkProps) {
  const t = useWorkshopWords();
  const { design } = draft;
  const { workshop } = tools;
  const { piece, sheet } = useMemo(() => workshop.shown(design), [workshop, design]);
  return (
    <div className="workshop__shown">
      <section className="workshop__stand" aria-label={t("miniature")}>
        <Stand
          piece={piece}
          likeness={workshop.likeness(design)}
          name={workshop.nameOf(design) || t("unnamed")}
        />
      </section>
      <Keeping draft={draft} tools={tools} />
      <section className="workshop__sheet" aria-label={t("sheet")}>
        {sheet && <SheetPaper sheet={sheet} open chosen={false} onOpen={() => undefined} />}
      </section>
    </div>
  );
}

function Work({ tools, id }: { readonly tools: Tools; readonly id: string | null }) {
  const { entry, workshop, problem } = tools;
  const game = entry.meta.id;
  const [, pieces] = usePieces(entry);
  const draft = useDesignDraft(game, workshop, id);
  if (!draft) return <Missing entry={entry} />;
  return (
    <div className="workshop">
      <Shown draft={draft} tools={tools} />
      <div className="workshop__papers">
        <DesignContext value={{ workshop, draft, problem }}>
          {draft.sections.map((section, place) => (
            <Section key={section.id} section={section}>
              {place === 0 && id === null && <Begin workshop={workshop} draft={draft} />}
            </Section>
          ))}
        </DesignContext>
        {workshop.trial && (
          <TryNow
            entry={entry}
            workshop={workshop}
            trial={workshop.trial}
            design={draft.design}
            faults={draft.faults.map((fault) => problem(fault.problem))}
          />
        )}
        <OwnDesigns game={game} pieces={pieces} workshop={workshop} say={problem} />
      </div>
    </div>
  );
}

function Workshop({ entry, id }: { readonly entry: GameEntry; readonly id: string | null }) {
  const { t } = useWords();
  const part = useFacePart(entry, "workshop", "sheets");
  const problem = useProblems(entry);
  if (!part || !problem)
    return (
      <Frame here="workshop" title={t("app.loading")}>
        <p data-told="event">{t("app.loading")}</p>
      </Frame>
    );
  const { face, say } = part;
  return (
    <Speech value={say}>
      <Frame here="workshop" title={wordsOf(face.title, say)}>
        <Work tools={{ entry, workshop: face, problem }} id={id} />
      </Frame>
    </Speech>
  );
}

export interface WorkshopPageProps {
  readonly game: string;
  /** A design of one's own; null: a new one. */
  readonly id: string | null;
}

/** Where one makes pieces of one's own for a game: figures, record sheet, miniature. */
export function WorkshopPage({ game, id }: WorkshopPageProps) {
  const entry = findGame(GAMES, game);
  if (!entry || !hasPage(game, "workshop")) return <UnknownPage address={`/workshop/${game}`} />;
  return (
    <RulesContext value={{ game, numbers: entry.meta.numbers }}>
      <Workshop entry={entry} id={id} />
    </RulesContext>
  );
}
