import type { GameEvent } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import type { EventPhrases } from "../words/phrases.ts";

/** The rule by which it was decided what happened, where something was decided and not only done. */
const RULES: Readonly<Partial<Record<keyof EventPhrases, string>>> = {
  "event.keeps": "BB-R32",
  "event.deck": "BB-62",
  "event.returns": "BB-107",
  "event.sevens": "BB-53",
  "event.withdrawn": "BB-56",
  "event.owed": "BB-R15",
  "event.reinforced": "BB-57",
  "event.rotated": "BB-58",
  "event.repair": "BB-71",
  "event.pool": "BB-131",
  "event.weather-dice": "BB-18",
  "event.weather-card": "BB-21",
  "event.duty": "BB-130",
  "event.reshuffled": "BB-R31",
  "event.cards-back": "BB-66",
  "event.london-again": "BB-65",
  "event.lf5-attempt": "BB-R49",
  "event.lf5-withdrawn": "BB-130",
  "event.stopped": "BB-R17",
  "event.detaches": "BB-124",
  "event.contact": "BB-103",
  "event.missed": "BB-104",
  "event.big-wing": "BB-128",
  "event.intercept": "BB-105",
  "event.losses": "BB-106",
  "event.cost": "BB-H10",
  "event.no-cost": "BB-H10",
  "event.gruppen": "BB-109",
  "event.duel": "BB-111",
  "event.bombs": "BB-116",
  "event.fuel": "BB-121",
  "event.deal": "BB-134",
  "event.end": "BB-135",
};

function ruleOf({ key, values }: GameEvent): string | undefined {
  if (key === "event.losses" && values.by === "flak") return "BB-117";
  const nobody = Array.isArray(values.types) && values.types.length === 0;
  if (key === "event.detaches" && nobody) return "BB-123";
  return RULES[key as keyof EventPhrases];
}

/** What is said of an event, with the rule that decided it. */
export function narrate(event: GameEvent): Phrase {
  const { key, values } = event;
  const rule = ruleOf(event);
  return { key, values: rule === undefined ? values : { ...values, rule } };
}
