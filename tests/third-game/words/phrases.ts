import type { Catalogue } from "../../../src/core/phrase.ts";
import type { Card } from "../data/cards.ts";

type Id = { readonly id: string };
type BySeat = { readonly seat: string };
type Refusal = { readonly found: string; readonly near: readonly string[] };

interface Phrases {
  musters: BySeat & { ids: readonly string[]; strengths?: Readonly<Record<string, number>> };
  draws: BySeat & { count: number; cards?: readonly Card[] };
  reshuffles: { cards: number };
  turn: { turn: number };
  moves: Id & { from: string; to: string };
  "turned-up": Id & { strength: number };
  meets: { by: string; at: string; square: string };
  attacks: BySeat & { card: Card; by: string; at: string };
  answers: BySeat & { card: Card; to: Card };
  passes: BySeat;
  misses: Id;
  hit: Id & { lost: number; left: number };
  destroyed: Id & { lost: number; left: number };
  "falls-back": Id & { to: string };
  bombs: Id & { square: string; bombs: number };
  opens: BySeat & { kind: "target" | "guard"; square: string };
  standing: { raiders: number; defenders: number; turn: number; turns: number };
  "won-by-points": { raiders: number; defenders: number };
  "throw.shuffle": { by: string };
  "throw.muster": { by: string };
  "throw.choice": Record<string, never>;
  "grammar-target": Refusal;
  "grammar-guard": Refusal;
  "grammar-move": Refusal;
  "grammar-attack": Refusal;
  "grammar-answer": Refusal;
  "no-place": Refusal;
  "no-square": Refusal;
  "no-card": Refusal;
  "not-yours": Refusal;
  "has-moved": Refusal;
  "too-far": Refusal;
  stacked: Refusal;
  "in-cloud": Refusal;
  "not-held": Refusal;
  "no-counter": Refusal;
  "no-attack": Refusal;
  "seat-id": { found: string };
}

export type Words = Catalogue<Phrases>;
