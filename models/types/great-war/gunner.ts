import { airman } from "../../kit/crew.ts";
import type { Body } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";

/** An observer at his gun, who looks aft: an airman whose face one does not see; `at` is the chin. */
export const gunner = (at: Vec): Body[] =>
  airman(at).map((body) => (body.part === "helmet" ? { ...body, part: "cap" } : body));
