import type { QueriesFace } from "../../../face/queries/query.ts";
import type { View } from "../rules/view/view.ts";
import { columns, contacts } from "./queries/contacts.ts";
import { own, told } from "./queries/lookout.ts";
import { phrase } from "./queries/phrase.ts";
import { bases, hexAsked, targets } from "./queries/places.ts";
import { about, raids } from "./queries/raids.ts";
import { score, time } from "./queries/standing.ts";

/** What can be asked of the campaign. */
export const queries = {
  own,
  columns,
  contacts,
  about,
  told,
  more: [
    { names: phrase("names.raids"), tells: phrase("tells.raids"), answer: raids },
    { names: phrase("names.hex"), tells: phrase("tells.hex"), answer: hexAsked },
    { names: phrase("names.targets"), tells: phrase("tells.targets"), answer: targets },
    { names: phrase("names.bases"), tells: phrase("tells.bases"), answer: bases },
    { names: phrase("names.time"), tells: phrase("tells.time"), answer: time },
    { names: phrase("names.score"), tells: phrase("tells.score"), answer: score },
  ],
} satisfies QueriesFace<View>;
