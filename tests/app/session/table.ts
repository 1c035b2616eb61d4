import { openTable } from "../../../src/app/session/open.ts";
import { restorePending } from "../../../src/app/session/pending.ts";
import type { Computers } from "../../../src/app/session/placing.ts";
import type { TableRecord } from "../../../src/app/session/record.ts";
import type { TableStore } from "../../../src/app/session/session.ts";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { openFile } from "../../../src/core/file/file.ts";
import type { DiceSetting } from "../../../src/core/file/schema.ts";
import { say } from "../../../src/core/phrase.ts";
import { raid } from "../../toy-game/computer/game.ts";
import { raidEntry } from "../../toy-game/entry.ts";
import { table } from "../../toy-game/face/table.ts";
import { words } from "../../toy-game/face/words/en/table.ts";
import { en } from "../../toy-game/words/en.ts";

/** A table and everything it has saved, the latest last. */
export interface Opened {
  readonly store: TableStore;
  readonly saved: TableRecord[];
  /** From now on what is saved is kept when this says so; before, at once. */
  keptWhen(kept: Promise<boolean>): void;
}

const SETUP = { scenario: "duel" };

function openedFrom(record: TableRecord, faces?: readonly number[]): Opened {
  const live = faces ? recordedDice(faces) : seededDice("live");
  const open = openFile(raid, record.file, live);
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  const saved: TableRecord[] = [];
  let waiting: Promise<boolean> | undefined;
  /** As it lies on the device: a pending goes with the log that it was written for. */
  let lies = record;
  const keep = (kept: TableRecord) => {
    lies = kept;
    saved.push(kept);
    return waiting;
  };
  let next = 0;
  const store = openTable({
    id: record.id,
    entry: raidEntry,
    face: table,
    open: open.value,
    pending: restorePending(open.value.match, record),
    computers: record.computers,
    say: (phrase) => say({ ...en, ...words }, phrase),
    live,
    newId: () => `new-${++next}`,
    untouched: record.untouched,
    standing: record.standing,
    save: keep,
    savePending(pending, entries) {
      if (entries === (lies.file.entries?.length ?? 0)) keep({ ...lies, ...pending });
    },
  });
  const keptWhen = (kept: Promise<boolean>) => {
    waiting = kept;
  };
  return { store, saved, keptWhen };
}

/** A duel of the test game; its set-up draws three cards a side. */
export function openDuel(
  dice?: DiceSetting,
  computers: Computers = {},
  draws: readonly number[] = [1, 2, 3, 4, 5, 6],
): Opened {
  const file = {
    format: 5 as const,
    game: "raid",
    config: SETUP,
    draws: [...draws],
    ...(dice && { dice }),
  };
  return openedFrom({
    id: "m1",
    file,
    over: false,
    turn: 1,
    untouched: true,
    sealed: [],
    drafts: [],
    typed: [],
    draws: [],
    checkpoints: [],
    computers,
    standing: {},
  });
}

/** What a reload makes of the latest record. */
export function reload({ saved }: Opened): Opened {
  const record = saved.at(-1);
  if (!record) throw new Error("nothing was saved");
  return openedFrom(JSON.parse(JSON.stringify(record)) as TableRecord);
}

export function at(store: TableStore): ReturnType<TableStore["getState"]> {
  return store.getState();
}

/** What a seat chooses in the first turn, and to which question. */
export function choiceOf(seat: string): readonly [prompt: string, text: string] {
  return seat === "red" ? ["red-target", "target C4"] : ["blue-guard", "guard B5"];
}

/** Writes a seat's whole plan and hands on. */
export function plan(store: TableStore, seat: "red" | "blue", bid: string): void {
  at(store).liftCurtain();
  const piece = seat === "red" ? "R1" : "B1";
  if (at(store).open.match.moments.length === 1) at(store).setDraft(...choiceOf(seat));
  at(store).setDraft(`${seat}-bid`, `bid ${bid}`);
  at(store).setDraft(piece, "done");
  const done = at(store).sealAll(seat);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}
