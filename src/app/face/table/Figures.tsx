import { useState } from "react";
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
  /** The answer that Enter takes before a figure is set. */
  readonly usual: string | undefined;
  readonly chosen: string | undefined;
  onChoose(text: string): void;
}

/** Offers that differ by figures alone: these are set, and what they come to is one offer. */
export function Figures({ offers, usual, chosen, onChoose }: FiguresProps) {
  const first = offers.find(({ text }) => text === chosen || text === usual) ?? (offers[0] as FiguredOffer);
  const [set, setSet] = useState<FiguredOffer>();
  const shown = set ?? first;
  return (
    <>
      {shown.figures.map((figure) => (
        <Figure key={figure.id} offers={offers} set={shown} figure={figure} onSet={setSet} />
      ))}
      <OfferButton
        offer={shown}
        digit={1}
        usual={set !== undefined || usual === shown.text}
        chosen={chosen === shown.text}
        onLook={() => {}}
        onChoose={() => onChoose(shown.text)}
      />
    </>
  );
}
