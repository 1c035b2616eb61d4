import type { Shelved } from "../kit/type.ts";
import { DOGFIGHT } from "./dogfight/index.ts";
import { DOWN_IN_FLAMES } from "./down-in-flames/index.ts";
import { GENERIC } from "./generic/index.ts";
import { GREAT_WAR } from "./great-war/index.ts";
import { LUFTWAFFE } from "./luftwaffe/index.ts";

/** Every miniature, in the order of the manifest. */
export const TYPES: readonly Shelved[] = [
  ...DOGFIGHT,
  ...GENERIC,
  ...GREAT_WAR,
  ...DOWN_IN_FLAMES,
  ...LUFTWAFFE,
];
