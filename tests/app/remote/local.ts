import { openTable } from "../../../src/app/session/open.ts";
import type { TableState, TableStore } from "../../../src/app/session/session.ts";
import { linesOf, logRows } from "../../../src/app/table/log/loglines.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { DiceSetting } from "../../../src/core/file/schema.ts";
import type { Viewer } from "../../../src/core/game.ts";
import type { Match } from "../../../src/core/match/match.ts";
import type { Phrase } from "../../../src/core/phrase.ts";
import type { GameEntry } from "../../../src/games/registry.ts";

/** A sentence that has all that it was made of. */
export const say = ({ key, values }: Phrase) => `${key} ${JSON.stringify(values)}`;

/** The same match as it is played on this device by one person, the other seats being a computer's. */
export async function localOf(
  entry: GameEntry,
  match: Match,
  seat: Viewer,
  dice?: DiceSetting,
): Promise<TableStore> {
  const others = match.seats.filter(({ id }) => id !== seat).map(({ id }) => [id, "random"] as const);
  return openTable({
    id: "local",
    entry,
    face: await entry.face("table"),
    open: { match, dice },
    computers: Object.fromEntries(others),
    watching: seat === "table",
    say,
    live: seededDice("live"),
    newId: () => "another",
    save: () => undefined,
    savePending: () => undefined,
  });
}

/** The lines of the log. */
export function linesIn(state: TableState) {
  const { match } = state.open;
  const lines = logRows(match, match.moments.length).flatMap((row) => linesOf(state, {}, row));
  // Whether something hidden was shown by it, only the kernel wants to know.
  return lines.map((line) => {
    if (line.kind !== "fact") return line;
    const { key, values } = line.event;
    return { ...line, event: { key, values } };
  });
}
