import { itemAt } from "../../../core/item-at.ts";
import type { OfferFigure } from "../../../face/offer.ts";
import { wordsOf } from "../../../face/text.ts";
import { useTable } from "../../context/tools.ts";
import { Button } from "../../ui/button.tsx";
import { Slider } from "../../ui/slider.tsx";
import { type FiguredOffer, setTo, valuesOf } from "./figures.ts";
import { OfferButton } from "./OfferButton.tsx";
import { useQuestionWords } from "./words.ts";
import "./figures.css";

interface FigureProps {
  readonly offers: readonly FiguredOffer[];
  readonly set: FiguredOffer;
  readonly figure: OfferFigure;
  onSet(offer: FiguredOffer): void;
}

/** A figure that is slid, or goes up and down by one. */
function Figure({ offers, set, figure: { id, label, value }, onSet }: FigureProps) {
  const t = useQuestionWords();
  const say = useTable((state) => state.say);
  const values = valuesOf(offers, id);
  const at = values.indexOf(value);
  const name = wordsOf(label, say);
  const to = (place: number) => onSet(setTo(offers, set, id, values[place] ?? value));
  return (
    <div className="figures__one">
      <Button size="icon" aria-label={t("answer.less", name)} disabled={at === 0} onClick={() => to(at - 1)}>
        <span aria-hidden="true">−</span>
      </Button>
      <Slider label={name} told={`${value}`} range={[0, values.length - 1]} value={at} onChange={to} />
      <Button
        size="icon"
        aria-label={t("answer.more", name)}
        disabled={at === values.length - 1}
        onClick={() => to(at + 1)}
      >
        <span aria-hidden="true">+</span>
      </Button>
    </div>
  );
}

interface FiguresProps {
  readonly offers: readonly FiguredOffer[];
  readonly usual: string | undefined;
  /** The answer as it is written; the figures say the same. */
  readonly chosen: string | undefined;
  /** The digit that chooses what is set. */
  readonly digit: string | undefined;
  onWrite(text: string): void;
  onChoose(text: string): void;
}

/** Offers that differ by figures alone: these are set, and what they come to is written, and is one offer. */
export function Figures({ offers, usual, chosen, digit, onWrite, onChoose }: FiguresProps) {
  const named = (wanted: string | undefined) => offers.find(({ text }) => text === wanted);
  const set = named(chosen) ?? named(usual) ?? itemAt(offers, 0);
  return (
    <>
      {set.figures.map((figure) => (
        <Figure
          key={figure.id}
          offers={offers}
          set={set}
          figure={figure}
          onSet={({ text }) => onWrite(text)}
        />
      ))}
      <OfferButton
        offer={set}
        digit={digit}
        usual={usual === set.text}
        chosen={chosen === set.text}
        onLook={() => {}}
        onChoose={() => onChoose(set.text)}
      />
    </>
  );
}
