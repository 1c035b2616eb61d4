import { openFile, readFile } from "../../../../core/file/file.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Language } from "../../../../core/language.ts";
import { eventsFor } from "../../../../core/match/log.ts";
import type { GameEntry } from "../../../../games/registry.ts";
import type { Cue } from "../../../../tabletop/tabletop.ts";
import { type Timeline, timeline } from "../../../../tabletop/timeline.ts";
import { liveDice } from "../../../match/dice.ts";
import { openedAt } from "../../../session/selectors.ts";
import { loadSay } from "../../../words.ts";

/** What led from one moment of a recorded battle to the next. */
export interface Scene {
  readonly line: Timeline;
  /** Whether a turn begins with it. */
  readonly opens: boolean;
}

/** What is told in words or read off dice is nothing for people who only look. */
const TOLD: ReadonlySet<Cue["kind"]> = new Set(["dice", "mark"]);

/** The film of a game, scene by scene; none for a game without one, or where it no longer folds by today's rules. */
export async function loadScenes(entry: GameEntry, language: Language): Promise<readonly Scene[]> {
  const file = readFile(await entry.film());
  if (!file.ok) return [];
  const [game, face, say] = await Promise.all([
    entry.load(file.value.config),
    entry.face("table"),
    loadSay(entry, language, "table"),
  ]);
  const opened = openFile(game, file.value, liveDice());
  if (!opened.ok) return [];
  const { match } = opened.value;
  const views = match.moments.map(({ state }) => game.view(state, "table"));
  const tables = match.moments.map((moment, index) =>
    face.tabletop(views[index], eventsFor(moment, "table"), say),
  );
  const scenes = tables.slice(1).map((after, before): Scene => {
    const orders = openedAt(match, before + 1);
    const shown = after.cues.filter(({ kind }) => !TOLD.has(kind));
    const cues: readonly Cue[] = orders.length > 0 ? [{ kind: "reveal", orders }, ...shown] : shown;
    return { line: timeline(itemAt(tables, before), after, cues), opens: orders.length > 0 };
  });
  return scenes.filter(({ line }) => line.duration > 0);
}
