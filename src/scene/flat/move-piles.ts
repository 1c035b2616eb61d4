import { shareOf } from "../../tabletop/clips.ts";
import { pileCountAt } from "../../tabletop/motion/pile-count.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import type { Player } from "../player.ts";

/** How often the halves of a pile are riffled, how far apart they are held, and how far they lean, in degrees. */
const RIFFLES = 3;
const APART = 1.5;
const LEAN = 7;

/** A drawn pile: its halves and the words below it. */
interface Pile {
  readonly id: string;
  readonly left: Element | null;
  readonly right: Element | null;
  readonly words: SVGElement | null;
}

function pilesOf(svg: SVGSVGElement): readonly Pile[] {
  return [...svg.querySelectorAll<SVGGElement>("[data-group]")].map((whole) => ({
    id: whole.dataset.group ?? "",
    left: whole.querySelector("[data-half=left]"),
    right: whole.querySelector("[data-half=right]"),
    words: whole.querySelector<SVGElement>("[data-label]"),
  }));
}

/** Shuffles and counts the drawn piles at the player's instant; undefined where no timeline is played. */
export function pileMover(svg: SVGSVGElement, line: Timeline | undefined, player: Player): () => void {
  const piles = line ? pilesOf(svg) : [];
  const clips = line?.clips.filter(({ cue }) => cue.kind === "shuffle") ?? [];
  const apartOf = (id: string): number => {
    const clip = clips.find(({ cue }) => cue.kind === "shuffle" && cue.group === id);
    const share = clip ? shareOf(clip, player.now) : 0;
    return Math.abs(Math.sin(share * RIFFLES * Math.PI));
  };
  return () => {
    for (const { id, left, right, words } of piles) {
      const apart = apartOf(id);
      left?.setAttribute("transform", `translate(${-APART * apart} 0) rotate(${-LEAN * apart})`);
      right?.setAttribute("transform", `translate(${APART * apart} 0) rotate(${LEAN * apart})`);
      if (!words || !line) continue;
      const text = `${words.dataset.label} ${pileCountAt(line, id, player.now)}`.trim();
      if (words.textContent !== text) words.textContent = text;
    }
  };
}
