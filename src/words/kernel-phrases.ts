import type { CommandFault } from "../core/commands.ts";
import type { DiceSource } from "../core/dice/dice.ts";
import type { Foreign } from "../core/input/foreign.ts";

/** What does not fit in a document, by kind, with what would fit. */
export type Misfit =
  | { readonly misfit: "missing" }
  | { readonly misfit: "type"; readonly expected: string }
  | { readonly misfit: "unknown-key"; readonly keys: readonly string[] }
  | { readonly misfit: "value"; readonly expected: readonly string[] }
  | { readonly misfit: "too-small" | "too-big"; readonly of: string; readonly limit: number }
  /** Line breaks or other control characters in a text of one line. */
  | { readonly misfit: "control" }
  | { readonly misfit: "step"; readonly step: number }
  | { readonly misfit: "other"; readonly detail: string };

/** The problems that the kernel and the programs around it find, and the figures of each. */
export interface KernelPhrases {
  "record-missing": { readonly [name: string]: never };
  /** The browser does not say what it keeps. */
  "record-unreadable": { readonly [name: string]: never };
  "record-damaged": { readonly [name: string]: never };
  "record-newer": { readonly version: number; readonly known: number };
  "link-broken": { readonly [name: string]: never };
  "link-newer": { readonly [name: string]: never };
  "file-missing": { readonly file: string };
  "file-folder": { readonly file: string };
  "file-unreadable": { readonly file: string; readonly detail: string };
  "file-too-long": { readonly length: number; readonly limit: number };
  "file-too-deep": { readonly line: number; readonly column: number; readonly limit: number };
  "file-too-wide": { readonly line: number; readonly column: number; readonly limit: number };
  "file-foreign": { readonly of: Foreign };
  /** How many files in an archive might be a match. */
  "file-archive": { readonly files: number };
  "file-name-twice": { readonly line: number; readonly column: number; readonly name: string };
  "file-not-json": { readonly line: number; readonly column: number; readonly found: string };
  /** The program failed over it: what is wrong with it nobody can tell. */
  "match-unread": { readonly [name: string]: never };
  "file-not-object": { readonly [name: string]: never };
  "file-format": { readonly known: number };
  "file-format-newer": { readonly format: number; readonly known: number };
  "file-game": { readonly game: string; readonly expected: string };
  /** `checkpoint`: the entry after which it can go on, or null. */
  "file-rules-older": { readonly rules: number; readonly known: number; readonly checkpoint: number | null };
  "file-rules-newer": { readonly rules: number; readonly known: number };
  "game-unknown": { readonly game: string; readonly games: readonly string[] };
  "viewer-unknown": { readonly viewer: string; readonly viewers: readonly string[] };
  "unknown-prompt": { readonly prompt: string; readonly awaited: readonly string[] };
  "surplus-answer": { readonly prompt: string; readonly awaited: readonly string[] };
  "missing-answer": { readonly prompt: string };
  "idle-prompt": { readonly prompt: string };
  "spawn-prompt": { readonly prompt: string };
  "given-answer": { readonly prompt: string; readonly given: string };
  "amend-never": { readonly [name: string]: never };
  "battle-within": { readonly prompt: string };
  "battle-setup": { readonly prompt: string };
  "battle-fold": { readonly prompt: string; readonly entry: number | null };
  "battle-bridge": { readonly prompt: string; readonly game: string };
  "battle-answer": { readonly prompt: string; readonly answer: string; readonly recorded: string };
  "answer-too-long": { readonly length: number; readonly limit: number };
  "text-control": { readonly field: string };
  "text-too-long": { readonly field: string; readonly length: number; readonly limit: number };
  "match-full": { readonly limit: number };
  "seat-commands": { readonly path: string; readonly found: string; readonly why: CommandFault };
  "more-problems": { readonly more: number };
  "match-over": { readonly [name: string]: never };
  "take-back-count": { readonly count: number; readonly rounds: number };
  "take-back-seat": { readonly seat: string; readonly seats: readonly string[] };
  /** How many faces came from where. */
  "proof-dice": { readonly faces: Readonly<Partial<Record<DiceSource | "untold", number>>> };
  "proof-rolled-again": { readonly times: number };
  "proof-unsealed": { readonly name: string; readonly times: number };
  "proof-edited": { readonly [name: string]: never };
  "proof-resumed": { readonly [name: string]: never };
  /** Battles of a campaign that were fought as matches of their own; of how many no whole seal vouches for the file. */
  "proof-battles": { readonly fought: number; readonly unproven: number };
  /** Battles that were answered without a match and without the campaign's own dice. */
  "proof-by-hand": { readonly times: number };
  "unseal-seat": { readonly seat: string; readonly asked: readonly string[] };
  "take-back-agreement": { readonly missing: readonly string[] };
  /** `why` is a sentence already, or the key of one. */
  "dice-missing": { readonly dice: readonly string[]; readonly by: string; readonly why: string };
  "typed-count": { readonly given: number; readonly wanted: number };
  "dice-face": { readonly face: number; readonly die: string };
  "rolls-surplus": { readonly field: string; readonly recorded: number; readonly rolled: number };
  /** `path`: where in the document; nothing of that kind comes about by the rules. */
  impossible: { readonly path: string };
  "checkpoint-hash": { readonly path: string };
  "checkpoint-nowhere": { readonly [name: string]: never };
  shape: Misfit & { readonly path: string };
}
