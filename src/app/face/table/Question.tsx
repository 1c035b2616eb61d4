import { type KeyboardEvent, type Ref, useId } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { AskForOne } from "../../../face/ask.ts";
import type { Offer } from "../../../face/offer.ts";
import { wordsOf } from "../../../face/text.ts";
import { sideOf } from "../../session/seats.ts";
import { eventsOf, shownIndex } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { SideMark } from "../../ui/side.tsx";
import { Cited } from "../Cited.tsx";
import { offersOf } from "./asking.ts";
import { OfferButton } from "./OfferButton.tsx";
import { useQuestionWords } from "./words.ts";

interface QuestionProps {
  readonly state: TableState;
  readonly prompt: Prompt;
  readonly ask: AskForOne;
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

/** What the latest entry told: the result of the last shot, say. */
function Told({ state, but }: { readonly state: TableState; readonly but: readonly string[] }) {
  const t = useQuestionWords();
  const told = eventsOf(state, shownIndex(state)).filter(({ key }) => !but.includes(key));
  const lines = [...new Set(told.map((event) => state.say(state.game.narrate(event))))];
  return (
    <ul className="question__told" aria-label={t("answer.told")}>
      {lines.map((line) => (
        <li key={line}>
          <Cited text={line} />
        </li>
      ))}
    </ul>
  );
}

function Title({ state, prompt, title }: Pick<QuestionProps, "state" | "prompt"> & { title: string }) {
  return (
    <h2 className="paper__title question__title">
      <SideMark side={sideOf(state.seats, prompt.seat)} /> {title}
    </h2>
  );
}

/** The piece that an offer is about is chosen on the table, and what it aims at is looked at. */
function look(state: TableState, prompt: Prompt, { from, on }: Offer, looking: boolean): void {
  const about = from ?? prompt.about;
  if (about !== undefined) state.select(about);
  state.hover(looking ? (on ?? null) : null);
}

/** What ends or passes stands below all others. */
export function LastOffers({
  state,
  prompt,
  onChoose,
}: Pick<QuestionProps, "state" | "prompt" | "onChoose">) {
  const last = offersOf(state, prompt).filter((offer) => offer.last);
  return last.map(({ text, title, lines }) => (
    <Button
      key={text}
      title={lines.map((line) => wordsOf(line, state.say)).join(" ")}
      onClick={() => onChoose(text)}
    >
      {wordsOf(title, state.say)}
    </Button>
  ));
}

/** One question with its answers, each with its ruling; looking at an answer shows it on the table. */
export function Question({ state, prompt, ask, chosen, box, onChoose }: QuestionProps) {
  const asked = useId();
  const offers = offersOf(state, prompt).filter(({ last }) => !last);
  const words = (text: AskForOne["why"]) => wordsOf(text, state.say);
  return (
    <div className="question">
      {ask.title !== undefined && <Title state={state} prompt={prompt} title={words(ask.title)} />}
      {ask.told && <Told state={state} but={ask.told.but} />}
      <p id={asked} className="question__why">
        <Cited text={words(ask.why)} />
      </p>
      <fieldset
        ref={box}
        className="question__offers"
        data-style={ask.style}
        tabIndex={-1}
        aria-label={ask.offers && words(ask.offers)}
        aria-labelledby={ask.offers ? undefined : asked}
        onKeyDown={onKeyDown}
      >
        {offers.map((offer, place) => (
          <OfferButton
            key={offer.text}
            offer={offer}
            digit={place + 1}
            chosen={chosen === offer.text}
            onLook={(looking) => look(state, prompt, offer, looking)}
            onChoose={() => onChoose(offer.text)}
          />
        ))}
      </fieldset>
    </div>
  );
}
