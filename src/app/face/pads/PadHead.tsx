import type { SideIndex } from "../../../tabletop/tabletop.ts";
import { SideMark } from "../../ui/side.tsx";
import type { WrittenPad } from "./use-pads.ts";

interface PadHeadProps {
  readonly pad: WrittenPad;
  readonly side: SideIndex;
  readonly title: string;
  readonly open: boolean;
  /** How far the pad has come, in words; left out where nobody needs to know. */
  readonly label?: string | undefined;
  /** Left out where there is nothing to open. */
  readonly onOpen?: (() => void) | undefined;
}

/** The head of a pad: the side, the piece, and what is written while it is shut. */
export function PadHead({ pad, side, title, open, label, onOpen }: PadHeadProps) {
  const inside = (
    <>
      <SideMark side={side} size={22} />
      <b className="pad__id">{pad.id}</b>
      <span className="pad__title">{title}</span>
      {!open && pad.text !== "" && <span className="pad__order">{pad.text}</span>}
      {label !== undefined && (
        <span className="pad__state" data-state={pad.state}>
          {label}
        </span>
      )}
    </>
  );
  if (!onOpen) return <h2 className="pad__head">{inside}</h2>;
  return (
    <button type="button" className="pad__head" aria-expanded={open} onClick={onOpen}>
      {inside}
    </button>
  );
}
