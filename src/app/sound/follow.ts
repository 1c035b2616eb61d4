import type { Player } from "../../scene/player.ts";
import type { Tools } from "../context/tools.ts";
import { promptsAtScreen, viewpoint } from "../session/selectors.ts";
import type { TableState } from "../session/session.ts";
import { useSettings } from "../settings/settings.ts";
import { clockOf, type Ears, type ShownSignal, shownSignals } from "./shown-signals.ts";
import type { Sound } from "./sounds.ts";

type Signal = Extract<Sound, { readonly kind: "earcon" }>;
type Sounds = (signal: Signal) => void;

/** Times real time: what a film shows faster is not followed. */
const FASTEST_FOLLOWED = 4;

function isWanted(): boolean {
  return useSettings.getState().earcons;
}

/** Tells what a player has shown since it was looked at last, as it shows it; nothing of what was there when it was loaded. */
export function followShown(player: Player, tell: (signal: ShownSignal) => void): () => void {
  let loads = -1;
  let due: readonly ShownSignal[] = [];
  let told = 0;
  const look = () => {
    const { timeline, now } = player;
    if (player.loads !== loads) {
      loads = player.loads;
      due = timeline ? shownSignals(timeline) : [];
      told = player.underway && now === 0 ? -1 : now;
    }
    const passed = due.filter(({ at }) => at > told && at <= now);
    told = now;
    if (player.speed <= FASTEST_FOLLOWED) for (const signal of passed) tell(signal);
  };
  look();
  const stops = [player.subscribe(look), player.onFrame(look)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What is asked of whom, and the piece that is looked at; empty while nothing is. */
function questionOf(state: TableState): string {
  const prompts = promptsAtScreen(state);
  if (prompts.length === 0) return "";
  const { open, viewer, selected } = state;
  return JSON.stringify([open.match.moments.length, viewer, selected, prompts.map(({ id }) => id)]);
}

/** Warns whoever is asked, once for each question and piece, and tells from where he hears the table. */
function followQuestions(
  { store, player }: Tools,
  sound: Sounds,
  hear: (ears: Ears, viewer: string) => void,
): () => void {
  let known = "";
  let round = "";
  let warned = new Set<string | undefined>();
  const warn = async (key: string, state: TableState) => {
    const { warningsFor } = await import("./warnings.ts");
    const { lookout, ears, cautions } = await warningsFor(state);
    if (questionOf(store.getState()) !== key) return;
    const { viewer, open } = state;
    if (ears) hear(ears, viewer);
    const now = `${open.match.moments.length} ${viewer}`;
    if (now !== round) warned = new Set();
    round = now;
    if (warned.has(lookout)) return;
    warned.add(lookout);
    for (const { earcon, clock } of cautions) sound({ kind: "earcon", earcon, clock });
  };
  const look = () => {
    if (!isWanted() || player.underway) return;
    const state = store.getState();
    const next = questionOf(state);
    if (next === known) return;
    known = next;
    // Without what tells of it the question stands all the same.
    if (next !== "") void warn(next, state).catch(() => undefined);
  };
  look();
  const stops = [store.subscribe(look), player.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Sounds the signals of a table where they are wanted: what it shows, and what whoever is asked is warned of. Returns what ends that. */
export function followTable(tools: Tools, sound: Sounds): () => void {
  const { player, store } = tools;
  const heard = new Map<string, Ears>();
  const leaveQuestions = followQuestions(tools, sound, (ears, viewer) => heard.set(viewer, ears));
  const leaveShown = followShown(player, ({ earcon, about }) => {
    if (!isWanted() || !player.timeline) return;
    const ears = heard.get(viewpoint(store.getState()));
    sound({ kind: "earcon", earcon, clock: ears && clockOf(player.timeline, ears, about) });
  });
  return () => {
    leaveQuestions();
    leaveShown();
  };
}
