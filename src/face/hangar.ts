import type { Block } from "./sheet.ts";
import type { Text } from "./text.ts";

/** A type that a game knows, with the miniature that stands for it. */
export interface HangarType {
  /** Folder of models and name in it: `dogfight/spitfire-ia`. */
  readonly model: string;
  readonly title: Text;
  /** Its figures, as the game's own papers have them. */
  blocks(): readonly Block[];
}

/** What a game tells of the miniatures that play in it. Several types may share a miniature. */
export interface HangarFace {
  /** The parts of the face whose words they are told in. */
  readonly words: readonly ("sheets" | "papers")[];
  readonly types: readonly HangarType[];
}
