import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { Frame, Loading } from "../frame/Frame.tsx";
import { Refused } from "../frame/Refused.tsx";
import { UnknownPage } from "../frame/UnknownPage.tsx";
import { hasPage } from "../game-pages.ts";
import { hrefOf } from "../router.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { useBeginning } from "./beginning.ts";
import { EditorWorkspace } from "./EditorWorkspace.tsx";
import { useEditor } from "./use-editor.ts";
import { useEditorWords } from "./words.ts";

interface LoadedEditorProps {
  readonly entry: GameEntry;
  readonly id: string | null;
}

function LoadedEditor({ entry, id }: LoadedEditorProps) {
  const t = useEditorWords();
  const { say } = useWords();
  const loaded = useEditor(entry);
  const beginning = useBeginning(loaded, id);
  if (!loaded || !beginning) return <Loading />;
  if (beginning.ok) return <EditorWorkspace loaded={loaded} id={id} beginning={beginning} />;
  const { code, values } = beginning.problem;
  const sentence = code === "record-missing" ? t("missing") : say({ key: code, values });
  return (
    <Frame here="editor" title={t("page")} narrow>
      <Paper>
        <Refused problems={[sentence]} />
        <div className="row">
          <ButtonLink look="brass" href={hrefOf({ page: "editor", game: entry.meta.id, id: null })}>
            {t("linkNew")}
          </ButtonLink>
        </div>
      </Paper>
    </Frame>
  );
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
  return <LoadedEditor entry={entry} id={id} />;
}
