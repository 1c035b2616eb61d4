import { useContext } from "react";
import { ToolsContext } from "../../context/tools.ts";
import { SideMark } from "../../ui/side.tsx";
import { isNamedAnew, piecesIn, type Sides } from "./pieces-in.ts";
import { useSides } from "./use-sides.ts";
import "./marked.css";

interface WordsProps extends Sides {
  readonly text: string;
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
  return <MarkedWords text={text} {...useSides()} />;
}

/** A sentence of a table, its pieces marked; away from a table it stays as it is. */
export function Marked({ text }: MarkedProps) {
  return useContext(ToolsContext) ? <OnTable text={text} /> : text;
}
