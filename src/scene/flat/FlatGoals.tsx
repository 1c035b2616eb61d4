import { type GoalName, goalNames } from "../../tabletop/area.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { CARD, INK } from "../colours.ts";
import { Letters } from "../drawing/Letters.tsx";
import { LETTERED } from "../drawing/lettered.ts";
import { TAG } from "../drawing/PieceTag.tsx";
import { svgPoint } from "../drawing/path.ts";
import { slipAt } from "../drawing/ranges.ts";

/** Height of the letters in inches, while they have not grown. */
const LETTERS = 0.56;

function Goal({ goal: { text, x, y }, turn }: { readonly goal: GoalName; readonly turn: number }) {
  const { wide, high } = slipAt(x, y, text, LETTERS);
  return (
    <g transform={`translate(${svgPoint(x, y)}) rotate(${-turn})`}>
      <g data-part="goal" data-x={x} data-y={y} data-wide={wide} data-high={high}>
        <g style={TAG}>
          <rect
            x={-wide}
            y={-high}
            width={2 * wide}
            height={2 * high}
            rx={0.1}
            fill={CARD}
            stroke={INK}
            strokeWidth={0.05}
          />
          <Letters y={-0.02} size={LETTERS} fill={INK}>
            {text}
          </Letters>
        </g>
      </g>
    </g>
  );
}

interface FlatGoalsProps {
  readonly areas: Tabletop["areas"];
  readonly turn: number;
}

/** The names of what is to be done, over all that stands there; `layTags` keeps them clear of what is written. */
export function FlatGoals({ areas, turn }: FlatGoalsProps) {
  return (
    <g {...LETTERED} fontWeight={700}>
      {goalNames(areas).map((goal) => (
        <Goal key={goal.id} goal={goal} turn={turn} />
      ))}
    </g>
  );
}
