import type { Part } from "./part.ts";
import { ANSWERS } from "./parts/answers.ts";
import { DICE } from "./parts/dice.ts";
import { EFFECTS } from "./parts/effects.ts";
import { LAID } from "./parts/laid.ts";
import { MOMENTS } from "./parts/moments.ts";
import { OVERLAYS } from "./parts/overlays.ts";
import { PAGES } from "./parts/pages.ts";
import { PAPERS } from "./parts/papers.ts";
import { PIECES } from "./parts/pieces.ts";
import { TABLE } from "./parts/table.ts";

/** All parts of the scene and of the face, in the order in which they are listed. */
export const PARTS: readonly Part[] = [
  ...TABLE,
  ...MOMENTS,
  ...PIECES,
  ...LAID,
  ...DICE,
  ...EFFECTS,
  ...OVERLAYS,
  ...ANSWERS,
  ...PAPERS,
  ...PAGES,
];
