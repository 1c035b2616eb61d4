import { memo } from "react";
import type { Card, CardBack } from "../../tabletop/card.ts";
import { CardDrawing } from "../drawing/CardDrawing.tsx";
import type { CastCard } from "./cards-cast.ts";
import { type Marked, Rim } from "./Rim.tsx";

/** The rim of a card, in halves of its width. */
const RIM = { half: [1.07, 1.47], radius: 0.16, line: 0.1, dash: ".3 .12" } as const;

interface CardLooksProps {
  readonly before: Card;
  readonly after: Card;
  readonly back: CardBack;
}

/** Both sides of a card before and after what happens, around its middle; half its width is one unit. */
const CardLooks = memo(function CardLooks({ before, after, back }: CardLooksProps) {
  const looks =
    before === after
      ? [{ name: "after", card: after }]
      : [
          { name: "before", card: before },
          { name: "after", card: after },
        ];
  return looks.map(({ name, card }) => (
    <g key={name} data-look={name}>
      <g data-face="up">
        <CardDrawing card={card} back={back} up />
      </g>
      <g data-face="down">
        <CardDrawing card={card} back={back} up={false} />
      </g>
    </g>
  ));
});

interface FlatCardsProps extends Marked {
  readonly cast: readonly CastCard[];
  /** The card that is looked at: it is drawn large, over all others. */
  readonly looked: string | undefined;
  /** Hands that are held up before their reader instead of lying on the table. */
  readonly heldUp: readonly string[] | undefined;
}

/** The cards of a flat table; whoever moves them puts each in its place. */
export function FlatCards({ cast, lit, dim, selected, looked, heldUp }: FlatCardsProps) {
  const isHeldUp = ({ after }: CastCard) => heldUp?.includes(after.group) ?? false;
  const large = cast.find((card) => card.id === looked && !isHeldUp(card));
  return (
    <>
      {cast.map((card) => {
        const { id, before, after, back } = card;
        return (
          <g key={id} data-card={id} data-thing={id} display={isHeldUp(card) ? "none" : undefined}>
            <g opacity={dim.has(id) ? 0.5 : undefined}>
              <CardLooks before={before} after={after} back={back} />
            </g>
            <Rim {...RIM} {...{ id, lit, selected }} />
          </g>
        );
      })}
      {large && (
        <g data-card={large.id} data-large="" pointerEvents="none">
          <CardLooks before={large.before} after={large.after} back={large.back} />
          {large.id === selected && <Rim {...RIM} {...{ id: large.id, lit, selected }} />}
        </g>
      )}
    </>
  );
}
