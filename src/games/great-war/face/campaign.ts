import type { GameEvent } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import { present } from "../../../core/present.ts";
import type { CampaignFace } from "../../../face/campaign.ts";
import type { Block, ListItem, Sheet } from "../../../face/sheet.ts";
import { columns, line, list, row, section, table } from "../../../face/sheets/blocks.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import { SIDES } from "../data/sides.ts";
import { dayOf, isEvening, kindOf } from "../rules/campaign/calendar.ts";
import type { Campaign, Flown } from "../rules/state/campaign.ts";
import type { View } from "../rules/view/view.ts";
import type { Phrases } from "../words/phrases.ts";
import { ledgerSheet } from "./ledger-sheet.ts";
import { typeNameOf } from "./week.ts";
import type { words } from "./words/en/campaign.ts";

const phrase = phraser<typeof words>();

/** The values of all events of a kind. */
function told<Key extends keyof Phrases>(events: readonly GameEvent[], key: Key): readonly Phrases[Key][] {
  return events.filter((event) => event.key === key).map(({ values }) => values as Phrases[Key]);
}

function ends({ key }: GameEvent): boolean {
  return key === "event.mission-over";
}

/** What happened from the call to the last mission that is over to the evening after it. */
function ofLastMission(events: readonly GameEvent[]): readonly GameEvent[] {
  const over = events.findLastIndex(ends);
  const isCall = ({ key }: GameEvent) => key === "event.mission";
  const from = events.slice(0, over + 1).findLastIndex(isCall);
  const next = events.findIndex((event, place) => place > over && isCall(event));
  return events.slice(Math.max(0, from), next < 0 ? undefined : next);
}

type Machine = Phrases["event.line-up"]["machines"][number] & { readonly side: SideIndex };

function machinesIn(events: readonly GameEvent[]): ReadonlyMap<string, Machine> {
  const all = told(events, "event.line-up").flatMap(({ side, machines }) =>
    machines.map((one): Machine => ({ ...one, side: side === SIDES[1] ? 1 : 0 })),
  );
  return new Map(all.map((one) => [one.id, one]));
}

/** Who brought down what, those of the Allies first. */
function victories({ setup }: View, events: readonly GameEvent[]): readonly ListItem[] {
  const machines = machinesIn(events);
  const found = told(events, "event.kill").map(({ by, target }): ListItem & { side: SideIndex } => {
    const [first] = by;
    const victors = by.map((id) => ({ id, names: machines.get(id)?.names ?? [] }));
    const fallen = { id: target, type: typeNameOf(setup, machines.get(target)?.type ?? "") };
    return {
      side: machines.get(first ?? "")?.side ?? 0,
      line: [{ text: phrase("debrief.victory", { victors, fallen }) }],
    };
  });
  return found.toSorted((a, b) => a.side - b.side);
}

/** What the rules tell of men: who is gone, who has become something. */
const OF_MEN = ["event.casualty", "event.seasoned", "event.new-ace", "event.forced-landing"];
const OF_EVENING = ["event.evening", "event.replacement", "event.new-machine"];

function sentences(events: readonly GameEvent[], keys: readonly string[]): readonly ListItem[] {
  return events
    .filter(({ key }) => keys.includes(key))
    .map(({ key, values }): ListItem => {
      const { side } = values as { readonly side?: string };
      const text = { text: { key, values } };
      return side === undefined ? { line: [text] } : { side: side === SIDES[1] ? 1 : 0, line: [text] };
    });
}

function listed(title: Phrase, items: readonly ListItem[], none: Phrase): Block {
  const block: Block = items.length > 0 ? list(items) : line({ text: none, tone: "soft" });
  return section(title, [block]);
}

/** The mission in figures, and how the week stands. */
function figures(flown: Flown, won: readonly ListItem[], totals: Campaign["points"]): Block {
  const scored = ([0, 1] as const).map((side) => `${won.filter((one) => one.side === side).length}`);
  const pair = (both: readonly number[]) => both.map((one) => `${one}`);
  return table(
    "ruled",
    [phrase("debrief.figures"), phrase("debrief.side", { side: 0 }), phrase("debrief.side", { side: 1 })],
    [
      row(phrase("debrief.done"), [flown.done.join("/"), null]),
      row(phrase("debrief.sent"), pair(flown.aircraft)),
      row(phrase("debrief.lost"), pair(flown.lost)),
      row(phrase("debrief.won"), scored),
      row(phrase("debrief.earned"), pair(flown.points)),
      row(
        phrase("debrief.standing"),
        pair(totals).map((text) => ({ text, tone: "strong" }) as const),
      ),
    ],
  );
}

function debriefing(view: View, all: readonly GameEvent[]): Sheet | undefined {
  const mission = view.campaign?.flown.length ?? 0;
  const flown = view.campaign?.flown.at(-1);
  if (!view.campaign || !flown) return undefined;
  const events = ofLastMission(all);
  const won = victories(view, events);
  const evening = sentences(events, OF_EVENING);
  const values = { mission, kind: kindOf(mission), day: dayOf(mission), evening: isEvening(mission) };
  const title = phrase("debrief.title", values);
  const none = phrase("debrief.none");
  return {
    id: "debriefing",
    label: title,
    title,
    facts: [{ text: phrase("debrief.points", { points: flown.points, totals: view.campaign.points }) }],
    blocks: [
      columns(
        [figures(flown, won, view.campaign.points), listed(phrase("debrief.victories"), won, none)],
        [
          listed(phrase("debrief.men"), sentences(events, OF_MEN), phrase("debrief.allBack")),
          ...(evening.length > 0 ? [listed(phrase("debrief.evening"), evening, none)] : []),
        ],
      ),
    ],
  };
}

/** The campaign's part of the face: Bloody April. */
export const campaign: CampaignFace<View> = {
  underway: ({ campaign: week, phase }) =>
    week && phase !== "campaign" && phase !== "over" ? week.mission : undefined,
  ends,
  roster: (view) => ledgerSheet(view, present(view.campaign)),
  debriefing,
};
