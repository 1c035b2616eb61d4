import { listed } from "../../../../../../core/text.ts";
import { squadrons as cards } from "../../../../words/grammar.en.ts";
import { typeName } from "../../../../words/names.ts";

interface Allocation {
  readonly lost: readonly string[];
  readonly stood: string | null;
}

function way({ lost, stood }: Allocation): string {
  const told = [
    ...(lost.length > 0 ? [`${cards(lost)} lost`] : []),
    ...(stood === null ? [] : [`1 ${typeName(stood)} stood down`]),
  ];
  return told.join(" and ");
}

/** Intercepts and dogfights. */
export const words = {
  "tally-ho.title": "Tally Ho",
  "tally-ho.markers":
    "Five markers are all the combats of a turn, for all its Tally Hos (BB-10). Contact in a chase spends one, and each dogfight spends one.",
  "tally-ho.order":
    "Intercepts come first, in the order of contact, then the dogfights, as the British like (BB-79).",
  "tally-ho.once": "A wing fights once a Tally Ho, and then lands (BB-R41).",
  "tally-ho.through": "No combat turns a raid back: what is left of it goes on, or bombs (BB-R44).",
  "tally-ho.tables":
    "By agreement a combat is fought out on the table of another of our games; its losses come back as squadrons. That is **our own** (BB-H10).",
  "intercept.title": "Intercepts",
  "intercept.throw":
    "All squadrons of the wing throw their dogfight dice. Against them stand three squadrons of the geschwader, drawn at random, and throw theirs at the same time (BB-105).",
  "intercept.hits":
    "Either side then takes its hits, squadron after squadron: `lose He111 stand-down Do17`. Who absorbs as many as its defence is **lost**. Only the last may absorb fewer: it is **stood down**, comes back two turns later and never counts as lost (BB-106, BB-107).",
  "intercept.caption": "What is legal, as the referee finds it",
  "intercept.who": "Squadrons that fought",
  "intercept.taken": "Hits",
  "intercept.how": "May be taken as",
  "intercept.squadrons": ({ squadrons }: { readonly squadrons: readonly string[] }) => cards(squadrons),
  "intercept.ways": ({ ways }: { readonly ways: readonly Allocation[] }) => ways.map(way).join("; or "),
  "intercept.example": "An intercept, played by the referee:",
  "dogfight.title": "Dogfights and gruppen",
  "dogfight.marker":
    "A wing in the air in a geschwader's square attacks it: `11B attack 2A`. It costs a marker (BB-108).",
  "dogfight.lay":
    "The German lays his squadrons face down in **gruppen**: `lay 3 2 1`, and says who lies where (BB-109).",
  "dogfight.set":
    "The British see the sizes alone and set their squadrons against whatever gruppen they like: `set 2 Spitfire Hurricane 1 Spitfire` (BB-110).",
  "dogfight.duels":
    "Gruppe by gruppe the front squadrons **duel**: both throw, round after round, and hits add up until one has as many as its defence (BB-111).",
  "dogfight.caption": "How squadrons may be laid (BB-109)",
  "dogfight.count": "Squadrons",
  "dogfight.gruppen": "Gruppen",
  "dogfight.ways": ({ ways }: { readonly ways: readonly (readonly number[])[] }) =>
    listed(
      ways.map((sizes) => sizes.join(" + ")),
      "or",
    ),
  "dogfight.unhurt": "The winner keeps no damage and meets the next; both may fall together.",
  "dogfight.no-stand-down": "Nobody is stood down: a squadron is lost or it is not (BB-112).",
  "dogfight.several":
    "Several wings fight one after another, for a marker each, and the gruppen are laid anew (BB-R41).",
  "dogfight.example": "A Spitfire alone against four, played by the referee:",
};
