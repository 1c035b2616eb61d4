import type { Phrase } from "../../../../core/phrase.ts";
import { list, type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import { TABLES } from "../../data/own.ts";
import { type AircraftCard, type Band, SPECIALS, type Special } from "../../data/types/aircraft.ts";
import { allowance } from "../../rules/ratings/bursts.ts";
import { REGULAR } from "./bursts.ts";
import { chapter, phrase } from "./phrase.ts";
import { specialName } from "./specials.ts";

const RULES: Readonly<Record<Special, string>> = {
  "quick-climb": "DIF-10.1",
  "slow-climb": "DIF-10.5",
  "quick-dive": "DIF-10.2",
  "slow-dive": "DIF-10.3",
  "dive-limit": "DIF-10.4",
  "quick-bank": "DIF-10.6",
  "slow-bank": "DIF-10.7",
  "thach-weave": "DIF-10.11",
};

function specials(): Rows {
  return SPECIALS.map((special) => [
    specialName(special),
    phrase(`specials.does.${special}`),
    RULES[special],
  ]);
}

/** `8`, `12/4` with what is left of it without cannon, `8, 16` by choice. */
function hitValue({ hitValue: value, spent, choice }: AircraftCard): string {
  if (choice !== undefined) return `${value}, ${choice}`;
  return spent === undefined ? value.toString() : `${value}/${spent}`;
}

function bursts(card: AircraftCard): string {
  return ([0, 1, 2] as const).map((steps) => allowance(card, REGULAR, steps, 3)).join("/");
}

/** G, L and R for gunner, load and rockets. */
function carried({ gunner, load, rockets }: AircraftCard): readonly string[] {
  return [gunner ? "G" : "", load ? "L" : "", rockets ? "R" : ""].filter(Boolean);
}

function fixed(card: AircraftCard): Row {
  const { name, year, maxLevel, defense, offense, wingmanDefense } = card;
  return [
    name,
    year,
    maxLevel,
    defense,
    hitValue(card),
    bursts(card),
    `${offense}/${wingmanDefense}`,
    [...card.specials.map(specialName), ...carried(card)].join(", ") || "–",
  ];
}

/** The bands of the type that flies highest: all others have no more. */
const BANDS: readonly Band[] = TABLES.aircraft.reduce<readonly Band[]>(
  (most, { bands }) => (bands.length > most.length ? bands : most),
  [],
);

function byLevel({ name, bands }: AircraftCard): Row {
  return [
    name,
    ...BANDS.map((_, at) => {
      const band = bands[at];
      return band ? `${band.agility}/${band.speed}/${band.horsepower}` : "–";
    }),
  ];
}

/** The last level of a band is the highest of who flies highest, but for that one. */
function levels(): readonly Phrase[] {
  return BANDS.map(({ from }, at) => {
    const next = BANDS[at + 1];
    return phrase("types.levels", { from, to: next ? next.from - 1 : from + 2 });
  });
}

/** What types can do, and their data cards. */
export const HANGAR = [
  chapter({ name: "specials", id: "characteristics" }, [
    table("caption", ["name", "does", "rule"], specials()),
    list("hurricane", "beaufighter"),
  ]),
  chapter({ name: "types", id: "aircraft" }, [
    "ours",
    table(
      "caption",
      ["type", "year", "level", "defense", "hit-value", "bursts", "wingman", "specials"],
      TABLES.aircraft.map(fixed),
    ),
    "wingman-is",
    table("bands", ["type", ...levels()], TABLES.aircraft.map(byLevel)),
  ]),
];
