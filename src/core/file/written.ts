import type { Entry, Round } from "../match/entry.ts";
import type { Match } from "../match/match.ts";
import { hasSecrets } from "../match/secrets.ts";
import { finish, type Work } from "../work.ts";
import { checkpointAt } from "./checkpoint.ts";
import { type OpenMatch, setupDrawn } from "./file.ts";
import { FORMAT } from "./migrations.ts";
import type { MatchFile, WrittenEntry, WrittenRound } from "./schema.ts";
import { growingSeal, sealOf } from "./seal.ts";

function writeRound({ answers, rolls, draws, origins, source }: Round, usual: Match["source"]): WrittenRound {
  return {
    answers: Object.fromEntries(answers),
    ...(rolls.length > 0 && { rolls: [...rolls] }),
    ...(draws.length > 0 && { draws: [...draws] }),
    ...(origins?.idle && { idle: [...origins.idle] }),
    ...(origins?.atOnce && { atOnce: [...origins.atOnce] }),
    ...(origins?.fought && { fought: Object.fromEntries(origins.fought) }),
    ...(origins?.byHand && { byHand: [...origins.byHand] }),
    ...(source && source !== usual && { source }),
  };
}

/** An entry as a match file has it. */
export function writeEntry(entry: Entry, usual: Match["source"]): WrittenEntry {
  switch (entry.kind) {
    case "round":
      return writeRound(entry, usual);
    case "take-back":
      return {
        takeBack: entry.count,
        by: entry.by,
        ...(entry.agreed.length > 0 && { agreed: [...entry.agreed] }),
      };
    case "unseal":
      return { unseal: entry.seat };
    case "amend":
      return { amend: entry.text, ...(entry.why !== "" && { why: entry.why }) };
  }
}

/** The document of a match, with the faces kept in the entries that rolled them, under its seal. */
export function writeFile(open: OpenMatch): MatchFile {
  return finish(writing(open));
}

/** The same in parts. */
export function* writing(open: OpenMatch): Work<MatchFile> {
  const file = document(open);
  const { source, entries } = open.match;
  const [first] = entries;
  if (!first) return { ...file, seal: sealOf(file) };
  const { entries: _, ...header } = file;
  const seal = yield* growingSeal(first).of(header, entries, (entry) => writeEntry(entry as Entry, source));
  return { ...file, seal };
}

function document({ match, dice }: OpenMatch): MatchFile {
  const { source, edited } = match;
  const resumed = match.resumed || match.since;
  const { rolls, draws } = setupDrawn(match);
  const ahead = dice && "faces" in dice && dice.faces.length === 0 ? undefined : dice;
  return {
    format: FORMAT,
    game: match.game.meta.id,
    rules: match.since?.rules ?? match.game.meta.rules,
    ...(hasSecrets(match) && { secrets: true }),
    config: match.config,
    ...(edited && { edited }),
    ...(resumed && { resumed: true }),
    ...(source && { source }),
    ...(ahead && { dice: ahead }),
    ...(rolls.length > 0 && { rolls: [...rolls] }),
    ...(draws.length > 0 && { draws: [...draws] }),
    entries: match.entries.map((entry) => writeEntry(entry, source)),
    // Without it the log could no longer be read.
    ...(match.since && { checkpoints: [checkpointAt(match, 0)] }),
  };
}
