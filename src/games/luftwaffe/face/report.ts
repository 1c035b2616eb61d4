import { phraser } from "../../../core/phrase.ts";
import { reportedBy } from "../../../face/reported.ts";
import type { Phrases } from "../words/phrases.ts";
import type { words } from "./words/en/report.ts";

const phrase = phraser<typeof words>();

/** The report of a turn: battles with their dice, bombs, losses; then industry, forces, plans and flights. */
export const report = reportedBy<Phrases>()({
  facts: {
    battles: ["battle", "volley", "joined", "cost"],
    bombs: ["bombs", "raf", "strafes", "guns"],
    losses: ["loses", "lost-in-air", "raid-ends", "raid-decided", "ends"],
    industry: ["fuel", "fuel-list", "produced", "jets"],
    forces: ["enters", "converts", "substituted", "night-leaves", "restored"],
    plans: [
      "begins",
      "sheet",
      "sheet-shown",
      "marked",
      "allocated",
      "stationed",
      "grouped",
      "raid",
      "no-raid",
    ],
    flights: ["takes-off", "flies", "lands", "on-line", "american-half", "escorts", "leaves"],
  },
  staying: ["battles", "bombs", "losses", "industry"],
  heads: {
    "event.volley": ({ by, at, factors, hits }) => phrase("report.volley", { by, at, factors, hits }),
    "event.bombs": ({ target, success }) => phrase("report.target", { target, success }),
    "event.raf": ({ place, success }) => phrase("report.target", { target: place, success }),
    "event.loses": ({ side, lost }) => phrase("report.toll", { side, lost }),
  },
  decides: {
    "throw.volley": ["event.volley"],
    "throw.bombs": ["event.bombs"],
    "throw.raf": ["event.raf"],
    "throw.guns": ["event.guns"],
    "throw.jets": ["event.jets"],
  },
});
