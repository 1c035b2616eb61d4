import type { View } from "../../../games/great-war/rules/view/view.ts";
import type { AnswerProps } from "../../context/panel.ts";
import { Pads } from "../../face/pads/Pads.tsx";
import { usePads, waits } from "../../face/pads/use-pads.ts";
import { Button } from "../../ui/button.tsx";
import { MovePad } from "./MovePad.tsx";
import { padOf } from "./pads.ts";
import { usePanelWords } from "./words.ts";
import "./great-war.css";
import "./move-limits.css";

/** The moves that are asked: one at a time by initiative, all at once where they are plotted. */
export function MovePads({ state, view: seen, prompts, typing }: AnswerProps) {
  const view = seen as View;
  const t = usePanelWords();
  const pads = prompts.map((prompt) => padOf(state, view, prompt));
  const several = pads.length > 1;
  const last = several && pads.filter(waits).length <= 1;
  const use = usePads({ state, pads, typing, takes: (pad) => (last ? pads : [pad]) });
  const { open } = use;
  const one = open ? [open] : [];
  const ready = t(several ? "move.allReady" : open?.prompt.opens === "now" ? "move.fly" : "move.ready");
  const actions = several && (
    <Button disabled={open?.state !== "legal"} onClick={() => use.ready(one)}>
      {t("move.ready")}
    </Button>
  );
  return (
    <Pads pads={pads} use={use} ready={ready} actions={actions}>
      {pads.map((pad) => (
        <MovePad
          key={pad.prompt.id}
          state={state}
          pad={pad}
          open={pad === open}
          tried={use.tried}
          {...(pad === open && { input: use.line })}
          text={use.text}
          onOpen={() => use.show(pad)}
          onWrite={use.write}
          onEnter={use.enter}
          onAll={() => use.ready(pads)}
        />
      ))}
    </Pads>
  );
}
