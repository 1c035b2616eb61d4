import type { Shelved } from "../../kit/type.ts";
import { ALLIED } from "./allied.ts";
import { CENTRAL } from "./central.ts";
import { GROUND } from "./ground.ts";

/** The scale of the Great War's miniatures: its aircraft were small. */
const GREAT_WAR_SCALE = 144;

/** Every miniature of the Great War, in the order of the manifest. */
export const GREAT_WAR: readonly Shelved[] = [...CENTRAL, ...ALLIED, ...GROUND].map((type) => ({
  ...type,
  shelf: "great-war",
  scale: GREAT_WAR_SCALE,
}));
