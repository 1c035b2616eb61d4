import { eventsFor } from "../../../src/core/log.ts";
import { finish, type Walk } from "../walk.ts";
import { demand } from "./demand.ts";

function demandFinite(value: unknown, path: string): void {
  if (typeof value === "number") demand(Number.isFinite(value), path);
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) demandFinite(inner, key);
}

/** What stands on the table has finite numbers and unique ids, and the report names pieces that stand on it. */
export function tabletopIsSound(walk: Walk): void {
  const match = finish(walk);
  for (const moment of match.moments) {
    for (const viewer of ["table", ...match.seats.map((seat) => seat.id)]) {
      const view = walk.game.view(moment.state, viewer);
      const shown = walk.game.tabletop(view, eventsFor(moment, viewer));
      demandFinite(shown, "tabletop");
      const ids = shown.pieces.map((piece) => piece.id);
      demand(new Set(ids).size === ids.length, `two pieces have one id: ${ids}`);
      const report = walk.game.report(view);
      demandFinite(report, "report");
      for (const id of Object.keys(report.pieces))
        demand(ids.includes(id), `${id} is reported but not on the table`);
    }
  }
}
