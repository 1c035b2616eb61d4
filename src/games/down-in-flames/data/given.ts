import type { CardKind } from "./card.ts";
import type { GroundTarget } from "./target.ts";
import type { AircraftCard, SpecialField } from "./types/aircraft.ts";
import type { BomberCard } from "./types/bomber.ts";

/** An entry as a file writes it, its words not yet judged. */
type Written<Item, Words extends keyof Item> = Omit<Item, Words> & Readonly<Record<Words, string>>;

/** A card of a file; what it is typed as follows from the rest. */
export interface GivenCard
  extends Omit<Written<CardKind, "name" | "colour">, "id" | "bursts" | "hits" | "extension"> {
  readonly bursts?: number | undefined;
  readonly hits?: number | undefined;
  readonly extension?: number | undefined;
}

/** A fighter or light bomber of a file. Left out: a fighter with one engine and a standard sight, nothing special about it. */
export interface GivenAircraft extends Omit<Written<AircraftCard, "nation">, SpecialField> {
  readonly role?: string | undefined;
  readonly engines?: number | undefined;
  readonly spent?: number | undefined;
  readonly choice?: number | undefined;
  readonly mostHits?: number | undefined;
  readonly sight?: string | undefined;
  readonly specials?: readonly string[] | undefined;
  readonly gunner?: number | undefined;
  readonly load?: boolean | undefined;
  readonly rockets?: number | undefined;
  readonly model?: string | undefined;
}

export interface GivenBomber extends Omit<Written<BomberCard, "nation" | "role">, "model"> {
  readonly model?: string | undefined;
}

export type GivenTarget = Written<GroundTarget, "id">;

/** Tables that a file brings, each in place of entries of ours of the same name; cards take the place of all of ours. */
export interface GivenTables {
  /** What its owner calls the set; a file must have one. */
  readonly name?: string | undefined;
  readonly cards?: readonly GivenCard[] | undefined;
  readonly answers?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly aircraft?: readonly GivenAircraft[] | undefined;
  readonly bombers?: readonly GivenBomber[] | undefined;
  readonly targets?: readonly GivenTarget[] | undefined;
  readonly points?: Readonly<Record<string, { readonly down: number; readonly damaged: number }>> | undefined;
}
