import { useState } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { AskForOne } from "../../../face/ask.ts";
import type { Offer } from "../../../face/offer.ts";
import { tabletopOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { dimOf } from "./asking.ts";
import { type Held, heldOf } from "./held.ts";

interface HandQuestion {
  readonly state: TableState;
  readonly prompt: Prompt;
  readonly ask: AskForOne;
  readonly offers: readonly Offer[];
  /** What is written or sealed. */
  readonly chosen: string | undefined;
  onChoose(text: string): void;
}

/** Puts the focus on the first answer of the card that was taken, once it is there. */
function focusAnswer(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("button.offer[data-on]")?.focus());
}

/** How long the answers of a card that is taken again are lit, in milliseconds. */
const LIT = 900;

/** Of the answers of the card that was taken again one is to be chosen: they are brought into sight and lit. */
function callForAnswer(): void {
  const answers = [...document.querySelectorAll<HTMLElement>("button.offer[data-on]")];
  answers[0]?.scrollIntoView({ block: "nearest" });
  for (const answer of answers) answer.animate({ outline: ["4px solid #ffcf4d", "4px solid #ffcf4d"] }, LIT);
  answers[0]?.focus({ preventScroll: true });
}

/**
 * The hand that a question is answered from. A card that is pointed at shows its answers; once taken it shows them until
 * another one is. Taken again, it is played, if there is one way to do that.
 */
export function useHand({ state, prompt, ask, offers, chosen, onChoose }: HandQuestion) {
  const held = ask.style === "hand" ? heldOf(tabletopOf(state), offers, dimOf(state, prompt)) : [];
  const written = offers.find(({ text }) => text === chosen)?.on;
  const [taken, setTaken] = useState(written);
  const [looked, setLooked] = useState<string>();
  const take = (one: Held) => {
    const [only, ...others] = one.offers;
    if (only && others.length === 0 && one.card.id === taken) return onChoose(only.text);
    setTaken(one.card.id);
    if (others.length > 0 && one.card.id === taken) return callForAnswer();
    if (one.offers.length > 1 && document.activeElement?.matches(":focus-visible")) focusAnswer();
  };
  const shown = held.find(({ card }) => card.id === (looked ?? taken));
  return { held, shown, taken, setLooked, take };
}
