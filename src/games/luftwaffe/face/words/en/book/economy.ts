import { fraction } from "../../../../words/names.ts";

/** Aircraft, pilots, jets, fuel, and the RAF's nights. */
export const words = {
  "economy.twelfths": ({ twelfths }: { readonly twelfths: number }) => fraction(twelfths),
  "production.title": "Aircraft and pilots",
  "production.what":
    "At the end of a quarter the factories that stand make aircraft factors, three of them one (LW-88). Fractions are kept and add up: 36, 35 and 34 factories in three quarters make 35 in all.",
  "production.caption": "Aircraft factors of a quarter, without complexes and with them",
  "production.factories": "Factories",
  "production.without": "Without",
  "production.with": "With",
  "production.halved": "Halved",
  "production.six":
    "With complexes six are made from the first quarter that ends with fewer than eighteen factories, for good, even with none (LW-89, LW-L5).",
  "production.shock":
    "The quarter in which the last target of armaments, ball bearings, chemicals, steel, rail, shipping or transportation centers falls makes half, once, however many fall (LW-90).",
  "production.transport":
    "When rail, shipping and transportation centers are all gone every quarter makes half (LW-91).",
  "pilots.twelve":
    "The schools train twelve pilot factors a quarter, less one for every two school factors that are missing (LW-92): lost now or before, given up for a jet, or grounded for want of fuel.",
  "pilots.caption": "Pilot factors of a quarter",
  "pilots.missing": "School factors missing",
  "pilots.factors": "Pilot factors",
  "production.both": "One of each brings back one factor of any German unit, a school or a jet too (LW-93).",
  "production.kept": "What is not used is kept, aircraft and pilots each for themselves.",
  "production.tournament": "In the Tournament game there are no pilots, and thirds are lost (LW-94).",
  "jet-die.title": "A Me 262 in place of others",
  "jet-die.throw":
    "From January 1944 the Germans throw a die at the start of each quarter until they pass; then jets are passed for good (LW-95).",
  "jet-die.caption": "The die for jets (LW-L1)",
  "jet-die.ruled": "As usual",
  "jet-die.literal": "To the letter",
  "jet-die.one":
    "One Me 262 a quarter takes the place of a unit that would enter; schools can't be replaced so (LW-96).",
  "jet-die.school": "Instead a school on the map may be given up for it, if it had fuel (LW-L2).",
  "jet-die.most": "Six may come so, and never more units than planned.",
  "fuel.title": "Fuel",
  "fuel.made":
    "With complexes the refineries that stand make ten fuel each as the quarter begins; when none stands ten come from elsewhere (LW-97).",
  "fuel.caption": "Fuel of a quarter",
  "fuel.refineries": "Refineries",
  "fuel.whole": "Whole",
  "fuel.half": "Halved",
  "fuel.quarter": "Halved twice",
  "fuel.chemicals": "The quarter after the last chemical target fell has half (LW-98).",
  "fuel.transport": "All quarters after the transport system was gone have half.",
  "fuel.needs": "Fuel that a unit needs for a quarter (LW-99)",
  "fuel.full": "Whole unit",
  "fuel.reduced": "Reduced to 1",
  "fuel.allocated":
    "The Germans write down in secret who gets fuel; any unit may be left without (LW-100). It lasts for the quarter, however often a unit takes off.",
  "fuel.grounded": "Who has none is **grounded**: he stays on his base and can be strafed (LW-102).",
  "fuel.missing":
    "Grounded night fighters don't count against the RAF next quarter, grounded schools train no pilots.",
  "fuel.reserve": "Of what is left up to ten go into the reserve; the rest is lost (LW-101).",
  "fuel.opens":
    "The reserve can be used from the first quarter that makes less than all units need, flying or not (LW-L13).",
  "raf.title": "The RAF by night",
  "raf.names":
    "Every quarter the RAF goes for one target or base in Germany or Austria, named before the Germans set up (LW-45). The more night fighters there are the harder it is.",
  "raf.caption": "The RAF's die (LW-103 to LW-108)",
  "raf.counted": ({ certain }: { readonly certain: number }) =>
    `Counted are night fighters on the map at the end of the last quarter, before replacements, grounded ones left out (LW-109). Without any, no die is thrown: all ${certain} faces would do.`,
  "raf.hit":
    "A target that is hit counts as bombed in this quarter (LW-L9); a base is closed for it (LW-110).",
  "raf.exchange": "When Ju 88s come with letters that Me 110s have, these leave (LW-111).",
};
