import { offersAfter } from "../../../games/dogfight/face/token-offers.ts";
import type { View } from "../../../games/dogfight/rules/view/view.ts";
import type { AnswerProps } from "../../context/panel.ts";
import { Forecasts } from "../../face/pads/Forecasts.tsx";
import { Pads } from "../../face/pads/Pads.tsx";
import { usePads } from "../../face/pads/use-pads.ts";
import { Button } from "../../ui/button.tsx";
import { Habits, OrderPad } from "./OrderPad.tsx";
import { padsOf } from "./pads.ts";
import { usePanelWords } from "./words.ts";
import "./dogfight.css";
import "./order-cards.css";

/** Order pads of all the aircraft of the seat at the screen, and "ready". */
export function OrderPads({ state, view: seen, prompts, typing }: AnswerProps) {
  const view = seen as View;
  const t = usePanelWords();
  const pads = padsOf(state, view, prompts);
  const use = usePads({ state, pads, typing, takes: (pad) => [pad] });
  const { open, missing } = use;
  const isBlank = (id: string) => pads.some((pad) => pad.id === id && pad.text.trim() === "");
  const [blank, illegal] = [missing.filter(isBlank), missing.filter((id) => !isBlank(id))];
  const several = pads.length > 1;
  const allStraight = () => {
    for (const { facts, prompt } of pads) if (facts.straight) state.setDraft(prompt.id, facts.straight);
  };
  const ready = t(several ? "orders.allReadyMany" : "orders.allReady");
  const actions = several ? (
    <Button onClick={allStraight}>{t("orders.allStraight")}</Button>
  ) : (
    open && <Habits pad={open} onEdit={(text) => state.setDraft(open.prompt.id, text)} />
  );
  return (
    <Pads pads={pads} use={use} ready={ready} actions={actions}>
      <h2 className="visually-hidden">{t("orders.title", view.turn)}</h2>
      <div className="df-cards">
        {pads.map((pad) => (
          <OrderPad
            key={pad.prompt.id}
            pad={pad}
            open={pad === open}
            several={several}
            forecast={<Forecasts state={state} pad={pad} wrong={pad.state === "wrong"} />}
            next={pad === open ? offersAfter(view, pad.id, pad.text) : []}
            {...(pad === open && { input: use.line })}
            text={use.text}
            say={state.say}
            onOpen={() => use.show(pad)}
            onEdit={(text) => state.setDraft(pad.prompt.id, text)}
            onWrite={use.write}
            onEnter={use.enter}
            onReady={() => use.ready([pad])}
            onAll={() => use.ready(pads)}
            onChange={() => state.unseal(pad.prompt.id)}
          />
        ))}
      </div>
      {missing.length > 0 && (
        <p className="df-missing" data-told="alert">
          {blank.length > 0 && t("orders.missing", blank)}{" "}
          {illegal.length > 0 && t("orders.illegal", illegal)}
        </p>
      )}
      {several && state.open.match.moments.length === 1 && <p className="df-keys">{t("orders.keys")}</p>}
    </Pads>
  );
}
