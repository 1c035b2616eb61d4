import type { NextMove } from "../../rules/advice/next.ts";
import { type MoveScene, speedRange } from "../../rules/move/index.ts";

const CLIMB = /\s*[+-]\d+\s*$/;
const SPEED = /^\s*\d*\s*:?/;
const RUN = /(^|\s)([FLR])(\d*)$/i;

/** The altitude token at the end of a draft, in metres; 0 without one. */
export function climbOf(text: string): number {
  return Number(CLIMB.exec(text)?.[0] ?? 0);
}

/** A draft with another altitude token. */
export function withClimb(text: string, metres: number): string {
  const bare = text.replace(CLIMB, "").trimEnd();
  return metres === 0 ? bare : `${bare} ${metres > 0 ? "+" : "-"}${Math.abs(metres)}`;
}

/** A draft with another speed. */
export function withSpeed(text: string, speed: number): string {
  return text.replace(SPEED, `${speed}:`);
}

/** A draft with steps added before its altitude token; like steps run together: `F` and `F` are `F2`. */
export function withToken(text: string, token: string, climb: number, count = 1): string {
  const bare = withClimb(text, 0);
  const run = RUN.exec(bare);
  const goesOn = run?.[2]?.toUpperCase() === token;
  const steps = count + (goesOn ? Number(run?.[3] || 1) : 0);
  const before = goesOn ? `${bare.slice(0, run?.index)}${run?.[1]}` : `${bare} `;
  return withClimb(`${before}${token}${steps > 1 ? steps : ""}`, climb);
}

/** A draft without its last token; of a run of like steps one goes. */
export function withoutLast(text: string): string {
  const bare = text.trimEnd();
  const run = RUN.exec(bare);
  const count = Number(run?.[3] || 1) - 1;
  if (!run || count === 0) return bare.replace(/\s*\S+$/, "");
  return `${bare.slice(0, run.index)}${run[1]}${run[2]}${count > 1 ? count : ""}`;
}

/** Words that are said before the first step; `glide` stands before `strafe`. */
const ANNOUNCED = ["glide", "strafe"] as const;
type Announced = (typeof ANNOUNCED)[number];

/** Whether something is announced in a draft. */
export function announces(text: string, word: Announced): boolean {
  return new RegExp(`(^|[\\s:])${word}(?=\\s|$)`, "i").test(text);
}

/** A draft with something announced, or no longer. */
export function withAnnounced(text: string, word: Announced, on: boolean): string {
  const others = ANNOUNCED.filter((other) => (other === word ? on : announces(text, other)));
  const bare = text.replace(/(^|[\s:])(glide|strafe)(?=\s|$)/gi, "$1");
  const [speed = ""] = SPEED.exec(bare) ?? [];
  const steps = bare.slice(speed.length).trim().split(/\s+/);
  return [speed.trim(), ...others, ...steps].filter((part) => part !== "").join(" ");
}

/** A draft with the speed flown last, as far as it may be kept. */
export function usualStart(scene: MoveScene): string {
  const { from, to } = speedRange(scene);
  return withSpeed("", Math.min(to, Math.max(from, scene.aircraft.speed)));
}

/** A draft made whole: straight on for what is left where its steps end. */
export function goOn(text: string, { at, left, speed, tokens }: NextMove): string {
  const sound = text.slice(0, at).trimEnd();
  if (speed === null || left === 0 || !tokens.some(({ token }) => token === "F")) return sound;
  return withToken(sound, "F", climbOf(sound), left);
}
