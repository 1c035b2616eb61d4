import type { Cue } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";
import type { Tools } from "../context/tools.ts";

/** What people stop for: shots and what takes their place in other games. */
const FIGHT: ReadonlySet<Cue["kind"]> = new Set([
  "shot",
  "burst",
  "battle",
  "drop",
  "fall",
  "play",
  "losses",
]);
/** Milliseconds after which a show begins with whatever there is. */
const LONGEST = 20_000;
/** How much quicker computers answer until then. */
const HURRY = 4;

function isFight(line: Timeline | undefined): boolean {
  return line?.clips.some(({ cue }) => FIGHT.has(cue.kind)) ?? false;
}

/** Goes over the approach without showing it, so that a show begins with its first shot. Returns what ends that. */
export function skipApproach({ player, page }: Pick<Tools, "player" | "page">): () => void {
  const { speed } = page.getState();
  page.setState({ speed: HURRY });
  player.speed = HURRY;
  const look = () => {
    if (isFight(player.timeline)) end();
    else if (player.underway) player.finish();
  };
  const leave = player.subscribe(look);
  const timer = setTimeout(() => end(), LONGEST);
  const end = () => {
    leave();
    clearTimeout(timer);
    page.setState({ speed });
    player.speed = speed === "film" ? HURRY : speed;
  };
  return end;
}
