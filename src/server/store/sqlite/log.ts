import type Database from "libsql";
import type { WrittenEntry } from "../../../core/file/schema.ts";
import { type Effect, effectOf } from "../effect.ts";
import {
  checkpointRow,
  type MatchRow,
  type PendingRow,
  pendingAnswers,
  storedMatch,
  storedProgress,
} from "../rows.ts";
import type {
  Change,
  Changed,
  MatchId,
  OpenRound,
  Progress,
  StoredCheckpoint,
  StoredMatch,
} from "../store.ts";

type Row = readonly [entries: number, frozen: string | null, waiting: string, pending: string];

const PENDING =
  "(select json_group_array(json_array(prompt, seat, text, ready)) from pending where match = matches.id)";

const SEATS = `(select json_group_array(json_array(seat, name, secret, computer, handover, handover_until) order by place)
  from seats where match = matches.id)`;

const STATEMENTS = {
  round: `select entries, frozen, waiting, ${PENDING} from matches where id = ?`,
  progress: `select entries, frozen, waiting, ${PENDING}, touched, over, listed, team_sees, ${SEATS} from matches where id = ?`,
  match:
    "select id, code, header, listed, team_sees, entries, over, frozen, waiting, created, touched from matches where id = ?",
  entries: "select written from entries where match = ? and entry >= ? order by entry",
  append: "insert into entries (match, entry, written) values (?, ?, ?)",
  grow: "update matches set entries = ?, over = ?, touched = ? where id = ?",
  wait: "update matches set waiting = ? where id = ?",
  drop: "delete from pending where match = ? and prompt = ?",
  put: "insert or replace into pending (match, prompt, seat, text, ready) values (?, ?, ?, ?, ?)",
  point: "insert or replace into checkpoints (match, entries, state, hash, rules) values (?, ?, ?, ?, ?)",
} as const;

type Prepared = Readonly<Record<keyof typeof STATEMENTS, Database.Statement<unknown[]>>>;

/** The way of an answer: reads and writes the log and the open round of a match by statements that are prepared once. */
export class Log {
  private readonly prepared: Prepared;

  constructor(database: Database.Database) {
    const prepared = Object.entries(STATEMENTS).map(([name, sql]) => {
      const statement = database.prepare(sql);
      return [name, sql.startsWith("select") ? statement.raw() : statement] as const;
    });
    this.prepared = Object.fromEntries(prepared) as Prepared;
  }

  match(id: MatchId): StoredMatch | undefined {
    const row = this.prepared.match.get(id) as unknown[] | undefined;
    if (!row) return undefined;
    const [, code, header, listed, teamSees, entries, over, frozen, waiting, created, touched] = row;
    const flags = { listed: Boolean(listed), teamSees: Boolean(teamSees), over: Boolean(over) };
    return storedMatch({
      id,
      code,
      header,
      ...flags,
      entries,
      frozen,
      waiting,
      created,
      touched,
    } as MatchRow);
  }

  entries(id: MatchId, since: number): readonly WrittenEntry[] {
    return this.written(id, since).map((written) => JSON.parse(written));
  }

  private written(id: MatchId, since: number): readonly string[] {
    return (this.prepared.entries.all(id, since) as [string][]).map(([written]) => written);
  }

  progress(id: MatchId, since: number): Progress | undefined {
    const row = this.prepared.progress.get(id) as [...Row, number, 0 | 1, 0 | 1, 0 | 1, string] | undefined;
    if (!row) return undefined;
    const [entries, frozen, waiting, pending, touched, over, listed, teamSees, seats] = row;
    return storedProgress({
      ...{ entries, frozen, waiting, touched, over, listed, teamSees },
      pending: JSON.parse(pending),
      seats: JSON.parse(seats),
      log: this.written(id, since),
    });
  }

  /** Changes the open round, within a transaction. */
  change(id: MatchId, at: number, decide: (standing: OpenRound) => Change | undefined): Changed {
    const row = this.round(id);
    if (!row || row[0] !== at) return "stale";
    if (row[1] !== null) return "frozen";
    const standing = standingIn(row);
    const change = decide(standing);
    const effect = change && effectOf(standing, change);
    if (!effect) return "nothing";
    this.write(id, at, effect);
    return "done";
  }

  point(id: MatchId, checkpoint: StoredCheckpoint): void {
    const { entries, state, hash, rules } = checkpointRow(checkpoint);
    this.prepared.point.run(id, entries, state, hash, rules);
  }

  private round(id: MatchId): Row | undefined {
    return this.prepared.round.get(id) as Row | undefined;
  }

  private write(id: MatchId, at: number, effect: Effect): void {
    const { append, grow, wait, drop, put } = this.prepared;
    const { entry, over, waiting, drops, puts, checkpoint } = effect;
    if (entry !== undefined) {
      append.run(id, at, entry);
      grow.run(at + 1, over ? 1 : 0, Date.now(), id);
    }
    if (waiting !== undefined) wait.run(waiting, id);
    for (const prompt of drops) drop.run(id, prompt);
    for (const [prompt, { seat, text, ready }] of puts) put.run(id, prompt, seat, text, ready ? 1 : 0);
    if (checkpoint) this.point(id, checkpoint);
  }
}

function standingIn([, , waiting, pending]: Row): OpenRound {
  const rows = JSON.parse(pending) as PendingRow[];
  return { pending: pendingAnswers(rows), waiting: JSON.parse(waiting) };
}
