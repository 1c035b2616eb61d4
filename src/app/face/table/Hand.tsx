import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { wordsOf } from "../../../face/text.ts";
import { CardDrawing } from "../../../scene/drawing/CardDrawing.tsx";
import { cardSpoken } from "../../../tabletop/spoken.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { tabletopOf } from "../../session/selectors.ts";
import { takeFreeFocus } from "../../ui/focus.ts";
import { coveredBy, type Held } from "./held.ts";
import "./hand.css";

interface HandProps {
  readonly held: readonly Held[];
  /** The card whose answers are shown. */
  readonly picked: string | undefined;
  /** What the cards are called together. */
  readonly label: string;
  readonly box?: RefObject<HTMLFieldSetElement | null>;
  /** The digit that chooses a card, where there is one. */
  digitOf(held: Held): string | undefined;
  onLook(id: string | undefined): void;
  /** Takes a card out of the hand, or plays the one that is out. */
  onTake(held: Held): void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows go through the hand, round its ends; Home and End go to them. */
function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")];
  const at = cards.indexOf(document.activeElement as HTMLButtonElement);
  const step = STEPS[event.key];
  const to =
    event.key === "Home" ? 0 : event.key === "End" ? -1 : step && (at < 0 ? 0 : (at + step) % cards.length);
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  cards.at(to)?.focus();
}

/** A card's text may end in a full stop of its own; its name does not. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

interface CardProps extends Pick<HandProps, "onLook" | "onTake"> {
  readonly held: Held;
  readonly picked: boolean;
  readonly digit: string | undefined;
  /** How far from the middle of the hand it is held: -1 at the left end, 1 at the right one. */
  readonly aside: number;
}

function HeldCard({ held, picked, digit, aside, onLook, onTake }: CardProps) {
  const say = useTable((state) => state.say);
  const { card, offers, dim } = held;
  const why = dim && wordsOf(dim.why, say);
  const playable = offers.length > 0;
  return (
    <button
      type="button"
      className="hand__card"
      data-on={card.id}
      data-point={playable ? "answer" : undefined}
      aria-pressed={picked}
      aria-disabled={!playable}
      aria-keyshortcuts={digit}
      aria-label={why ? `${sentence(cardSpoken(card))} ${why}` : cardSpoken(card)}
      style={{ "--aside": aside } as CSSProperties}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onLook(card.id)}
      onPointerLeave={() => onLook(undefined)}
      onFocus={() => onLook(card.id)}
      onBlur={({ relatedTarget }) => {
        // Whoever goes from a card to what is told below it still looks at it: that must not go from under his finger.
        if (!relatedTarget?.closest(".offer, .hand__why")) onLook(undefined);
      }}
      onClick={() => onTake(held)}
    >
      <svg viewBox="-1.06 -1.46 2.14 2.94" aria-hidden="true">
        <CardDrawing card={card} back="lozenges" up />
      </svg>
    </button>
  );
}

/** While cards are held up here, they do not lie on the table as well, nor do their side's other hands, which they cover. */
function useHeldUp(held: readonly Held[]): void {
  const { page } = useTools();
  const groups = useTable((state) => coveredBy(held, tabletopOf(state).groups).join("\n"));
  useEffect(() => {
    page.setState({ hands: groups.split("\n") });
    return () => page.setState({ hands: [] });
  }, [page, groups]);
}

/** So many cards lie side by side on a narrow page, those of a larger hand in two rows. */
const IN_A_ROW = 5;

/** The hand that a question is answered from, as a fan at the edge of the table. */
export function Hand({ held, picked, label, box, digitOf, onLook, onTake }: HandProps) {
  const own = useRef<HTMLFieldSetElement>(null);
  const middle = (held.length - 1) / 2;
  const rows = held.length > IN_A_ROW ? 2 : 1;
  useHeldUp(held);
  useEffect(() => takeFreeFocus(box?.current ?? null), [box]);
  return (
    <fieldset
      ref={box ?? own}
      className="hand"
      tabIndex={-1}
      aria-label={label}
      data-rows={rows}
      style={{ "--cards": held.length, "--columns": Math.ceil(held.length / rows) } as CSSProperties}
      onKeyDown={moveFocus}
    >
      {held.map((one, place) => (
        <HeldCard
          key={one.card.id}
          held={one}
          picked={one.card.id === picked}
          digit={digitOf(one)}
          aside={middle === 0 ? 0 : (place - middle) / middle}
          onLook={onLook}
          onTake={onTake}
        />
      ))}
    </fieldset>
  );
}
