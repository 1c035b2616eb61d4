import type { Problem } from "../../core/game.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { RulesContext } from "../face/Cited.tsx";
import { Frame, Loading } from "../frame/Frame.tsx";
import { Refused } from "../frame/Refused.tsx";
import { UnknownPage } from "../frame/UnknownPage.tsx";
import { hasPage } from "../game-pages.ts";
import { hrefOf } from "../router.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useProblem } from "../words.ts";
import { useBeginning } from "./beginning.ts";
import { EditorWorkspace } from "./EditorWorkspace.tsx";
import { useEditor } from "./use-editor.ts";
import { useEditorWords } from "./words.ts";

interface LoadedEditorProps {
  readonly entry: GameEntry;
  readonly id: string | null;
}

/** Why there is no set-up to go on with, and the way to a new one. */
function NoSetup({ entry, problem }: { readonly entry: GameEntry; readonly problem: Problem }) {
  const t = useEditorWords();
  const why = useProblem(problem);
  return (
    <Frame here="editor" title={t("page")} narrow>
      <Paper>
        <Refused problems={[problem.code === "record-missing" ? t("missing") : why]} />
        <div className="row">
          <ButtonLink look="brass" href={hrefOf({ page: "editor", game: entry.meta.id, id: null })}>
            {t("linkNew")}
          </ButtonLink>
        </div>
      </Paper>
    </Frame>
  );
}

function LoadedEditor({ entry, id }: LoadedEditorProps) {
  const loaded = useEditor(entry);
  const beginning = useBeginning(loaded, id);
  if (!loaded || !beginning) return <Loading />;
  if (beginning.ok) return <EditorWorkspace loaded={loaded} id={id} beginning={beginning} />;
  return <NoSetup entry={entry} problem={beginning.problem} />;
}

export interface EditorPageProps {
  readonly game: string;
  /** A scenario, or a kept set-up; null: whatever lies on the table of this tab. */
  readonly id: string | null;
}

/** Building a set-up: the table itself, and lists in which everything can be typed. */
export function EditorPage({ game, id }: EditorPageProps) {
  const entry = findGame(GAMES, game);
  if (!entry || !hasPage(game, "editor")) {
    return <UnknownPage address={`/editor/${game}${id === null ? "" : `/${id}`}`} />;
  }
  return (
    <RulesContext value={{ game, numbers: entry.meta.numbers }}>
      <LoadedEditor entry={entry} id={id} />
    </RulesContext>
  );
}
