import { useRef, useState } from "react";
import type { Phrase } from "../../../core/phrase.ts";
import { moveWarnings, parseMove } from "../../../games/great-war/move/index.ts";
import type { View } from "../../../games/great-war/state/view.ts";
import type { AnswerProps } from "../../context/panel.ts";
import { Cited } from "../../face/Cited.tsx";
import { Button } from "../../ui/button.tsx";
import { focusLine, useFocusOnce } from "../../ui/focus.ts";
import { MovePad } from "./MovePad.tsx";
import { type Pad, padOf } from "./pads.ts";
import { usePanelWords } from "./words.ts";
import "./great-war.css";
import "./move-limits.css";

/** What is odd about the legal moves that are written. */
function oddities(pads: readonly Pad[]): readonly Phrase[] {
  return pads.flatMap(({ text, scene }) => {
    const read = parseMove(text, scene);
    return read.ok ? moveWarnings(scene, read.value) : [];
  });
}

interface WarningProps {
  readonly phrases: readonly Phrase[];
  readonly say: (phrase: Phrase) => string;
  onAnyway(): void;
  onThink(): void;
}

function Warning({ phrases, say, onAnyway, onThink }: WarningProps) {
  const t = usePanelWords();
  return (
    <div className="gw-warning" role="alert">
      <b>{t("move.warn")}</b>
      <ul>
        {phrases.map((phrase) => (
          <li key={say(phrase)}>
            <Cited text={say(phrase)} />
          </li>
        ))}
      </ul>
      <div className="gw-actions">
        <Button look="brass" data-point="ready" onClick={onAnyway}>
          {t("move.anyway")}
        </Button>
        <Button onClick={onThink}>{t("move.think")}</Button>
      </div>
    </div>
  );
}

/** What was to be flown when the warning came, and as what: any edit makes it void. */
interface Warned {
  readonly ids: readonly string[];
  readonly texts: string;
}

/** The moves that are asked: one at a time by initiative, all at once where they are plotted. */
export function MovePads({ state, view: seen, prompts }: AnswerProps) {
  const view = seen as View;
  const t = usePanelWords();
  const [warned, setWarned] = useState<Warned | null>(null);
  const [tried, setTried] = useState<string | null>(null);
  const line = useRef<HTMLInputElement>(null);
  useFocusOnce(line);
  const pads = prompts.map((prompt) => padOf(state, view, prompt));
  const waits = (pad: Pad) => pad.state !== "ready";
  const open = pads.find(({ id }) => id === state.selected) ?? pads.find(waits) ?? pads[0];
  const texts = pads.map(({ text }) => text).join("\n");
  const warnedPads = warned?.texts === texts ? pads.filter(({ id }) => warned.ids.includes(id)) : [];
  const phrases = oddities(warnedPads);
  const several = pads.length > 1;

  const show = (pad: Pad | undefined) => {
    if (!pad) return;
    state.select(pad.id);
    // The line exists only after this render.
    requestAnimationFrame(() => focusLine(line));
  };
  /** Seals or flies these pads: first the mistakes, then what is odd. */
  const go = (chosen: readonly Pad[], anyway: boolean) => {
    setTried(texts);
    const unfit = chosen.find((pad) => pad.state === "draft" || pad.state === "empty");
    if (unfit) return show(unfit);
    const isWarned = chosen.every((pad) => warnedPads.includes(pad));
    if (!anyway && !isWarned && oddities(chosen).length > 0)
      return setWarned({ ids: chosen.map(({ id }) => id), texts });
    const [first] = chosen;
    if (first?.prompt.opens === "now") return void state.answerNow(first.prompt.id, first.text);
    if (chosen.length === pads.length) return void state.sealAll(first?.prompt.seat ?? "");
    for (const { prompt } of chosen) state.seal(prompt.id);
    show(pads.find((pad) => waits(pad) && !chosen.includes(pad)));
  };
  const one = open ? [open] : [];
  const last = several && pads.filter(waits).length <= 1;

  return (
    <div className="gw-pads">
      {pads.map((pad) => (
        <MovePad
          key={pad.prompt.id}
          state={state}
          pad={pad}
          open={pad === open}
          tried={tried === texts}
          {...(pad === open && { input: line })}
          onOpen={() => show(pad)}
          onEnter={() => go(last ? pads : one, false)}
          onAll={() => go(pads, false)}
        />
      ))}
      {phrases.length > 0 ? (
        <Warning
          phrases={phrases}
          say={state.say}
          onAnyway={() => go(warnedPads, true)}
          onThink={() => setWarned(null)}
        />
      ) : (
        <div className="gw-actions gw-actions-main">
          {several && (
            <Button disabled={open?.state !== "legal"} onClick={() => go(one, false)}>
              {t("move.ready")}
            </Button>
          )}
          <Button look="brass" className="gw-go" data-point="ready" onClick={() => go(pads, false)}>
            {t(several ? "move.allReady" : open?.prompt.opens === "now" ? "move.fly" : "move.ready")}
          </Button>
        </div>
      )}
    </div>
  );
}
