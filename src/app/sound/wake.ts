import { now } from "../../core/match/match.ts";
import type { Tools } from "../context/tools.ts";
import { promptsAtScreen } from "../session/selectors.ts";
import type { TableState } from "../session/session.ts";
import { changeSettings, useSettings } from "../settings/settings.ts";
import type { Playback } from "./playback.ts";

/** What counts as a gesture: browsers let nothing sound before one. */
const GESTURES = ["pointerup", "keydown"] as const;

/** What plays the sounds of the table that is open; undefined before the first gesture and while the sound is off. */
let playback: Playback | undefined;

/** A die in the tray has hit something, with a jolt in inches a second. */
export function hearKnock(speed: number): void {
  playback?.knock(speed);
}

/** Sound on or off, for good. */
export function toggleSound(): void {
  changeSettings({ sound: !useSettings.getState().sound });
}

/** Who is called on to do something now: it changes when it becomes somebody's turn. */
function callOf(state: TableState): string {
  const { curtain, viewer, needs, at, open } = state;
  if (at !== null || now(open.match).outcome) return "";
  const asked = needs !== null || promptsAtScreen(state).length > 0;
  const seat = curtain ?? (asked ? viewer : undefined);
  return seat === undefined ? "" : `${open.match.moments.length} ${seat}`;
}

/** Calls whoever's turn it is, once what has happened has been shown. */
function listenForTurns({ store, player }: Tools, call: () => void): () => void {
  let known = callOf(store.getState());
  const look = () => {
    if (player.playing) return;
    const next = callOf(store.getState());
    if (next === known) return;
    known = next;
    if (next !== "") call();
  };
  const stops = [store.subscribe(look), player.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Lets a table sound from the first gesture on, as the settings say; the code for it comes then. Returns what ends that. */
export function wakeSound(tools: Tools): () => void {
  const stop = new AbortController();
  let touched = false;
  const tray = () => useSettings.getState().table3d && !tools.page.getState().flat;
  const start = async () => {
    if (!touched || playback || !useSettings.getState().sound) return;
    const made = await import("./playback.ts").catch(() => undefined);
    if (!made || playback || stop.signal.aborted || !useSettings.getState().sound) return;
    const distance = (id: string) => tools.handle.current?.distanceTo(id);
    const { volumes } = useSettings.getState();
    try {
      playback = new made.Playback({ tools, volumes, tray, distance });
    } catch {
      // A browser without any device to sound from refuses a context.
      tools.page.setState({ soundless: true });
    }
  };
  const end = () => {
    playback?.dispose();
    playback = undefined;
  };
  const touch = () => {
    touched = true;
    void start();
  };
  for (const gesture of GESTURES) {
    window.addEventListener(gesture, touch, { once: true, capture: true, signal: stop.signal });
  }
  const leaveSettings = useSettings.subscribe(({ sound, volumes }) => {
    if (!sound) end();
    else if (playback) playback.set(volumes);
    else void start();
  });
  const leaveTurns = listenForTurns(tools, () => playback?.chime());
  return () => {
    stop.abort();
    leaveSettings();
    leaveTurns();
    end();
  };
}
