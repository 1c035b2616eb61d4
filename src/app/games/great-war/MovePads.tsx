import type { Phrase } from "../../../core/phrase.ts";
import { moveWarnings } from "../../../games/great-war/advice/warnings.ts";
import { parseMove } from "../../../games/great-war/move/index.ts";
import type { View } from "../../../games/great-war/state/view.ts";
import type { AnswerProps } from "../../context/panel.ts";
import { Pads } from "../../face/pads/Pads.tsx";
import { usePads, waits } from "../../face/pads/use-pads.ts";
import { Button } from "../../ui/button.tsx";
import { MovePad } from "./MovePad.tsx";
import { type Pad, padOf } from "./pads.ts";
import { usePanelWords } from "./words.ts";
import "./great-war.css";
import "./move-limits.css";

/** What is odd about a legal move. */
function oddities({ text, scene }: Pad): readonly Phrase[] {
  const read = parseMove(text, scene);
  return read.ok ? moveWarnings(scene, read.value) : [];
}

/** The moves that are asked: one at a time by initiative, all at once where they are plotted. */
export function MovePads({ state, view: seen, prompts }: AnswerProps) {
  const view = seen as View;
  const t = usePanelWords();
  const pads = prompts.map((prompt) => padOf(state, view, prompt));
  const use = usePads({ state, pads, warningsOf: oddities });
  const { open } = use;
  const several = pads.length > 1;
  const last = several && pads.filter(waits).length <= 1;
  const one = open ? [open] : [];
  const words = {
    ready: t(several ? "move.allReady" : open?.prompt.opens === "now" ? "move.fly" : "move.ready"),
    warning: t("move.warn"),
    anyway: t("move.anyway"),
    think: t("move.think"),
  };
  const actions = several && (
    <Button disabled={open?.state !== "legal"} onClick={() => use.ready(one)}>
      {t("move.ready")}
    </Button>
  );
  return (
    <Pads pads={pads} use={use} words={words} actions={actions} say={state.say}>
      {pads.map((pad) => (
        <MovePad
          key={pad.prompt.id}
          state={state}
          pad={pad}
          open={pad === open}
          tried={use.tried}
          {...(pad === open && { input: use.line })}
          onOpen={() => use.show(pad)}
          onEnter={() => use.ready(last ? pads : one)}
          onAll={() => use.ready(pads)}
        />
      ))}
    </Pads>
  );
}
