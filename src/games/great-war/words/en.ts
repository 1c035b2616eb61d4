import { en as campaign } from "./campaign/en.ts";
import { en as data } from "./data/en.ts";
import { en as end } from "./end/en.ts";
import { en as fire } from "./fire/en.ts";
import { en as flow } from "./flow/en.ts";
import { en as ground } from "./ground/en.ts";
import { en as initiative } from "./initiative/en.ts";
import { en as labels } from "./labels/en.ts";
import { en as move } from "./move/en.ts";
import { switches } from "./switches/en.ts";

export const en = {
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
