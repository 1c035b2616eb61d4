import type { GameEvent } from "../../../core/game.ts";
import { itemAt } from "../../../core/item-at.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import { present } from "../../../core/present.ts";
import type { CampaignFace } from "../../../face/campaign.ts";
import type { Block, ListItem, Row, Sheet, Stretch } from "../../../face/sheet.ts";
import { columns, line, list, row, section, table } from "../../../face/sheets/blocks.ts";
import { phrasesOf } from "../../../face/words/named.ts";
import { SIDES, type Side } from "../data/sides.ts";
import { type Campaign, type Choice, MISSIONS } from "../rules/state/campaign.ts";
import { cardOfElement, cardOfFormation, findPiece } from "../rules/state/pieces.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/campaign.ts";

const phrase = phraser<typeof words>();
const phrases = phrasesOf<typeof words>();

const BOTH: readonly Side[] = [0, 1];

function ends({ key }: GameEvent): boolean {
  return key === "event.mission-over";
}

function pair([allied, axis]: readonly [number, number]): string {
  return `${allied}\u00a0:\u00a0${axis}`;
}

/** What a side has brought into a mission, as far as the viewer knows. */
function broughtText(choice: Choice | undefined): Phrase | null {
  if (!choice) return null;
  return phrase("brought", { resource: choice.resource ?? "secret", id: choice.id ?? "" });
}

function missionRow(campaign: Campaign, mission: number): Row {
  const flown = campaign.flown[mission - 1];
  const now = campaign.flying && campaign.mission === mission;
  return row(
    phrase("mission", { mission }),
    [
      broughtText(campaign.chosen[0][mission - 1]),
      broughtText(campaign.chosen[1][mission - 1]),
      flown ? pair(flown.lost) : null,
      flown ? `${flown.ground}` : null,
      flown ? { text: pair(flown.points), tone: "strong" } : null,
    ],
    { ...(now && { now: phrase("now") }) },
  );
}

/** The missions and what came of them; the Allies' figures first. */
function missionsTable(campaign: Campaign): Block {
  return table(
    "ruled",
    phrases("column", "mission", "allied", "axis", "lost", "ground", "points"),
    Array.from({ length: MISSIONS }, (_, place) => missionRow(campaign, place + 1)),
    {
      caption: [
        { text: phrase("missions"), tone: "strong" },
        { text: phrase("sides"), tone: "soft" },
      ],
    },
  );
}

function leaderRow(view: View, campaign: Campaign, place: number): Row {
  const { id, reserve } = itemAt(view.setup.elements, place);
  const { leader } = itemAt(view.elements, place);
  const shots = campaign.flying ? (campaign.shots[place] ?? 0) : 0;
  const known = leader.quality ?? campaign.known[place] ?? null;
  const type = cardOfElement(view.setup, place).name;
  return row(phrase("element", { id, reserve }), [
    type,
    { text: phrase("quality", { quality: known, sure: leader.quality !== null }), tone: "strong" },
    (campaign.kills[place] ?? 0) + shots,
    campaign.lost[place] ?? 0,
  ]);
}

function bombersLine({ setup }: View, side: Side): readonly Block[] {
  return setup.formations.flatMap((one, place): Block[] => {
    if (one.side !== side) return [];
    const values = { id: one.id, count: one.count, type: cardOfFormation(setup, place).name };
    return [line(phrase("bombers", values))];
  });
}

function sideBlock(view: View, campaign: Campaign, side: Side): Block {
  const rows = view.setup.elements.flatMap((one, place) =>
    one.side === side ? [leaderRow(view, campaign, place)] : [],
  );
  const leaders: Block = table(
    "ruled",
    phrases("column", "element", "type", "quality", "kills", "replaced"),
    rows,
    { label: phrase("leaders", { side }) },
  );
  return section(phrase("side", { side }), [leaders, ...bombersLine(view, side)], side);
}

/** DIF-B21: the missions, and of each side its Leaders with what they are and have shot down. */
function roster(view: View): Sheet {
  const campaign = present(view.campaign);
  const title = phrase("roster");
  const facts: Stretch[] = [{ text: phrase("standing", { totals: pair(campaign.points) }), tone: "strong" }];
  return {
    id: "roster",
    label: title,
    title,
    facts,
    look: "large",
    blocks: [missionsTable(campaign), columns(...BOTH.map((side) => [sideBlock(view, campaign, side)]))],
  };
}

/** What is told of a mission when it is over: from its take-off to the choice for the next one. */
function ofLastMission(events: readonly GameEvent[]): readonly GameEvent[] {
  const over = events.findLastIndex(ends);
  const from = events.slice(0, over + 1).findLastIndex(({ key }) => key === "event.mission");
  const next = events.findIndex(({ key }, place) => place > over && key === "event.mission");
  return events.slice(Math.max(0, from), next < 0 ? undefined : next);
}

function sideOf({ setup }: View, { values }: GameEvent): Side | undefined {
  const { id, side } = values as { readonly id?: string; readonly side?: string };
  if (side !== undefined) return side === SIDES[0] ? 0 : 1;
  return id === undefined ? undefined : findPiece(setup, id)?.side;
}

function told(view: View, events: readonly GameEvent[], keys: readonly string[]): readonly ListItem[] {
  return events
    .filter(({ key }) => keys.includes(key))
    .map((event): ListItem => {
      const side = sideOf(view, event);
      const said = [{ text: { key: event.key, values: event.values } }];
      return side === undefined ? { line: said } : { side, line: said };
    });
}

function listed(title: Phrase, items: readonly ListItem[]): Block {
  const none: Block = line({ text: phrase("none"), tone: "soft" });
  return section(title, [items.length > 0 ? list(items) : none]);
}

const FALLEN = ["event.shot-down"];
const BROUGHT = ["event.joins", "event.flak-changed", "event.resources"];
const LEADERS = ["event.risen", "event.replaced"];

function debriefing(view: View, all: readonly GameEvent[]): Sheet | undefined {
  const { campaign } = view;
  const flown = campaign?.flown.at(-1);
  if (!campaign || !flown) return undefined;
  const events = ofLastMission(all);
  const title = phrase("debriefing", { mission: campaign.flown.length, missions: MISSIONS });
  return {
    id: "debriefing",
    label: title,
    title,
    facts: [{ text: phrase("earned", { points: pair(flown.points), totals: pair(campaign.points) }) }],
    blocks: [
      columns(
        [
          listed(phrase("target"), [{ line: [{ text: phrase("hit", { points: flown.ground }) }] }]),
          listed(phrase("fallen"), told(view, events, FALLEN)),
        ],
        [
          listed(phrase("changes"), told(view, events, LEADERS)),
          listed(phrase("resources"), told(view, events, BROUGHT)),
        ],
      ),
    ],
  };
}

/** The campaign's part of the face: three missions (DIF-B21). */
export const campaign: CampaignFace<View> = {
  underway: ({ campaign: known, outcome }) => (known?.flying && !outcome ? known.mission : undefined),
  ends,
  roster,
  debriefing,
};
