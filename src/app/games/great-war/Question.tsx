import { type KeyboardEvent, type Ref, useId } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { Order } from "../../../games/great-war/order.ts";
import type { View } from "../../../games/great-war/view.ts";
import { Cited } from "../../rules/Cited.tsx";
import type { TableState } from "../../table/session.ts";
import { questionOf } from "./asking.ts";
import { type Offer, offerOf } from "./offers.ts";
import { usePanelWords } from "./words.ts";

interface QuestionProps {
  readonly state: TableState;
  readonly view: View;
  readonly prompt: Prompt;
  readonly chosen: string | undefined;
  readonly box?: Ref<HTMLFieldSetElement>;
  onChoose(text: string): void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Digits choose; arrows move the focus from answer to answer. */
function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")];
  const step = STEPS[event.key];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const digit = /^[1-9]$/.test(event.key) ? buttons[Number(event.key) - 1] : undefined;
  if (step === undefined && !digit) return;
  event.preventDefault();
  if (digit) digit.click();
  else if (step) buttons[at < 0 ? 0 : (at + step + buttons.length) % buttons.length]?.focus();
}

interface OptionProps {
  readonly offer: Offer;
  readonly digit: number;
  readonly chosen: boolean;
  onLook(looking: boolean): void;
  onChoose(): void;
}

function Option({ offer, digit, chosen, onLook, onChoose }: OptionProps) {
  const { title, lines, chance } = offer;
  return (
    <button
      type="button"
      className="gw-option"
      data-point="answer"
      data-aimed={offer.target !== null}
      aria-pressed={chosen}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
      onClick={onChoose}
    >
      <span className="gw-digit" aria-hidden="true">
        {digit <= 9 ? digit : ""}
      </span>
      <b className="gw-option-title">{title}</b>
      {chance !== undefined && <b className="gw-chance">{chance} %</b>}
      {lines.map((line) => (
        <small key={line}>
          <Cited text={line} plain />
        </small>
      ))}
    </button>
  );
}

/** One question with its answers, each with its ruling; looking at an answer shows its target on the table. */
export function Question({ state, view, prompt, chosen, box, onChoose }: QuestionProps) {
  const t = usePanelWords();
  const asked = useId();
  const orders = [...state.game.options(prompt, view, new Map())] as readonly Order[];
  const look = ({ target }: Offer, looking: boolean) => {
    if (prompt.about !== undefined) state.select(prompt.about);
    state.hover(looking ? target : null);
  };
  return (
    <fieldset ref={box} className="gw-question" tabIndex={-1} aria-labelledby={asked} onKeyDown={onKeyDown}>
      <p id={asked} className="gw-asked">
        <Cited text={questionOf(t, view, prompt)} />
      </p>
      {orders.map((order, place) => {
        const offer = offerOf(t, view, prompt, order);
        return (
          <Option
            key={order.text}
            offer={offer}
            digit={place + 1}
            chosen={chosen === order.text}
            onLook={(looking) => look(offer, looking)}
            onChoose={() => onChoose(order.text)}
          />
        );
      })}
    </fieldset>
  );
}
