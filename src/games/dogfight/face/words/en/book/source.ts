import { credits } from "../../../../meta/credits.en.ts";
export const words = {
  "source.title": "Where it comes from",
  "source.the-rules-are-told-here":
    "The rules are told here in our own words. What the published game leaves open is settled by the rulings R-01 and onwards. These parts are ours:",
  "source.text": credits.source,
  "source.own-table": ({ table }: { readonly table: keyof typeof credits.ownTables }) =>
    credits.ownTables[table],
};
