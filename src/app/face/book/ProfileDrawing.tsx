import type { Profile } from "../../../face/book.ts";
import { wordsOf } from "../../../face/text.ts";
import { useReading } from "./reading.ts";

/** Half a step and half a level less a little air between the boxes. */
const HALF = 0.44;
/** Levels from one written figure to the next. */
const WRITTEN = 4;

/** Levels up and down along the row through nose and tail, as from the side. */
export function ProfileDrawing({ profile }: { readonly profile: Profile }) {
  const { say } = useReading();
  const { label, ahead, behind, reach, columns } = profile;
  const steps = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  const edge = reach + 0.5;
  const box = [-reach - 1, -reach - 1, 2 * reach + 2, 2 * reach + 2].join(" ");
  const figures = steps.filter((level) => level !== 0 && level % WRITTEN === 0);
  return (
    <svg
      className="drawing drawing--profile"
      role="img"
      aria-label={wordsOf(label, say)}
      viewBox={box}
      style={{ maxWidth: "22rem" }}
    >
      {steps.map((at) => (
        <g key={at} className="drawing__lines">
          <path d={`M${at - 0.5} ${-edge}V${edge}`} />
          <path d={`M${-edge} ${at - 0.5}H${edge}`} />
        </g>
      ))}
      {columns.map(({ at, low, high }) => (
        <rect
          key={at}
          className="drawing__open"
          x={at - HALF}
          y={-high - HALF}
          width={2 * HALF}
          height={high - low + 2 * HALF}
          fillOpacity={0.75}
        />
      ))}
      <path d="M.7 0-.6.35-.4 0-.6-.35Z" fill="#20160c" />
      <text x={reach - 1.1} y={edge}>
        {wordsOf(ahead, say)} →
      </text>
      <text x={2.2 - reach} y={edge}>
        ← {wordsOf(behind, say)}
      </text>
      {figures.map((level) => (
        <text key={level} x={-reach - 0.3} y={-level * 0.98}>
          {level > 0 ? `+${level}` : `−${-level}`}
        </text>
      ))}
    </svg>
  );
}
