import type { FileFault } from "../../../core/file/fault.ts";
import { LENIENT } from "../../../core/file/judge.ts";
import { openTranscript, type Transcript } from "../../../core/file/transcript.ts";
import type { Language } from "../../../core/language.ts";
import type { Match } from "../../../core/match/match.ts";
import type { Phrase } from "../../../core/phrase.ts";
import type { TableFace } from "../../../face/table.ts";
import { GAMES } from "../../../games/index.ts";
import { findGame } from "../../../games/registry.ts";
import { loadPanel } from "../../games/index.ts";
import { liveDice } from "../../match/dice.ts";
import { openTable } from "../../session/open.ts";
import { newMatchId } from "../../storage/matches.ts";
import { type Loaded, unknownGame } from "../../table/load-table.ts";
import { loadSay, withWords } from "../../words.ts";

const BROKEN: FileFault = { entry: null, problems: [{ prompt: null, code: "link-broken", values: {} }] };

/** Until the page speaks the game's words. */
const unspoken = (phrase: Phrase) => phrase.key;

/** Whether the game can show every moment of a transcript: a link may hold anything. */
function canBeShown({ game, moments }: Match, face: TableFace, say: (phrase: Phrase) => string): boolean {
  try {
    for (const { state, events } of moments) {
      face.tabletop(state, events, say);
      for (const event of events) say(game.narrate(event));
    }
    return true;
  } catch {
    return false;
  }
}

/** Lays out what one viewer saw of a match, to be looked at: nothing of it is answered or kept. */
export async function loadTranscript(transcript: Transcript, language: Language): Promise<Loaded> {
  const entry = findGame(GAMES, transcript.game);
  const panel = entry && (await withWords(() => loadPanel(entry.meta.id)));
  const face = await entry?.face("table");
  if (!entry || !panel || !face) return unknownGame(transcript.game);
  const [game, judge = LENIENT, say] = await Promise.all([
    entry.load(),
    entry.judge(),
    loadSay(entry, language, "table"),
  ]);
  const opened = openTranscript(game, transcript, judge);
  if (!opened.ok) return { ok: false, fault: opened.error, entry };
  if (!canBeShown(opened.value, face, say)) return { ok: false, fault: BROKEN, entry };
  const store = openTable({
    id: newMatchId(),
    entry,
    face,
    open: { match: opened.value, dice: undefined },
    watching: true,
    say: unspoken,
    live: liveDice(),
    newId: newMatchId,
    save: () => {},
    savePending: () => {},
  });
  return { ok: true, store, panel, entry };
}
