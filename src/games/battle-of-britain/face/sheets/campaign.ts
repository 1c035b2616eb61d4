import type { GameEvent } from "../../../../core/game.ts";
import type { Block, Cell, Row, Sheet, SheetForm } from "../../../../face/sheet.ts";
import { figures, line, list, row, section, table } from "../../../../face/sheets/blocks.ts";
import { entryOf, type TurnEntry } from "../../data/calendar.ts";
import { HANDS } from "../../data/figures.ts";
import { germanLosses, handsOf, victor } from "../../rules/outcome/deal.ts";
import type { View } from "../../rules/view/view.ts";
import type { SkyWord } from "../words/sheet-values.ts";
import { phrase } from "./phrase.ts";

/** The weather of the turns so far, as it was told. */
function skiesOf(events: readonly GameEvent[]): ReadonlyMap<number, SkyWord> {
  const skies = new Map<number, SkyWord>();
  let turn = 0;
  for (const { key, values } of events) {
    if (key === "event.turn") turn = Number(values.turn);
    if (key.startsWith("event.weather")) skies.set(turn, values.flies ? "flies" : "respite");
  }
  return skies;
}

/** BB-20, BB-22, BB-H1: the weather of a turn to come, where the calendar says it. */
function forecast({ setup }: View, { flies }: TurnEntry): SkyWord {
  switch (setup.options.weather) {
    case "clear":
      return "flies";
    case "none":
    case "historical":
      return flies ? "flies" : "respite";
    default:
      return "open";
  }
}

function broughtBy({ withdrawn, reinforcements = [], rotations, opens }: TurnEntry): Cell {
  const arrivals = reinforcements.map(({ squadron, group }) => ({ squadron, group }));
  return phrase("sheet.brings", {
    opens: opens ?? false,
    withdrawn: withdrawn ?? null,
    arrivals,
    rotations: rotations !== undefined,
  });
}

/** A turn of the calendar; on paper its phase has a column, and open weather is left to write in. */
function turnRow(view: View, turn: number, told: SkyWord | undefined, form: SheetForm): Row {
  const entry = entryOf(turn);
  const sky = told ?? forecast(view, entry);
  const paper = form === "paper";
  return row(
    `${turn}`,
    [
      ...(paper ? [phrase("sheet.phase", { phase: entry.phase })] : []),
      phrase("sheet.dates", { from: entry.from, to: entry.to }),
      paper && sky === "open" ? null : phrase("sheet.sky", { sky }),
      broughtBy(entry),
    ],
    { ...(turn === view.turn && !view.outcome && { now: phrase("sheet.now") }) },
  );
}

/** BB-45 to BB-55: the turns that are played, phase by phase. */
export function calendarBlock(view: View, events: readonly GameEvent[], form: SheetForm): Block {
  const skies = skiesOf(events);
  const { from, to } = view.setup;
  const turns = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const rows = turns.flatMap((turn): readonly Row[] => {
    const { phase, opens } = entryOf(turn);
    const own = turnRow(view, turn, skies.get(turn), form);
    if (form === "paper" || (turn !== from && !opens)) return [own];
    return [row(phrase("sheet.phase", { phase }), [], { look: "group" }), own];
  });
  return table(
    "ruled",
    (form === "paper" ? PAPER_COLUMNS : SCREEN_COLUMNS).map((column) => phrase(`sheet.column.${column}`)),
    rows,
    { label: phrase("sheet.calendar") },
  );
}

const SCREEN_COLUMNS = ["turn", "dates", "weather", "brings"] as const;
const PAPER_COLUMNS = ["turn", "phase", "dates", "weather", "brings"] as const;

