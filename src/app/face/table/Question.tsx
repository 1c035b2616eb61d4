import { type RefObject, useId } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { AskForOne } from "../../../face/ask.ts";
import type { Offer } from "../../../face/offer.ts";
import { wordsOf } from "../../../face/text.ts";
import { lazyPart } from "../../lazy-part.ts";
import { sideOf } from "../../session/seats.ts";
import { eventsOf, shownIndex } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { SideMark } from "../../ui/side.tsx";
import { stepFocus } from "../../ui/step-focus.ts";
import { Cited, useQuietly, Words } from "../Cited.tsx";
import { figuredOf } from "./figures.ts";
import type { Held } from "./held.ts";
import { OfferButton } from "./OfferButton.tsx";
import { useDigits } from "./question-keys.ts";
import { useHand } from "./use-hand.ts";
import { useQuestionWords } from "./words.ts";

const Hand = lazyPart(async () => (await import("./Hand.tsx")).Hand);
const ToldOffers = lazyPart(async () => (await import("../told/ToldOffers.tsx")).ToldOffers);
const Figures = lazyPart(async () => (await import("./Figures.tsx")).Figures);

interface QuestionProps {
  readonly state: TableState;
  readonly prompt: Prompt;
  readonly ask: AskForOne;
  /** All that may be answered, the last ones too. */
  readonly offers: readonly Offer[];
  /** The answer that Enter takes. */
  readonly usual: string | undefined;
  readonly chosen: string | undefined;
  readonly box?: RefObject<HTMLFieldSetElement | null>;
  onWrite(text: string): void;
  onChoose(text: string): void;
}

/** What the latest entry told: the result of the last shot, say. */
function LatestEvents({ state, but }: { readonly state: TableState; readonly but: readonly string[] }) {
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

interface TitleProps extends Pick<QuestionProps, "state" | "prompt"> {
  readonly id: string;
  readonly title: string;
}

function Title({ id, state, prompt, title }: TitleProps) {
  return (
    <h2 id={id} className="paper__title question__title">
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
  offers,
  usual,
  onChoose,
}: Pick<QuestionProps, "state" | "offers" | "usual" | "onChoose">) {
  const quietly = useQuietly();
  const last = offers.filter((offer) => offer.last);
  return last.map(({ text, title, lines }) => (
    <Button
      key={text}
      data-usual={usual === text}
      title={lines.map((line) => quietly(wordsOf(line, state.say)).words).join(" ")}
      onClick={() => onChoose(text)}
    >
      <Words text={wordsOf(title, state.say)} />
      {usual === text && (
        <span className="offer__usual" aria-hidden="true">
          ⏎
        </span>
      )}
    </Button>
  ));
}

/** What is to say of the card that is shown: why it may not be played; or what to do with the hand. */
function OfHand({
  shown,
  playable,
  say,
}: { readonly shown: Held | undefined; readonly playable: boolean } & Pick<TableState, "say">) {
  const t = useQuestionWords();
  if (!shown) return <p className="hand__hint">{t("answer.pick", { playable })}</p>;
  if (shown.offers.length > 1) return <p className="hand__hint">{t("answer.ways")}</p>;
  if (shown.offers.length > 0 || !shown.dim) return null;
  const { why, rule } = shown.dim;
  return (
    <p className="hand__why" data-told="event">
      <Cited text={wordsOf(why, say)} rule={rule} />
    </p>
  );
}

/** One question with its answers, each with its ruling; looking at an answer shows it on the table. */
export function Question({
  state,
  prompt,
  ask,
  offers: all,
  usual,
  chosen,
  box,
  onWrite,
  onChoose,
}: QuestionProps) {
  const [titled, asked] = [useId(), useId()];
  const t = useQuestionWords();
  const { held, shown, taken, setLooked, take } = useHand({
    state,
    prompt,
    ask,
    offers: all,
    chosen,
    onChoose,
  });
  const inHand = new Set(held.flatMap((one) => one.offers));
  const isOut = held.some((one) => one.card.id === taken && one.offers.length > 0);
  const offers = all.filter((offer) => !offer.last && (!inHand.has(offer) || shown?.offers.includes(offer)));
  const figured = figuredOf(offers);
  const digitAt = useDigits();
  // Until a card is out, digits choose cards; then what is done with it.
  const playable = held.filter((one) => one.offers.length > 0 && !isOut);
  const numbered = [...playable, ...offers.filter((offer) => isOut || !inHand.has(offer))];
  const words = (text: AskForOne["why"]) => wordsOf(text, state.say);
  return (
    <div className="question">
      {ask.title !== undefined && (
        <Title id={titled} state={state} prompt={prompt} title={words(ask.title)} />
      )}
      {ask.told && <LatestEvents state={state} but={ask.told.but} />}
      <p id={asked} className="question__why">
        <Cited text={words(ask.why)} />
      </p>
      <ToldOffers say={state.say} offers={all} usual={usual} />
      {held.length > 0 && (
        <Hand
          held={held}
          picked={taken}
          label={t("answer.hand")}
          digitOf={(one) => digitAt(numbered.indexOf(one))}
          {...(box && { box })}
          onLook={setLooked}
          onTake={take}
        />
      )}
      {held.length > 0 && <OfHand shown={shown} playable={inHand.size > 0} say={state.say} />}
      <fieldset
        {...(held.length === 0 && box && { ref: box })}
        className="question__offers"
        data-style={ask.style}
        tabIndex={-1}
        aria-labelledby={ask.title === undefined ? asked : `${titled} ${asked}`}
        onKeyDown={stepFocus}
      >
        {figured && <Figures offers={figured} digit={digitAt(0)} {...{ usual, chosen, onWrite, onChoose }} />}
        {(figured ? [] : offers).map((offer) => (
          <OfferButton
            key={offer.text}
            offer={offer}
            digit={digitAt(numbered.indexOf(offer))}
            usual={usual === offer.text}
            chosen={chosen === offer.text}
            onLook={(looking) => look(state, prompt, offer, looking)}
            onChoose={() => onChoose(offer.text)}
          />
        ))}
      </fieldset>
    </div>
  );
}
