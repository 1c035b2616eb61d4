import { useContext, useMemo } from "react";
import type { SideId } from "../../../core/game.ts";
import { ToolsContext, useTable } from "../../context/tools.ts";
import { tabletopOf } from "../../session/selectors.ts";
import { useSideName } from "../../side-names.ts";
import { SideMark } from "../../ui/side.tsx";
import { isNamedAnew, piecesIn, type SidesOfPieces } from "./pieces-in.ts";
import "./marked.css";

interface WordsProps {
  readonly text: string;
  /** The sides of the match, the one of the first colour first. */
  readonly sides: readonly SideId[];
  readonly pieces: SidesOfPieces;
  name(side: SideId): string;
}

/** A sentence in which the marking of its side stands before the id of each piece, where ids no longer tell the side. */
export function MarkedWords({ text, sides, pieces, name }: WordsProps) {
  if (!isNamedAnew(sides)) return text;
  return piecesIn(text, pieces).map(({ text: words, at, side }) =>
    side === undefined ? (
      words
    ) : (
      <span key={at} className="marked">
        <span role="img" aria-label={name(sides[side] ?? "")}>
          <SideMark side={side} />
        </span>
        {words}
      </span>
    ),
  );
}

interface MarkedProps {
  readonly text: string;
}

function OnTable({ text }: MarkedProps) {
  const standing = useTable((state) => tabletopOf(state).pieces);
  const seats = useTable((state) => state.seats);
  const pieces = useMemo(() => new Map(standing.map(({ id, side }) => [id, side])), [standing]);
  const sides = useMemo(() => [...new Set(seats.map(({ side }) => side))], [seats]);
  return <MarkedWords text={text} sides={sides} pieces={pieces} name={useSideName()} />;
}

/** A sentence of a table, its pieces marked; away from a table it stays as it is. */
export function Marked({ text }: MarkedProps) {
  return useContext(ToolsContext) ? <OnTable text={text} /> : text;
}
