import type { Shelved } from "../../kit/type.ts";
import { he162a2 } from "./he-162a-2.ts";
import { me163b } from "./me-163b.ts";
import { me262a1 } from "./me-262a-1.ts";
import { me410a1 } from "./me-410a-1.ts";

/** What the bombing campaign flies beyond what others have, in the order of the manifest. */
export const LUFTWAFFE: readonly Shelved[] = [he162a2, me163b, me262a1, me410a1].map((type) => ({
  ...type,
  shelf: "luftwaffe",
}));
