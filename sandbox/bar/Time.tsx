import { useId } from "react";
import type { Playing } from "./use-stage.ts";

interface TimeProps {
  readonly playing: Playing;
  readonly onSeek: (share: number) => void;
  readonly onPlay: () => void;
}

/** Steps of the slider. */
const STEP = 0.01;

/** The instant of what happens that is shown, and how to see it move. */
export function Time({ playing: { duration, share, playing }, onSeek, onPlay }: TimeProps) {
  const id = useId();
  const still = duration === 0;
  return (
    <p className="bar__field bar__time">
      <label htmlFor={id}>Time</label>
      <button type="button" disabled={still} onClick={onPlay}>
        {playing ? "Pause" : "Play"}
      </button>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={STEP}
        disabled={still}
        value={still ? 1 : share}
        aria-valuetext={`${(share * duration).toFixed(0)} ms`}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <output htmlFor={id}>{still ? "–" : `${(share * duration).toFixed(0)} ms`}</output>
    </p>
  );
}
