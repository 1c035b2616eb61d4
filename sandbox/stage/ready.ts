import { isAwaiting } from "../../src/scene/awaited.ts";
import type { Player } from "../../src/scene/player.ts";
import type { Found } from "../look-up.ts";
import { isFace } from "../part.ts";
import { isWhole } from "./components.ts";

/** What plays on the stage now, and what the address asks of it. */
let player: Player | undefined;
let found: Found | undefined;
let release: () => void = () => undefined;

/** Nothing may change for so many pictures in a row before a stage counts as ready. */
const CALM = 12;
let calm = 0;
/** Whether somebody waits for that. */
let waits = false;

/** The instant that is asked for: a share of what happens. What stands still, and a page, are looked at when all is over. */
function shareAsked({ address: { t }, state }: Found): number {
  return t ?? state?.t ?? (state && isFace(state) ? 1 : 0.5);
}

/** What plays on the stage now. */
export function shownPlayer(): Player | undefined {
  return player;
}

function seek(): void {
  calm = 0;
  document.documentElement.dataset.ready = "false";
  if (player && found) player.seek((player.timeline?.duration ?? 0) * shareAsked(found));
  if (!waits) void tellReady();
}

/** Whoever has the stage in a frame is told how it stands. */
function tell(): void {
  const duration = player?.timeline?.duration ?? 0;
  const share = player && duration > 0 ? player.now / duration : 0;
  const detail = { duration, share, playing: player?.playing ?? false };
  parent.dispatchEvent(new CustomEvent("stage", { detail }));
}

/** Seeks the instant of an address, in whatever plays. */
export function follow(next: Found): void {
  found = next;
  seek();
  tell();
}

/** Has the address, and the bar, lead a player from now on. */
export function lead(next: Player): () => void {
  player = next;
  release();
  const leave = [next.subscribe(tell), next.onFrame(tell)];
  release = () => {
    for (const stop of leave) stop();
  };
  seek();
  tell();
  return () => {
    if (player === next) player = undefined;
    release();
  };
}

addEventListener("play", () => {
  if (!player) return;
  if (player.playing) return player.pause();
  // Who asks to see it move means it.
  player.instant = false;
  player.play();
});

function isAllThere(): boolean {
  return document.querySelector("[data-laid=true]") !== null && !isAwaiting() && isWhole();
}

/** Says in the document when all has come that the stage waits for. */
async function tellReady(): Promise<void> {
  waits = true;
  while (calm < CALM) {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    calm = isAllThere() ? calm + 1 : 0;
  }
  waits = false;
  document.documentElement.dataset.ready = "true";
}

new MutationObserver(() => {
  calm = 0;
}).observe(document.body, { subtree: true, childList: true, characterData: true });
