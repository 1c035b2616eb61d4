import { BATTLE_CHOICES } from "../../../../core/battle-tables.ts";
import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { SCENARIO_IDS, SCENARIOS } from "../../data/scenarios.ts";
import { meta } from "../../meta/meta.ts";
import { handsOf, victor } from "../../rules/outcome/deal.ts";
import { optionsFrom, setupFrom } from "../../rules/setup/from-config.ts";
import { USUAL } from "../../rules/setup/options.ts";
import { phrase } from "./phrase.ts";

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
function results(): readonly (readonly Text[])[] {
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

function deals(): readonly (readonly Text[])[] {
  return LOSSES.map(([british, german]) => {
    const [b, g] = handsOf(british, german);
    return [
      `${british} : ${german}`,
      b.toString(),
      g.toString(),
      phrase("victory.rate", { rate: b > g ? "better" : b < g ? "worse" : "equal" }),
    ];
  });
}

function scenarios(): readonly (readonly Text[])[] {
  return SCENARIO_IDS.map((scenario) => {
    const config = SCENARIOS[scenario as keyof typeof SCENARIOS];
    const { from, to, formations } = setupFrom({ scenario });
    const options = optionsFrom(config);
    return [
      phrase("scenario.name", { scenario }),
      from === to ? from.toString() : `${from}–${to}`,
      formations.length.toString(),
      phrase("choice", { id: "weather", choice: options.weather }),
      options.targets.toString(),
      (options.targets - options.drawBelow + 1).toString(),
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
function options(): readonly (readonly Text[])[] {
  const choices = CHOICES.flatMap(([id, all]) =>
    all.map((choice): readonly Text[] => [
      phrase(`option.${id}`),
      phrase("choice", { id, choice }),
      phrase("choice.help", { id, choice }),
    ]),
  );
  const switches = SWITCHES.map((id): readonly Text[] => [
    phrase(`option.${id}`),
    phrase("options.standing", { value: USUAL[id] }),
    phrase(`option.${id}.help`),
  ]);
  return [...choices, ...switches];
}

/** How the campaign ends, what may be agreed, and where the rules come from. */
export const VICTORY: readonly Chapter[] = [
  {
    id: "victory",
    title: phrase("victory.title"),
    blocks: [
      text(phrase("victory.counts")),
      text(phrase("victory.dealing")),
      table(
        phrase("victory.deals"),
        [
          phrase("victory.losses"),
          phrase("victory.british-hands"),
          phrase("victory.german-hands"),
          phrase("victory.for-luftwaffe"),
        ],
        deals(),
      ),
      table(
        phrase("victory.caption", { targets }),
        [
          phrase("victory.targets"),
          ...(["better", "equal", "worse"] as const).map((rate) => phrase("victory.rate", { rate })),
        ],
        results(),
      ),
      list(phrase("victory.no-losses"), phrase("victory.again")),
    ],
  },
  {
    id: "options",
    title: phrase("options.title"),
    blocks: [
      table(
        phrase("options.caption"),
        [phrase("options.option"), phrase("options.choice"), phrase("options.does")],
        options(),
      ),
      text(phrase("options.bid")),
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
      text(phrase("scenario.own")),
    ],
  },
  {
    id: "source",
    title: phrase("source.title"),
    blocks: [
      text(phrase("source.text")),
      text(phrase("source.told")),
      list(...meta.ownTables.map((one) => phrase("source.own-table", { table: one }))),
      text(phrase("source.labels")),
    ],
  },
];
