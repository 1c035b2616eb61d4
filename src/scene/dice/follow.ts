import type { Mat, SideIndex, Tabletop, ThrownDie } from "../../tabletop/tabletop.ts";
import { clipIndexAt, type Timeline } from "../../tabletop/timeline.ts";
import { sideColour } from "../colours.ts";
import type { Player } from "../player.ts";
import { DIE_KINDS, type DieKind } from "./kinds.ts";
import { type DieLook, lookKey } from "./pool.ts";
import type { ThrowRequest } from "./throw.ts";
import type { Thrower } from "./thrower.ts";
import { TRAY_LENGTH } from "./tray.ts";

/** Inches between the mat and the tray, and the tray's width there. */
const GAP = 0.7;
const TRAY_WIDTH = 6;

/** How much faster the dice fall when somebody finds them slow. */
const FAST = 2.4;

/** Half of what a hand takes up in depth. */
const HAND = 2.5;

/** How far a hand that lies `y` from the near edge reaches beyond the mat's far one. */
function handBeyond(mat: Mat, edge: SideIndex, y: number): number {
  return (edge === 1 ? -y : y - mat.depth) + HAND;
}

/** Where the tray stands: on the wood beside the mat, at the player's right hand, where wide screens have room. */
export function trayPlace(
  { mat, groups = [] }: Pick<Tabletop, "mat" | "groups">,
  edge: SideIndex,
  wide: boolean,
): readonly [number, number, number] {
  const turn = edge === 1 ? -1 : 1;
  if (!wide) {
    const hands = groups.flatMap(({ kind, at }) =>
      kind === "hand" && at ? [handBeyond(mat, edge, at.y)] : [],
    );
    return [0, -0.06, -turn * (mat.depth / 2 + Math.max(0, ...hands) + GAP + TRAY_WIDTH / 2)];
  }
  return [turn * (mat.width / 2 + GAP + TRAY_LENGTH / 2), -0.06, -turn * mat.depth * 0.34];
}

function isKnown(kind: string): kind is DieKind {
  return (DIE_KINDS as readonly string[]).includes(kind);
}

/** The throw of a cue as the tray takes it. The same throw always tumbles the same way. */
function requestOf(dice: readonly ThrownDie[], clip: number): ThrowRequest {
  const known = dice.flatMap(({ kind, face, side, symbols }) =>
    isKnown(kind) ? [{ kind, face, colour: sideColour(side), ...(symbols && { symbols }) }] : [],
  );
  return { dice: known, seed: known.reduce((seed, die) => seed * 21 + die.face, clip + 1) };
}

/** The last throw at or before a clip. */
function lastThrow(line: Timeline, upTo: number): number {
  for (let i = upTo; i >= 0; i--) if (line.clips[i]?.cue.kind === "dice") return i;
  return -1;
}

/** Of what looks the dice are that a timeline throws. */
export function looksOf(line: Timeline | undefined): readonly DieLook[] {
  const clips = line?.clips ?? [];
  const dice = clips.flatMap(({ cue }, i) => (cue.kind === "dice" ? requestOf(cue.dice, i).dice : []));
  return [...new Map(dice.map((die) => [lookKey(die), die])).values()];
}

/** Lets the tray follow a player: it throws when playing comes to a throw, else shows the last one made. */
export function followPlayer(player: Player, thrower: Thrower, fast: () => boolean): () => void {
  let shown = "";
  const follow = () => {
    const { timeline } = player;
    const index = timeline ? lastThrow(timeline, clipIndexAt(timeline, player.now)) : -1;
    const clip = timeline?.clips[index];
    const key = `${player.loads} ${index}`;
    if (key === shown) return;
    shown = key;
    if (clip?.cue.kind !== "dice") return thrower.empty();
    const request = requestOf(clip.cue.dice, index);
    const running = player.playing && player.clip === index;
    if (running) void thrower.play(request, { speed: player.speed * (fast() ? FAST : 1) });
    else thrower.show(request);
  };
  follow();
  return player.subscribe(follow);
}
