import { BATTLE_CHOICES } from "../../../../core/battle-tables.ts";
import { list, type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import { SCENARIO_IDS, SCENARIOS } from "../../data/scenarios.ts";
import { meta } from "../../meta/meta.ts";
import { handsOf, victor } from "../../rules/outcome/deal.ts";
import { optionsFrom, setupFrom } from "../../rules/setup/from-config.ts";
import { USUAL } from "../../rules/setup/options.ts";
import { chapter, phrase } from "./phrase.ts";

const { targets, drawBelow } = USUAL;
/** Better, equal and worse for the Luftwaffe, as hands dealt. */
const RATES = [
  [1, 0],
  [0, 0],
  [0, 1],
] as const;

function result(successes: number, hands: readonly [number, number]): Text {
  const winner = victor(successes, hands, { targets, drawBelow, inclusive: false });
  const inclusive = victor(successes, hands, { targets, drawBelow, inclusive: true });
  return phrase("victory.result", { winner, inclusive });
}

/** Successes at which any result changes, with the most of each row. */
function results(): Rows {
  const told = (successes: number) => JSON.stringify(RATES.map((hands) => result(successes, hands)));
  const rows: { from: number; to: number }[] = [];
  for (let successes = targets + 1; successes >= 0; successes--) {
    const before = rows.at(-1);
    if (before && told(before.from) === told(successes)) before.from = successes;
    else rows.push({ from: successes, to: successes });
  }
  return rows.map(({ from, to }) => [
    phrase("victory.bombed", { from, to: to > targets ? null : to }),
    ...RATES.map((hands) => result(to, hands)),
  ]);
}

/** British losses and German ones, and how they are dealt. */
const LOSSES = [
  [12, 20],
  [12, 10],
  [11, 20],
  [17, 29],
  [24, 39],
  [17, 30],
] as const;

function deals(): Rows {
  return LOSSES.map(([british, german]) => {
    const [b, g] = handsOf(british, german);
    return [
      `${british} : ${german}`,
      b,
      g,
      phrase("victory.rate", { rate: b > g ? "better" : b < g ? "worse" : "equal" }),
    ];
  });
}

function scenarios(): Rows {
  return SCENARIO_IDS.map((scenario) => {
    const config = SCENARIOS[scenario as keyof typeof SCENARIOS];
    const { from, to, formations } = setupFrom({ scenario });
    const options = optionsFrom(config);
    return [
      phrase("scenario.name", { scenario }),
      from === to ? from.toString() : `${from}–${to}`,
      formations.length,
      phrase("choice", { id: "weather", choice: options.weather }),
      options.targets,
      options.targets - options.drawBelow + 1,
    ];
  });
}

const CHOICES = [
  ["weather", ["dice", "dice42", "none", "cards", "historical", "clear"]],
  ["markersPer", ["turn", "tallyHo"]],
  ["duel", ["cumulative", "oneRound", "threshold"]],
  ["battles", BATTLE_CHOICES],
] as const;
const SWITCHES = ["victoryInclusive", "diagonal", "bid", "targets", "drawBelow"] as const;

/** What may be agreed, in the words of the set-up page. */
function options(): Rows {
  const choices = CHOICES.flatMap(([id, all]) =>
    all.map(
      (choice): Row => [
        phrase(`option.${id}`),
        phrase("choice", { id, choice }),
        phrase("choice.help", { id, choice }),
      ],
    ),
  );
  const switches = SWITCHES.map(
    (id): Row => [
      phrase(`option.${id}`),
      phrase("options.standing", { value: USUAL[id] }),
      phrase(`option.${id}.help`),
    ],
  );
  return [...choices, ...switches];
}

/** How the campaign ends, what may be agreed, and where the rules come from. */
export const VICTORY = [
  chapter("victory", [
    "counts",
    "dealing",
    table("deals", ["losses", "british-hands", "german-hands", "for-luftwaffe"], deals()),
    table(
      phrase("victory.caption", { targets }),
      ["targets", ...(["better", "equal", "worse"] as const).map((rate) => phrase("victory.rate", { rate }))],
      results(),
    ),
    list("no-losses", "again"),
  ]),
  chapter("options", [
    table("caption", ["option", "choice", "does"], options()),
    "bid",
    table(
      phrase("scenario.caption"),
      [
        phrase("scenario.scenario"),
        phrase("scenario.turns"),
        phrase("scenario.formations"),
        phrase("option.weather"),
        phrase("option.targets"),
        phrase("scenario.draw-from"),
      ],
      scenarios(),
    ),
    phrase("scenario.own"),
  ]),
  chapter("source", [
    "text",
    "told",
    list(...meta.ownTables.map((one) => phrase("source.own-table", { table: one }))),
    "labels",
  ]),
];
