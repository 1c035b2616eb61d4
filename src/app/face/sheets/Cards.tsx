import type { Block, HandCard } from "../../../face/sheet.ts";
import { SideMark } from "../../ui/side.tsx";
import { useWords } from "../../words.ts";
import { useTexts } from "../speech.ts";
import { keyOf } from "./Line.tsx";

interface CardsProps {
  readonly of: Extract<Block, { readonly kind: "hand" }>;
}

function Card({ of: { title, lines, side } }: { readonly of: HandCard }) {
  const text = useTexts();
  return (
    <li className="record__card">
      <b>
        {side !== undefined && <SideMark side={side} size={16} />} {text(title)}
      </b>
      {lines.map((line, place) => (
        <span key={keyOf(place)}>{text(line)}</span>
      ))}
    </li>
  );
}

/** Cards in a hand side by side; of those that the viewer may not read there are only backs. */
export function Cards({ of: { label, cards, hidden } }: CardsProps) {
  const text = useTexts();
  const { t } = useWords();
  return (
    <ul className="record__hand" aria-label={text(label)}>
      {cards.map((card, place) => (
        <Card key={keyOf(place)} of={card} />
      ))}
      {hidden > 0 && <li className="record__card record__card--back">{t("sheet.hidden", hidden)}</li>}
    </ul>
  );
}
