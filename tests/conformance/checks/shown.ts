import { eventsFor } from "../../../src/core/match/log.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { idsOn } from "../../../src/tabletop/ids.ts";
import { looks, type Tried } from "../tried.ts";
import { demand } from "./demand.ts";

function demandFinite(value: unknown, path: string): void {
  if (typeof value === "number") demand(Number.isFinite(value), path);
  if (typeof value !== "object" || value === null) return;
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key in fields) demandFinite(fields[key], key);
}

/** What stands on the table has finite numbers and unique ids, and the report names pieces that stand on it. */
export async function tabletopIsSound(tried: Tried, entry: GameEntry): Promise<void> {
  const face = await entry.face("table");
  const { game, seats } = tried.match;
  for (const moment of looks(tried)) {
    for (const viewer of ["table", ...seats.map((seat) => seat.id)]) {
      const view = game.view(moment.state, viewer);
      const shown = face.tabletop(view, eventsFor(moment, viewer), ({ key }) => key);
      demandFinite(shown, "tabletop");
      const ids = idsOn(shown);
      demand(new Set(ids).size === ids.length, `two things have one id: ${ids}`);
      const report = game.report(view);
      demandFinite(report, "report");
      for (const id of Object.keys(report.pieces))
        demand(ids.includes(id), `${id} is reported but not on the table`);
    }
  }
}
