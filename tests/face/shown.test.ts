import { expect, test } from "vitest";
import { hashOf } from "../../src/core/hash.ts";
import { eventsFor } from "../../src/core/match/log.ts";
import type { Phrase } from "../../src/core/phrase.ts";
import type { TableFace } from "../../src/face/table.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { someRecorded } from "../extent.ts";
import { type Folded, folded, placesOf } from "./goldens/folded.ts";

/** Matches in which every game shows much of what it can show, and that fold in no time. */
const RECORDED = [
  ...["britain-raid", "britain-every-switch", "bounce", "fortresses", "cards-kent", "cards-campaign"],
  ...[
    "great-war-bombing",
    "great-war-dogfight",
    "great-war-bloody-april",
    "reich-basic",
    "reich-schweinfurt",
  ],
];

/** So many moments of a match are looked at. */
const LOOKED_AT = 6;

/** Phrases are not put into words here: what they say has tests of its own. */
function say({ key, values }: Phrase): string {
  return `${key} ${JSON.stringify(values)}`;
}

/** A short number that changes with what is shown; how many where it is a list. */
function printed(shown: unknown): string {
  const text = JSON.stringify(shown) ?? "nothing";
  return `${Array.isArray(shown) ? `${shown.length} ` : ""}${hashOf(text).slice(0, 8)}`;
}

/** What he saw before a moment, the latest first. */
function* earlier({ game, moments }: Folded, at: number, viewer: string): Iterable<unknown> {
  for (const { state } of moments.slice(0, at).reverse()) yield game.view(state, viewer);
}

/** What the table shows somebody at a moment, a line for each part of it. */
function shownAt(golden: Folded, face: TableFace, at: number, viewer: string): readonly string[] {
  const { game, moments } = golden;
  const moment = moments[at];
  if (!moment) return [];
  const view = game.view(moment.state, viewer);
  const events = eventsFor(moment, viewer);
  const table: Tabletop = face.tabletop(view, events, say, earlier(golden, at, viewer));
  const parts: Readonly<Record<string, unknown>> = {
    ...table,
    strip: face.strip?.(view)?.steps,
    groups: face.groups?.(view),
    glances: table.pieces.map(({ id }) => face.glance?.(view, id)),
    said: table.pieces.map(({ id }) => face.describe?.(view, id)),
  };
  return Object.entries(parts).map(([part, shown]) => `${at} ${viewer} ${part}: ${printed(shown)}`);
}

// What is shown otherwise on purpose: `npx vitest run tests/face/shown.test.ts -u` records it anew.
test.each(someRecorded(RECORDED, 2))("what the table shows of %s is as recorded", async (name) => {
  const golden = await folded(name);
  const face = (await golden.entry.face("table")) as TableFace;
  const lines = placesOf(golden, LOOKED_AT).flatMap((at) =>
    golden.viewers.flatMap((viewer) => shownAt(golden, face, at, viewer)),
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`./shown/${name}.txt`);
});
