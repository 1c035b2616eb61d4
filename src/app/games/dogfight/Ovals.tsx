/** Ovals in a row of the record sheet; no rating exceeds it. */
const OVALS = 5;

const WIDTH = 26;
const HEIGHT = 20;

export type OvalState = "open" | "hit" | "blank";

/** Two strokes of a pencil, never quite straight. */
export function PencilCross({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const path = `M${x - size} ${y - size * 0.8}L${x + size * 0.9} ${y + size}M${x + size} ${y - size}L${x - size * 0.9} ${y + size * 0.9}`;
  return <path className="df-pencil" d={path} />;
}

/** The states of a row: hits are crossed in from the right-hand end of what the aircraft was built with. */
export function ovalStates(rating: number, left: number): readonly OvalState[] {
  return Array.from({ length: OVALS }, (_, index) => {
    if (index >= rating) return "blank";
    return index < left ? "open" : "hit";
  });
}

interface OvalsProps {
  readonly name: string;
  /** What a screen reader says of the row. */
  readonly label: string;
  readonly rating: number;
  readonly left: number;
}

/** A row of five ovals: those beyond the rating filled in from the start, hits crossed. */
export function Ovals({ name, label, rating, left }: OvalsProps) {
  return (
    <div className="df-ovals">
      <span className="df-ovals-name" aria-hidden="true">
        {name}
      </span>
      <svg viewBox={`0 0 ${OVALS * WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {ovalStates(rating, left).map((state, index) => {
          const x = index * WIDTH + WIDTH / 2;
          return (
            <g key={x} className={`df-oval df-oval-${state}`}>
              <ellipse cx={x} cy={HEIGHT / 2} rx={10} ry={7.5} />
              {state === "hit" && <PencilCross x={x} y={HEIGHT / 2} size={7} />}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
