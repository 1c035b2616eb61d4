import { de as campaign } from "./campaign/de.ts";
import { de as data } from "./data/de.ts";
import { de as end } from "./end/de.ts";
import { de as fire } from "./fire/de.ts";
import { de as flow } from "./flow/de.ts";
import { de as ground } from "./ground/de.ts";
import { de as initiative } from "./initiative/de.ts";
import { de as labels } from "./labels/de.ts";
import { de as move } from "./move/de.ts";
import type { Words } from "./phrases.ts";
import { switches } from "./switches/de.ts";

export const de: Words = {
  ...campaign,
  ...data,
  ...end,
  ...fire,
  ...flow,
  ...ground,
  ...initiative,
  ...labels,
  ...move,
  ...switches,
};
