import { type Chapter, list, text } from "../../../../face/book.ts";
import { phrase } from "./phrase.ts";

/** Three missions and what comes between them. */
export const CAMPAIGN: readonly Chapter[] = [
  {
    id: "campaign",
    title: phrase("campaign.title"),
    blocks: [
      text(phrase("campaign.three")),
      text(phrase("campaign.resources")),
      list(phrase("campaign.element"), phrase("campaign.flak"), phrase("campaign.veteran")),
      text(phrase("campaign.between")),
      text(phrase("campaign.verdict")),
    ],
  },
];
