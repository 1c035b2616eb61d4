import { useRef, useState } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { moveSceneOf, moveWarnings, parseMove } from "../../../games/great-war/move/index.ts";
import { rosterOf } from "../../../games/great-war/roster.ts";
import { boardOf, type View } from "../../../games/great-war/view.ts";
import type { TableState } from "../../table/session.ts";
import { Button } from "../../ui/button.tsx";
import { MoveCard } from "./MoveCard.tsx";
import { usePanelWords } from "./words.ts";

interface MoveDeskProps {
  readonly state: TableState;
  readonly view: View;
  readonly prompts: readonly Prompt[];
}

/** What is odd about the legal moves that stand on the desk. */
function oddities(view: View, state: TableState, prompts: readonly Prompt[]): readonly Phrase[] {
  const board = boardOf(view);
  return prompts.flatMap(({ id, about = id }) => {
    const who = rosterOf(view.setup).indexOf.get(about) ?? -1;
    const scene = moveSceneOf(board, who);
    const read = parseMove(state.drafts.get(id) ?? "", scene);
    return read.ok ? moveWarnings(scene, read.value) : [];
  });
}

/** The moves that are asked: one at a time by initiative, all at once where they are plotted. */
export function MoveDesk({ state, view, prompts }: MoveDeskProps) {
  const t = usePanelWords();
  const [warned, setWarned] = useState<string | null>(null);
  const [told, setTold] = useState("");
  const line = useRef<HTMLInputElement>(null);
  const open = prompts.find(({ about }) => about === state.selected) ?? prompts[0];
  const texts = prompts.map(({ id }) => state.drafts.get(id) ?? state.sealed.get(id) ?? "").join("\n");
  const phrases = warned === texts ? oddities(view, state, prompts) : [];

  const go = (anyway: boolean) => {
    const odd = oddities(view, state, prompts);
    if (odd.length > 0 && !anyway && warned !== texts) return setWarned(texts);
    const [only] = prompts;
    const done =
      only?.opens === "now"
        ? state.answerNow(only.id, state.drafts.get(only.id) ?? "")
        : state.sealAll(only?.seat ?? "");
    setTold(done.ok ? "" : done.error.map(({ code, values }) => state.say({ key: code, values })).join(" "));
  };

  return (
    <div className="gw-desk">
      {prompts.map((prompt) => (
        <MoveCard
          key={prompt.id}
          state={state}
          view={view}
          prompt={prompt}
          open={prompt === open}
          {...(prompt === open && { input: line })}
          onEnter={() => go(false)}
        />
      ))}
      {phrases.length > 0 && (
        <div className="gw-warning" role="alert">
          <b>{t("move.warn")}</b>
          <ul>
            {phrases.map((phrase) => (
              <li key={state.say(phrase)}>{state.say(phrase)}</li>
            ))}
          </ul>
          <div className="gw-actions">
            <Button look="brass" onClick={() => go(true)}>
              {t("move.anyway")}
            </Button>
            <Button onClick={() => setWarned(null)}>{t("move.think")}</Button>
          </div>
        </div>
      )}
      <p className="gw-told" role="alert">
        {told}
      </p>
      {phrases.length === 0 && (
        <div className="gw-actions">
          <Button look="brass" onClick={() => go(false)}>
            {t(open?.opens === "now" ? "move.fly" : prompts.length > 1 ? "move.allReady" : "move.ready")}
          </Button>
        </div>
      )}
    </div>
  );
}
