import type { GameEvent } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { ReportFace } from "../../../face/report.ts";
import type { View } from "../view/view.ts";
import type { Phrases } from "../words/phrases.ts";
import { SECTIONS, type Section, sectionOf } from "./sections.ts";
import type { words } from "./words/en/report.ts";

const phrase = phraser<typeof words>();

/** What stays on the table until somebody puts it away. */
const STAYING: readonly Section[] = ["battles", "bombs", "losses", "weather", "staff"];

/** The facts that are told in a few words, and those. */
const HEADS = {
  "event.intercept": ({ wing, geschwader, rafHits, lwHits }: Phrases["event.intercept"]) =>
    phrase("report.intercept", { wing, geschwader, rafHits, lwHits }),
  "event.duel": ({ raf, german, fallen }: Phrases["event.duel"]) =>
    phrase("report.duel", { raf, german, fallen }),
  "event.bombs": ({ id, target, hits }: Phrases["event.bombs"]) =>
    phrase("report.raid", { id, target, hits }),
  "event.losses": ({ formation, lost, stood }: Phrases["event.losses"]) =>
    phrase("report.toll", { formation, lost, stood }),
} as const;

function headOf({ key, values }: GameEvent): Phrase | undefined {
  const head = Object.hasOwn(HEADS, key) ? HEADS[key as keyof typeof HEADS] : undefined;
  return head?.(values as never);
}

/** The report of a turn: battles with their dice, bombs, losses, the weather, the staff; then missions and movement. */
export const report = {
  sections: SECTIONS.map((id) => ({
    id,
    title: phrase(`report.${id}`),
    ...(STAYING.includes(id) && { stays: true as const }),
  })),
  begins: "event.turn",
  decides: {
    "throw.squadrons": ["event.intercept", "event.joined"],
    "throw.combat": ["event.intercept"],
    "throw.duel": ["event.duel"],
    "throw.bombs": ["event.bombs"],
    "throw.fuel": ["event.fuel"],
    "throw.repair": ["event.repair"],
    "throw.weather": ["event.weather-dice"],
    "throw.weather-card": ["event.weather-card"],
  },
  tell(_view, event) {
    const section = sectionOf(event);
    const head = headOf(event);
    return section === undefined ? undefined : { section, ...(head && { head }) };
  },
} satisfies ReportFace<View>;
