import { useCallback, useState } from "react";
import type { Result } from "../../core/result.ts";
import { scenarioWords } from "../../words/games.ts";
import { Frame, Loading } from "../frame/Frame.tsx";
import { Refused } from "../frame/Refused.tsx";
import { hrefOf, navigate } from "../router.ts";
import { readLink, type Sentences, type SentSetup } from "../share/setup-file.ts";
import { scenarioOf } from "../storage/scenario-of.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";
import { SetupView } from "./form/SetupView.tsx";
import { begun, edited } from "./history.ts";
import { keepNew } from "./kept.ts";
import { PlayDialog } from "./PlayDialog.tsx";
import { type Loaded, useEditor } from "./use-editor.ts";
import { useEditorWords } from "./words.ts";
import { keepEdits, loadEdits } from "./work.ts";
import "./editor.css";
import "./open-dialog.css";

/** The set-up in a link; undefined while it is unfolded. */
function useSent(packed: string): Result<SentSetup, Sentences> | undefined {
  const { t, language } = useWords();
  const words = useEditorWords();
  const broken = words("linkBroken");
  const read = useCallback(() => readLink(packed, language, t, broken), [packed, language, t, broken]);
  return useFetched(read);
}

/** Lays a set-up on the editor's table; what lies there can be had back by undo. */
function layOut({ entry, editor }: Loaded, { title, config }: SentSetup): void {
  const game = entry.meta.id;
  const work = { title, draft: editor.draftOf(config) };
  const before = loadEdits(game, null, editor);
  keepEdits(game, null, before ? edited(before, work) : begun(work));
  navigate({ page: "editor", game, id: null });
}

/** What a set-up is called: its own title, or that of the scenario that it is. */
function useTitle(setup: SentSetup | undefined): string {
  const t = useEditorWords();
  const { language } = useWords();
  if (!setup) return t("linkTitle");
  const id = scenarioOf(setup.config);
  const scenario = scenarioWords(setup.entry.meta.id, id ?? null, language);
  return setup.title || (scenario?.title ?? t("linkUntitled"));
}

interface SentProps {
  readonly setup: SentSetup;
  readonly title: string;
}

function Sent({ setup, title }: SentProps) {
  const t = useEditorWords();
  const loaded = useEditor(setup.entry);
  const [playing, setPlaying] = useState(false);
  const [kept, setKept] = useState(false);
  if (!loaded) return <p className="quiet">{t("page")}</p>;
  const { editor, say, entry } = loaded;
  const keep = async () => {
    await keepNew({ title, game: entry.meta.id, draft: editor.draftOf(setup.config) });
    setKept(true);
  };
  return (
    <>
      <Paper>
        <SetupView editor={editor} config={setup.config} say={say} />
        <div className="row sent__tools">
          <Button look="brass" size="big" onClick={() => setPlaying(true)}>
            {t("linkPlay")}
          </Button>
          <Button onClick={() => layOut(loaded, { ...setup, title })}>{t("linkEdit")}</Button>
          <Button onClick={() => void keep()} disabled={kept}>
            {t("linkKeep")}
          </Button>
          <p data-told="status">{kept && t("linkKept")}</p>
        </div>
      </Paper>
      {playing && <PlayDialog setup={{ ...setup, title }} onClose={() => setPlaying(false)} />}
    </>
  );
}

export interface SetupLinkPageProps {
  readonly packed: string;
}

/** A whole set-up from the address itself: to be played, changed or kept. */
export function SetupLinkPage({ packed }: SetupLinkPageProps) {
  const t = useEditorWords();
  const sent = useSent(packed);
  const title = useTitle(sent?.ok ? sent.value : undefined);
  if (!sent) return <Loading />;
  if (sent.ok) {
    return (
      <Frame here="set-up" title={title}>
        <Sent setup={sent.value} title={title} />
      </Frame>
    );
  }
  return (
    <Frame here="set-up" title={title} narrow>
      <Paper>
        <Refused problems={sent.error} />
        <div className="row">
          <ButtonLink href={hrefOf({ page: "home" })}>{t("home")}</ButtonLink>
        </div>
      </Paper>
    </Frame>
  );
}
