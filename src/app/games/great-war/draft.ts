import {
  type MoveScene,
  nextMoveTokens,
  parseMove,
  speedRange,
} from "../../../games/great-war/move/index.ts";
import type { MoveOrder } from "../../../games/great-war/order.ts";

/** What is written at the end of a draft to make it whole: straight on for what is left. */
function straightOn(text: string, scene: MoveScene): string {
  const { at, left, speed, tokens } = nextMoveTokens(text, scene);
  const sound = text.slice(0, at).trimEnd();
  if (speed === null || left === 0 || !tokens.some(({ token }) => token === "F")) return sound;
  return `${sound} F${left}`;
}

/** The legal order that a draft is the beginning of, straight on from where it ends; undefined when there is none. */
export function soundOrder(text: string, scene: MoveScene): MoveOrder | undefined {
  const read = parseMove(straightOn(text, scene), scene);
  return read.ok ? read.value : undefined;
}

const MARK = /\s*[+-]\d+\s*$/;

/** The altitude token at the end of a draft, in metres; 0 without one. */
export function climbOf(text: string): number {
  return Number(MARK.exec(text)?.[0] ?? 0);
}

/** A draft with another altitude token. */
export function withClimb(text: string, metres: number): string {
  const bare = text.replace(MARK, "").trimEnd();
  return metres === 0 ? bare : `${bare} ${metres > 0 ? "+" : "-"}${Math.abs(metres)}`;
}

const SPEED = /^\s*\d*\s*:?/;

/** A draft with another speed. */
export function withSpeed(text: string, speed: number): string {
  return text.replace(SPEED, `${speed}:`);
}

/** A draft with a step added before its altitude token; like steps run together: `F`, `F` is `F2`. */
export function withToken(text: string, token: string, climb: number): string {
  const bare = withClimb(text, 0);
  const run = new RegExp(`(^|\\s)${token}(\\d*)$`).exec(bare);
  const steps =
    run && /^[FLR]$/.test(token)
      ? `${bare.slice(0, run.index)}${run[1]}${token}${Number(run[2] || 1) + 1}`
      : `${bare} ${token}`;
  return withClimb(steps, climb);
}

/** A draft without its last token; of a run of like steps one goes. */
export function withoutLast(text: string): string {
  const bare = text.trimEnd();
  const run = /(^|\s)([FLR])(\d+)$/.exec(bare);
  if (!run) return bare.replace(/\s*\S+$/, "");
  const count = Number(run[3]) - 1;
  return `${bare.slice(0, run.index)}${run[1]}${run[2]}${count > 1 ? count : ""}`;
}

/** A draft with the speed flown last, as far as it may be kept. */
export function usualStart(scene: MoveScene): string {
  const { from, to } = speedRange(scene);
  return withSpeed("", Math.min(to, Math.max(from, scene.aircraft.speed)));
}
