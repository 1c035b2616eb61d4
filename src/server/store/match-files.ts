import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { WHOLE_END } from "../../core/file/torn.ts";
import { writeEnd, writeWhole } from "./durable.ts";
import { fileNames, finishedId } from "./match-names.ts";
import { finishedText, growingText, growth, type MatchHead, writtenCheckpoint } from "./match-text.ts";
import type { MatchId, Store, StoredMatch } from "./store.ts";

/** Files that are written at once: each keeps one thread of Node's few busy while the disk is synced. */
const LANES = 2;

/** A file that goes on: where it is, and what it has so far. */
interface Growing {
  readonly path: string;
  readonly entries: number;
  readonly size: number;
}

/**
 * Writes every match of a store beside it as a match file, entry by entry: what a host takes home, and what a spoiled database
 * is rebuilt from. It comes after the store, never before; what it could not write it writes with the next entry, or when the
 * server starts again.
 */
export class MatchFiles {
  private readonly growing = new Map<MatchId, Growing>();
  private readonly waiting = new Set<MatchId>();
  private readonly busy = new Set<MatchId>();
  private readonly stop: () => void;
  /** Looks through the folder that are under way. */
  private looking = 0;
  private idle: (() => void)[] = [];

  constructor(
    private readonly store: Store,
    private readonly folder: string,
    /** MatchHead of a match whose file could not be written. */
    private readonly onTrouble: (error: unknown, id: MatchId) => void,
  ) {
    this.stop = store.onChange((id, entries) => {
      if (this.growing.get(id)?.entries !== entries) this.add(id);
    });
  }

  /** Writes what is behind its log, as after a crash; settles when all files are as they should be. */
  async catchUp(): Promise<void> {
    this.looking += 1;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const finished = new Set((await readdir(this.folder)).map(finishedId));
      for (const { id, over } of await this.store.lengths()) if (!over || !finished.has(id)) this.add(id);
    } finally {
      this.looking -= 1;
      this.rest();
    }
    await this.settled();
  }

  /** Settles when nothing is left to be written. */
  settled(): Promise<void> {
    if (this.isSettled) return Promise.resolve();
    return new Promise((resolve) => this.idle.push(resolve));
  }

  /** Hears of nothing more, and finishes what is in hand. */
  async close(): Promise<void> {
    this.stop();
    await this.settled();
  }

  private add(id: MatchId): void {
    this.waiting.add(id);
    this.start();
  }

  private start(): void {
    for (const id of this.waiting) {
      if (this.busy.size >= LANES) return;
      if (this.busy.has(id)) continue;
      this.waiting.delete(id);
      this.busy.add(id);
      void this.serve(id);
    }
  }

  private async serve(id: MatchId): Promise<void> {
    try {
      await this.write(id);
    } catch (error) {
      // Whatever is there now, it is looked at anew.
      this.growing.delete(id);
      this.onTrouble(error, id);
    }
    this.busy.delete(id);
    this.start();
    this.rest();
  }

  private get isSettled(): boolean {
    return this.waiting.size + this.busy.size + this.looking === 0;
  }

  private rest(): void {
    if (this.isSettled) for (const resolve of this.idle.splice(0)) resolve();
  }

  private async write(id: MatchId): Promise<void> {
    if (await this.append(id)) return;
    const match = await this.store.matchById(id);
    if (!match) return;
    const { game } = match.header;
    const names = fileNames({ game, code: match.code, id });
    if (!names) throw new Error(`No file can have the name of the match ${game} ${match.code}.`);
    const [growing, finished] = [join(this.folder, names.growing), join(this.folder, names.finished)];
    if (match.over) await this.finish(match, growing, finished);
    else await this.begin(match, growing, finished);
  }

  /** Writes the new entries at the end of a file; false where it is not as it was left, or its match is over. */
  private async append(id: MatchId): Promise<boolean> {
    const known = this.growing.get(id);
    const progress = known && (await this.store.progress(id, known.entries));
    if (!progress || progress.over) return false;
    if (progress.log.length === 0) return true;
    const text = Buffer.from(growth(known.entries, progress.log));
    const offset = known.size - WHOLE_END.length;
    if (!(await writeEnd(known.path, known.size, offset, text))) return false;
    this.growing.set(id, { ...known, entries: progress.entries, size: offset + text.length });
    return true;
  }

  /** Makes the file of a match what it should be, where it is not. */
  private async begin(match: StoredMatch, path: string, finished: string): Promise<void> {
    const entries = await this.store.entries(match.id, 0);
    const text = growingText(await this.told(match), entries);
    const there = await readFile(path, "utf8").catch(() => undefined);
    if (there !== text) await this.put(path, text);
    // One that was over goes on when its end is taken back.
    await rm(finished, { force: true });
    this.growing.set(match.id, { path, entries: entries.length, size: Buffer.byteLength(text) });
  }

  private async finish(match: StoredMatch, growing: string, finished: string): Promise<void> {
    const [told, entries, progress] = await Promise.all([
      this.told(match),
      this.store.entries(match.id, 0),
      this.store.progress(match.id, match.entries),
    ]);
    const players = (progress?.seats ?? []).flatMap(({ seat, name, computer }) =>
      name === null && computer === null
        ? []
        : [[seat, { ...(name !== null && { name }), ...(computer !== null && { computer }) }]],
    );
    const seated = players.length > 0 ? { ...told, players: Object.fromEntries(players) } : told;
    await this.put(finished, finishedText(seated, entries));
    await rm(growing, { force: true });
    this.growing.delete(match.id);
  }

  private async put(path: string, text: string): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeWhole(path, text);
  }

  /** What stands before the entries: of a match whose log can't be read without, the state that it goes on from too. */
  private async told({ id, header }: StoredMatch): Promise<MatchHead> {
    const checkpoint = header.resumed ? await this.store.checkpoint(id) : undefined;
    return checkpoint ? { ...header, checkpoints: [writtenCheckpoint(checkpoint)] } : header;
  }
}
