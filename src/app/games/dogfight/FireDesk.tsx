import { useId, useRef, useState } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { View } from "../../../games/dogfight/view.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import { Cited } from "../../rules/Cited.tsx";
import { readingOf } from "../../table/drafts.ts";
import { useSeatName } from "../../table/names.ts";
import { eventsOf, shownIndex } from "../../table/selectors.ts";
import type { TableState } from "../../table/session.ts";
import { Button } from "../../ui/button.tsx";
import { useFocusOnce } from "../../ui/focus.ts";
import { OrderText } from "../../ui/OrderText.tsx";
import { SideMark } from "../../ui/side.tsx";
import { type ShotOffer, shotOffers } from "./shotlist.ts";
import { usePanelWords } from "./words.ts";

interface FireDeskProps {
  readonly state: TableState;
  readonly view: View;
  readonly prompt: Prompt;
}

interface ShotButtonProps {
  readonly offer: ShotOffer;
  onLook(): void;
  onFire(): void;
}

function ShotButton({ offer, onLook, onFire }: ShotButtonProps) {
  const t = usePanelWords();
  const { order, range, need, percent } = offer;
  const inches = t("number.inches", range);
  return (
    <button
      type="button"
      className="df-shot"
      data-point="answer"
      onPointerEnter={onLook}
      onFocus={onLook}
      onClick={onFire}
      aria-label={t("fire.offer", order.shooter, order.weapon, order.target, inches, need, percent)}
    >
      <span className="df-shot-pair">
        {order.shooter} <small>{t("fire.at")}</small> {order.target}
      </span>
      <b className="df-shot-chance">{t("fire.chance", percent)}</b>
      <span className="df-shot-figures">
        {t("fire.weapon", order.weapon)} · {inches} · {t("fire.needs", need)}
      </span>
    </button>
  );
}

/** What the latest entry told: the result of the last shot, or the moves and the initiative before the first. */
function Results({ state }: { readonly state: TableState }) {
  const t = usePanelWords();
  const events = eventsOf(state, shownIndex(state));
  const told = events.filter((event) => event.key !== "flies" && event.key !== "revealed");
  return (
    <ul className="df-results" aria-label={t("fire.result")}>
      {told.map((event) => {
        const sentence = state.say(state.game.narrate(event));
        return (
          <li key={sentence}>
            <Cited text={sentence} />
          </li>
        );
      })}
    </ul>
  );
}

/** Every legal shot of the side that fires, a line to type one, and the end of the phase. */
export function FireDesk({ state, view, prompt }: FireDeskProps) {
  const t = usePanelWords();
  const name = useSeatName();
  const problemId = useId();
  const line = useRef<HTMLInputElement>(null);
  useFocusOnce(line);
  const text = state.drafts.get(prompt.id) ?? "";
  const [told, setTold] = useState("");
  const side = view.setup.sides.indexOf(prompt.seat) as SideIndex;
  const judged = readingOf(state, prompt.id);
  const problem = judged?.ok === false ? judged.error[0] : undefined;

  const answer = (order: string) => {
    const done = state.answerNow(prompt.id, order);
    setTold(done.ok ? "" : done.error.map(({ code, values }) => state.say({ key: code, values })).join(" "));
  };
  const look = ({ order }: ShotOffer) => {
    state.select(order.shooter);
    state.hover(order.target);
  };
  const fireTyped = () => {
    if (judged?.ok) answer(text);
    else if (problem) setTold(state.say({ key: problem.code, values: problem.values }));
  };

  return (
    <div className="df-desk">
      <h2 className="paper__title df-fire-title">
        <SideMark side={side} /> {t("fire.title", name(prompt.seat))}
      </h2>
      <Results state={state} />
      <p className="df-facts">{t("fire.hint")}</p>
      <fieldset className="df-shots">
        <legend className="df-hidden">{t("fire.shots")}</legend>
        {shotOffers(view, side).map((offer) => (
          <ShotButton
            key={offer.order.text}
            offer={offer}
            onLook={() => look(offer)}
            onFire={() => answer(offer.order.text)}
          />
        ))}
      </fieldset>
      <div className="df-typed">
        <OrderText
          label={t("fire.line")}
          placeholder={t("fire.example")}
          value={text}
          bad={told === "" ? undefined : problem?.token}
          describedBy={problemId}
          input={line}
          onChange={(typed) => {
            state.setDraft(prompt.id, typed);
            setTold("");
          }}
          onEnter={fireTyped}
        />
        <Button onClick={fireTyped} disabled={text.trim() === ""}>
          {t("fire.go")}
        </Button>
      </div>
      <p id={problemId} className="df-missing" role="alert">
        <Cited text={told} />
      </p>
      <Button onClick={() => answer("done")} title={t("fire.doneHint")}>
        {t("fire.done")}
      </Button>
    </div>
  );
}
