import type { QueriesFace } from "../../../face/queries/query.ts";
import type { View } from "../rules/view/view.ts";
import { columns, contacts, own } from "./queries/contacts.ts";
import { phrase } from "./queries/phrase.ts";
import { about, raids } from "./queries/raids.ts";
import { sites, squareAsked } from "./queries/squares.ts";
import { score, time } from "./queries/standing.ts";

/** What can be asked of the campaign. */
export const queries = {
  own,
  columns,
  contacts,
  about,
  more: [
    { names: phrase("names.raids"), tells: phrase("tells.raids"), answer: raids },
    { names: phrase("names.square"), tells: phrase("tells.square"), answer: squareAsked },
    { names: phrase("names.sites"), tells: phrase("tells.sites"), answer: sites },
    { names: phrase("names.time"), tells: phrase("tells.time"), answer: time },
    { names: phrase("names.score"), tells: phrase("tells.score"), answer: score },
  ],
} satisfies QueriesFace<View>;
