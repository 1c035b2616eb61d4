import { useRef, useState } from "react";
import type { Phrase } from "../../../core/phrase.ts";
import { oddities, offersAfter } from "../../../games/dogfight/face/oddities.ts";
import type { View } from "../../../games/dogfight/view.ts";
import type { AnswerProps } from "../../context/panel.ts";
import { Button } from "../../ui/button.tsx";
import { focusLine, useFocusOnce } from "../../ui/focus.ts";
import { Habits, OrderPad } from "./OrderPad.tsx";
import { isLegal, type Pad, padsOf } from "./pads.ts";
import { usePanelWords } from "./words.ts";
import "./dogfight.css";
import "./order-cards.css";

/** What a player has been warned of, and for which texts: any edit makes it void. */
interface Warned {
  readonly pads: readonly string[];
  readonly signature: string;
  readonly phrases: readonly Phrase[];
}

function signatureOf(pads: readonly Pad[]): string {
  return pads.map((pad) => `${pad.id} ${pad.text}`).join("\n");
}

/** The pad that is open: the selected aircraft's, else the first that is not ready. */
function openPad(pads: readonly Pad[], selected: string | null, kept: string | null): Pad | undefined {
  const of = (id: string | null) => pads.find((pad) => pad.id === id);
  return of(selected) ?? of(kept) ?? pads.find((pad) => pad.state !== "ready") ?? pads[0];
}

/** Order pads of all the aircraft of the seat at the screen, and "ready". */
export function OrderPads({ state, view: seen, prompts }: AnswerProps) {
  const view = seen as View;
  const t = usePanelWords();
  const [warned, setWarned] = useState<Warned | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<string | null>(null);
  const line = useRef<HTMLInputElement>(null);
  useFocusOnce(line);
  const pads = padsOf(state, view, prompts);
  const open = openPad(pads, state.selected, kept);
  const several = pads.length > 1;
  const seat = prompts[0]?.seat;

  const show = (pad: Pad | undefined) => {
    if (!pad) return;
    setKept(pad.id);
    state.select(pad.id);
    // The line exists only after this render.
    requestAnimationFrame(() => focusLine(line));
  };
  const edit = (pad: Pad, text: string) => {
    setWarned(null);
    setRefused([]);
    state.setDraft(pad.prompt.id, text);
  };
  /** Seals these pads, or all and hands on; warns first of what is legal but odd. */
  const ready = (chosen: readonly Pad[], all: boolean, anyway: boolean) => {
    const unfit = chosen.filter((pad) => !isLegal(pad));
    setRefused(unfit.map((pad) => pad.id));
    if (unfit.length > 0) return show(unfit[0]);
    const phrases = chosen
      .filter((pad) => pad.state === "draft")
      .flatMap((pad) => oddities(view, pad.id, pad.text));
    if (phrases.length > 0 && !anyway) {
      return setWarned({ pads: chosen.map((pad) => pad.id), signature: signatureOf(chosen), phrases });
    }
    setWarned(null);
    if (all && seat !== undefined) return void state.sealAll(seat);
    for (const pad of chosen) state.seal(pad.prompt.id);
    show(pads.find((pad) => pad.state !== "ready" && !chosen.includes(pad)));
  };
  const warnedPads = pads.filter((pad) => warned?.pads.includes(pad.id));
  const isWarned = warned !== null && warned.signature === signatureOf(warnedPads);
  /** A second "ready" on the same text is the answer to the warning. */
  const isWarnedOf = (pad: Pad) => isWarned && warnedPads.includes(pad);
  const allStraight = () => {
    for (const { facts, prompt } of pads) if (facts.straight) state.setDraft(prompt.id, facts.straight);
  };

  return (
    <div className="df-pads">
      <h2 className="df-hidden">{t("orders.title", view.turn)}</h2>
      <div className="df-cards">
        {pads.map((pad) => (
          <OrderPad
            key={pad.prompt.id}
            pad={pad}
            open={pad === open}
            several={several}
            next={pad === open ? offersAfter(view, pad.id, pad.text) : []}
            {...(pad === open && { input: line })}
            say={state.say}
            onOpen={() => show(pad)}
            onEdit={(text) => edit(pad, text)}
            onReady={() => ready(several ? [pad] : pads, !several, isWarnedOf(pad))}
            onAll={() => ready(pads, true, isWarned)}
            onChange={() => state.unseal(pad.prompt.id)}
          />
        ))}
      </div>
      {isWarned && (
        <div className="df-warning" role="alert">
          <b>{t("orders.warn")}</b>
          <ul>
            {warned.phrases.map((phrase) => (
              <li key={state.say(phrase)}>{state.say(phrase)}</li>
            ))}
          </ul>
          <div className="df-actions">
            <Button
              look="brass"
              data-point="ready"
              onClick={() => ready(warnedPads, !several || warnedPads.length === pads.length, true)}
            >
              {t("orders.flyAnyway")}
            </Button>
            <Button onClick={() => setWarned(null)}>{t("orders.think")}</Button>
          </div>
        </div>
      )}
      {refused.length > 0 && (
        <p className="df-missing" role="alert">
          {t("orders.missing", refused)}
        </p>
      )}
      {several && state.open.match.moments.length === 1 && <p className="df-keys">{t("orders.keys")}</p>}
      {!isWarned && (
        <div className="df-actions df-actions-main">
          {several && <Button onClick={allStraight}>{t("orders.allStraight")}</Button>}
          {!several && open && <Habits pad={open} onEdit={(text) => edit(open, text)} />}
          <Button
            look="brass"
            className="df-ready"
            data-point="ready"
            onClick={() => ready(pads, true, false)}
          >
            {t(several ? "orders.allReadyMany" : "orders.allReady")}
          </Button>
        </div>
      )}
    </div>
  );
}
