import { useClipTime } from "../../context/clip-time.ts";
import { useClip } from "../../context/playing.ts";
import { Die } from "./Die.tsx";
import { NeedTag } from "./NeedTag.tsx";
import { useThrownFor } from "./use-thrown-for.ts";
import "./thrown.css";

/** The dice that fall now, for a flat table: another shows them itself. */
export function FlatDice() {
  const cue = useClip()?.cue;
  const shown = useClipTime<HTMLSpanElement>();
  if (cue?.kind !== "dice") return null;
  return (
    <span ref={shown} className="thrown__dice" aria-hidden="true">
      {cue.dice.map((die, at) => (
        <Die key={`${at.toString()} ${die.face}`} die={die} />
      ))}
    </span>
  );
}

/** What the dice are for and what they need, while they fall. */
export function ThrownFor() {
  const thrown = useThrownFor();
  return (
    thrown && (
      <>
        <div className="paper thrown">
          <FlatDice />
          <p>{thrown.told}</p>
        </div>
        <NeedTag need={thrown.need} />
      </>
    )
  );
}
