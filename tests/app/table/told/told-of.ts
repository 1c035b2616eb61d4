import { quietly } from "../../../../src/app/citations.ts";
import type { RoomText } from "../../../../src/app/room-words.ts";
import { openTable } from "../../../../src/app/session/open.ts";
import { momentSentences } from "../../../../src/app/table/told/moment-sentences.ts";
import { type ToldWords, words } from "../../../../src/app/table/told/words.en.ts";
import { recordedDice } from "../../../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../../../src/core/file/file.ts";
import { type AnyCatalogue, say, teller } from "../../../../src/core/phrase.ts";
import { aloud } from "../../../../src/face/queries/aloud.ts";
import { askedNow } from "../../../../src/face/queries/asked.ts";
import { GAMES } from "../../../../src/games/index.ts";
import { findGame } from "../../../../src/games/registry.ts";
import { asking } from "../../../face/queries/asking.ts";
import { goldenText } from "../../../goldens/files.ts";

export const t = teller(words as AnyCatalogue) as RoomText<ToldWords>;

/** A recorded match on the screen of a seat that plays against computers; nobody named: on that of all seats. */
async function tableOf(name: string, seat?: string) {
  const file = parseFile(goldenText(name));
  const entry = file.ok && findGame(GAMES, file.value.game);
  if (!file.ok || !entry) throw new Error("there is no such match");
  const open = openFile(await entry.load(file.value.config), file.value, recordedDice([]));
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  const [face, report, english, spoken] = await Promise.all([
    entry.face("table"),
    entry.face("report"),
    entry.words("en"),
    entry.words("en", "report"),
  ]);
  const others = open.value.match.seats.flatMap(({ id }) => (id === seat ? [] : [[id, "cadet"] as const]));
  const store = openTable({
    id: "m1",
    entry,
    face,
    open: open.value,
    say: (phrase) => say(english, phrase),
    live: recordedDice([]),
    newId: () => "new",
    save: () => undefined,
    savePending: () => undefined,
    computers: seat === undefined ? {} : Object.fromEntries(others),
  });
  const part = report
    ? { face: report, say: (phrase: Parameters<typeof say>[1]) => say(spoken, phrase) }
    : null;
  return { entry, state: { ...store.getState(), ...(seat !== undefined && { lens: seat }) }, part };
}

/** A recorded match, and what each of its moments is told as. */
export async function toldOf(name: string) {
  const { state, part } = await tableOf(name);
  const moments = state.open.match.moments.map((_, at) => momentSentences(state, at, { part, t }));
  return { state, moments };
}

/** What is announced to a seat of a recorded match where little is wanted: at each moment, with the kinds of what it is asked. */
export async function briefly(name: string, seat: string) {
  const { entry, state, part } = await tableOf(name, seat);
  const { match } = state.open;
  const { askerOf } = await asking(entry);
  return match.moments.map((moment, at) => {
    const asker = askerOf({ ...match, moments: match.moments.slice(0, at + 1) }, seat);
    const { order, text } = aloud(asker);
    const told = [...momentSentences(state, at, { part, t, order, isBrief: true }), ...askedNow(asker, true)];
    return {
      told: told.map((one) => quietly(text(one), entry.meta.numbers).words),
      asked: asker.prompts.map(({ kind }) => kind),
      events: moment.events.map(({ key }) => key),
    };
  });
}
