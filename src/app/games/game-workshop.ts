import type { ComponentType } from "react";
import type { Problem } from "../../core/game.ts";
import type { Look } from "../../core/look.ts";
import type { Phrase } from "../../core/phrase.ts";
import type { Result } from "../../core/result.ts";
import type { Sheet } from "../../face/sheet.ts";
import type { Piece } from "../../tabletop/tabletop.ts";

/** What a game's own part of the bench is handed. */
export interface BenchProps {
  /** The design as it stands, of the right shape but perhaps not allowed to fly. */
  readonly design: unknown;
  /** The sentence for a phrase of the game. */
  readonly say: (phrase: Phrase) => string;
  /** Told the whole changed design. */
  onChange(design: unknown): void;
}

/** A design to begin with. */
interface Start {
  readonly id: string;
  readonly name: string;
  readonly design: unknown;
}

/** What a game brings to the workshop. Designs are plain data in its own shape. */
export interface GameWorkshop {
  /** An aircraft that nobody has worked on yet. */
  fresh(): unknown;
  /** The game's own list. */
  readonly starts: readonly Start[];
  /** A design of the right shape, allowed to fly or not; undefined when it is none. */
  shaped(data: unknown): unknown;
  /** A design that may fly, or every reason why not. */
  read(data: unknown): Result<unknown, readonly Problem[]>;
  nameOf(design: unknown): string;
  named(design: unknown, name: string): unknown;
  lookOf(design: unknown): Look;
  withLook(design: unknown, look: Look): unknown;
  /** The look that the design's figures suggest, in the colours that it has. */
  suggested(design: unknown): Look;
  /** How it stands on the table. */
  piece(design: unknown): Piece;
  /** A set-up in which it meets an aircraft of the game's list; `foe`: the id of a start. */
  duel(design: unknown, foe: string): unknown;
  /** Name, figures and weapons. */
  readonly Figures: ComponentType<BenchProps>;
  /** Its record sheet as it lies on the table. */
  sheet(design: unknown): Sheet | undefined;
}