/** BB-134, BB-135: the two counts, the hands that would be dealt now, and what that would come to. */
function victoryBlock(view: View): Block {
  const german = germanLosses(view);
  const hands = handsOf(view.rafLosses, german);
  const { drawBelow, victoryInclusive: inclusive } = view.setup.options;
  const winner = victor(view.successes, hands, { targets: view.targets, drawBelow, inclusive });
  return section(phrase("sheet.victory"), [
    {
      kind: "gauge",
      name: phrase("sheet.successes"),
      value: view.successes,
      from: 0,
      to: Math.max(1, view.targets, view.successes),
      told: phrase("sheet.successes.of", { successes: view.successes, targets: view.targets }),
    },
    figures(
      [phrase("sheet.lost.british"), view.rafLosses],
      [phrase("sheet.lost.german"), german],
      [phrase("sheet.hands.british", { size: HANDS[0] }), hands[0]],
      [phrase("sheet.hands.german", { size: HANDS[1] }), hands[1]],
    ),
    line(phrase("sheet.rate", { british: hands[0], german: hands[1] })),
    view.turn > 0 && !view.outcome && line(phrase("sheet.verdict", { winner })),
  ]);
}

/** BB-R57: the two ways to win, as one reads them before the first turn. */
function goalBlock({ targets, setup }: View): Block {
  return line(phrase("sheet.goal", { targets, drawBelow: setup.options.drawBelow }));
}

function turnBlock(view: View): readonly Block[] {
  if (view.turn === 0 || view.outcome) return [];
  const cards = view.setup.options.weather === "cards";
  return [
    {
      kind: "figures",
      figures: [
        ...(view.phase > 0 ? [{ name: phrase("sheet.tallyHo"), value: `${view.phase}` }] : []),
        { name: phrase("sheet.markers"), value: `${view.markers}` },
        { name: phrase("sheet.handSize"), value: `${view.hand.length}` },
        { name: phrase("sheet.draw"), value: `${view.draw.length}` },
        ...(cards
          ? [
              {
                name: phrase("sheet.cards"),
                value: phrase("sheet.cards.left", { black: view.black, red: view.red }),
              },
            ]
          : []),
        ...(view.owed.length > 0
          ? [
              {
                name: phrase("sheet.owed"),
                value: phrase("sheet.list", { names: view.owed.map(({ squadron }) => squadron) }),
              },
            ]
          : []),
      ],
    },
  ];
}

/** Boxes to cross off as targets are bombed and squadrons fall, on paper. */
function tally(view: View): readonly Block[] {
  const boxes = (count: number) => Array.from({ length: count }, () => "open" as const);
  const track = (what: "successes" | "british" | "german", count: number) => ({
    shape: "box" as const,
    marks: boxes(count),
    label: phrase("sheet.tally", { what }),
  });
  return [
    section(phrase("sheet.victory"), [
      line(phrase("sheet.goal", { targets: view.targets, drawBelow: view.setup.options.drawBelow })),
      list(
        (
          [
            ["successes", Math.max(10, Math.ceil((view.targets * 1.5) / 10) * 10)],
            ["british", 60],
            ["german", 90],
          ] as const
        ).map(([what, count]) => ({
          line: [{ text: phrase("sheet.tally", { what }) }],
          tracks: [track(what, count)],
        })),
      ),
    ]),
  ];
}

/** The sheet of the campaign: the turn, the two counts, the calendar. */
export function campaignSheet(view: View, events: readonly GameEvent[], form: SheetForm): Sheet {
  const facts =
    view.turn === 0
      ? []
      : [
          { text: phrase("sheet.turn", { turn: view.turn, phase: entryOf(view.turn).phase }) },
          { text: phrase("sheet.successes.of", { successes: view.successes, targets: view.targets }) },
        ];
  return {
    id: "campaign",
    label: phrase("sheet.campaign"),
    title: phrase("sheet.campaign"),
    facts: form === "paper" ? [] : facts,
    blocks:
      form === "paper"
        ? [...tally(view), calendarBlock(view, events, form)]
        : [...turnBlock(view), victoryBlock(view), goalBlock(view), calendarBlock(view, events, form)],
  };
}
