import type { Link, LinkKind } from "../../tabletop/link.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import { CARD, INK } from "../colours.ts";
import { liveryOf } from "../livery.ts";
import { LETTERED } from "./lettered.ts";
import { svgPoint } from "./path.ts";

/** How a chain of each kind is drawn: its width in inches and its links. */
const STROKES: Readonly<Record<LinkKind, { readonly width: number; readonly dash: string | undefined }>> = {
  tailing: { width: 0.22, dash: ".5 .25" },
  chase: { width: 0.26, dash: ".2 .16" },
  advantage: { width: 0.22, dash: undefined },
  route: { width: 0.16, dash: ".9 .35" },
};

/** Inches of a chain that stay clear of what it joins. */
const CLEAR = 0.95;

/** The paths of a chain from one place to another: its line and the head of its arrow, as SVG path data. */
export function linkPaths(from: Spot, to: Spot): { readonly line: string; readonly head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = length > 0 ? [dx / length, dy / length] : [0, 0];
  const clear = Math.min(CLEAR, length * 0.3);
  const end = { x: to.x - ux * clear, y: to.y - uy * clear };
  const corner = (back: number, aside: number) =>
    svgPoint(end.x - ux * back - uy * aside, end.y - uy * back + ux * aside);
  return {
    line: `M${svgPoint(from.x + ux * clear, from.y + uy * clear)}L${svgPoint(end.x, end.y)}`,
    head: `M${svgPoint(end.x, end.y)}L${corner(0.75, 0.4)}L${corner(0.55, 0)}L${corner(0.75, -0.4)}Z`,
  };
}

function Label({ text, from, to, turn }: { text: string; from: Spot; to: Spot; turn: number }) {
  const half = text.length * 0.12 + 0.2;
  const middle = svgPoint((from.x + to.x) / 2, (from.y + to.y) / 2);
  return (
    <g data-part="link-label" transform={`translate(${middle}) rotate(${-turn})`}>
      <rect x={-half} y={-0.32} width={2 * half} height={0.64} rx={0.1} fill={CARD} />
      <text fontSize={0.5} fill={INK}>
        {text}
      </text>
    </g>
  );
}

export interface LinksDrawingProps {
  readonly links: readonly Link[];
  /** Where a thing stands and whose it is; undefined where it is not on the table. */
  locate(id: string): (Spot & { readonly side?: SideIndex | undefined }) | undefined;
  readonly turn: number;
}

/** The chains between things; whoever moves them draws them anew from one to the other. */
export function LinksDrawing({ links, locate, turn }: LinksDrawingProps) {
  return (
    <g {...LETTERED} pointerEvents="none">
      {links.map(({ from, to, kind, label }) => {
        const [start, end] = [locate(from), locate(to)];
        if (!start || !end) return null;
        const { width, dash } = STROKES[kind];
        const colour = liveryOf(start.side).shape;
        const { line, head } = linkPaths(start, end);
        return (
          <g
            key={`${kind} ${from} ${to}`}
            data-part="link"
            data-link={kind}
            data-from={from}
            data-to={to}
            fill="none"
          >
            <path
              d={line}
              stroke="#fff6e0"
              strokeWidth={width + 0.2}
              strokeLinecap="round"
              strokeOpacity={0.8}
            />
            <path d={line} stroke={colour} strokeWidth={width} strokeDasharray={dash} />
            {kind === "advantage" && <path d={line} stroke="#fff6e0" strokeWidth={width * 0.36} />}
            <path data-head="" d={head} fill={colour} stroke="#fff6e0" strokeWidth={0.08} />
            {label !== undefined && <Label text={label} from={start} to={end} turn={turn} />}
          </g>
        );
      })}
    </g>
  );
}
