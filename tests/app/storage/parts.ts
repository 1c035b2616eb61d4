import { type MatchRecord, newRecord } from "../../../src/app/storage/record.ts";
import { FORMAT } from "../../../src/core/file/migrations.ts";
import type { MatchFile } from "../../../src/core/file/schema.ts";

/** A match of so many rounds; its numbers of entries tell versions apart. */
export function record(id: string, updated: number, rounds = 0): MatchRecord {
  const entries = Array.from({ length: rounds }, (_, at) => ({ answers: { R1: `${at + 1}` } }));
  const file: MatchFile = { format: FORMAT, game: "dogfight", config: { scenario: "duel" }, entries };
  return { ...newRecord({ id, title: id, file, at: 0 }), updated };
}
