import { phraser } from "../../../core/phrase.ts";
import type { Block, ListItem, Row, Sheet, Stretch } from "../../../face/sheet.ts";
import { columns, line, list, row, section, table } from "../../../face/sheets/blocks.ts";
import { phrasesOf } from "../../../face/words/named.ts";
import { sideOfSquadron } from "../data/squadrons.ts";
import type { Campaign } from "../rules/state/campaign.ts";
import { pointsOf } from "../rules/state/points.ts";
import type { View } from "../rules/view/view.ts";
import { type Entry, entriesOf, killsText, type Line, type Page, pagesOf, rankOf } from "./week.ts";
import type { words } from "./words/en/sheets.ts";

const phrase = phraser<typeof words>();
const phrases = phrasesOf<typeof words>();

const APART: Stretch = { text: "·", tone: "soft" };

function pair([allied, german]: readonly [number, number]): string {
  return `${allied}\u00a0:\u00a0${german}`;
}

function missionRow({ mission, kind, flown, total, now }: Entry): Row {
  return row(
    phrase("ledger.kind", { mission, kind }),
    [
      flown?.done.join("/") ?? null,
      flown && pair(flown.lost),
      flown && pair(flown.points),
      total && { text: pair(total), tone: "strong" },
    ],
    { ...(now && { now: phrase("ledger.now") }) },
  );
}

function dayRow({ day }: Entry): Row {
  return row(phrase("ledger.day", { day }), [], { look: "group" });
}

/** The missions of the week, day by day, and what came of them; the Allies' figures first. */
function weekTable(campaign: Campaign): Block {
  return table(
    "ruled",
    phrases("ledger", "mission", "done", "lost", "earned", "total"),
    entriesOf(campaign).flatMap((entry) =>
      entry.evening ? [missionRow(entry)] : [dayRow(entry), missionRow(entry)],
    ),
    {
      caption: [
        { text: phrase("ledger.week"), tone: "strong" },
        { text: phrase("ledger.sides"), tone: "soft" },
      ],
    },
  );
}

function nameOf({ man, pilot }: Line): Stretch {
  if (!man) return { text: phrase("ledger.vacant", { pilot }), tone: "soft" };
  return { text: pilot ? man.name : phrase("ledger.observer", { name: man.name }) };
}

/** `mixed`: whether the squadron has more than one type. */
function lineRow(line: Line, mixed: boolean): Row {
  const { man, pilot, type, flies } = line;
  const rank = man ? rankOf(man) : "regular";
  const ace = rank === "ace" || rank === "double-ace";
  const state = phrase("ledger.rank", { rank, flies });
  return row(
    [nameOf(line)],
    [
      man && killsText(man.kills),
      man && `${man.missions}`,
      ace ? { text: state, tone: "strong" } : state,
      ...(mixed ? [pilot ? { text: type, tone: "soft" as const } : null] : []),
    ],
    { ...(!pilot && { look: "inset" as const }) },
  );
}

/** A squadron: its machines and its airmen, observers under their pilots. */
function squadronTable({ id, machines, lines }: Page): Block {
  const mixed = machines.length > 1;
  return table(
    "ruled",
    [...phrases("ledger", "airman", "kills", "missions", "state"), ...(mixed ? [phrase("ledger.type")] : [])],
    lines.map((line) => lineRow(line, mixed)),
    {
      caption: [
        { text: phrase("ledger.squadron", { squadron: id }), tone: "strong" },
        { text: phrase("ledger.machines", { machines }), tone: "soft" },
      ],
    },
  );
}

function lostBlock({ gone }: Campaign, side: 0 | 1): Block {
  const own = gone.filter(({ squadron }) => sideOfSquadron(squadron) === side);
  const items = own.map(
    ({ name, fate, mission, kills, missions, novice }): ListItem => ({
      line: [
        { text: name, tone: "strong" },
        APART,
        {
          text: phrase("ledger.service", {
            kills: killsText(kills),
            missions,
            rank: rankOf({ kills, novice }),
          }),
        },
        APART,
        { text: phrase("ledger.fate", { fate }), tone: "alarm" },
        { text: phrase("ledger.in", { mission }) },
      ],
    }),
  );
  const nobody: Block = line({ text: phrase("ledger.nobody"), tone: "soft" });
  const blocks: readonly Block[] = items.length > 0 ? [list(items)] : [nobody];
  return section(phrase("ledger.gone"), blocks);
}

function sideBlock({ setup, phase }: View, campaign: Campaign, side: 0 | 1): Block {
  const inAir = phase !== "campaign" && phase !== "over";
  const pages = pagesOf(campaign, setup, side, inAir).map(squadronTable);
  const title = phrase("ledger.side", { side });
  return section(title, [...pages, lostBlock(campaign, side)], side);
}

/** The ledger of the week: its missions, and of each side the squadrons with their airmen and who has been lost. */
export function ledgerSheet(view: View, campaign: Campaign): Sheet {
  const [allied, german] = pointsOf(view);
  const title = phrase("ledger.title");
  const sides = ([0, 1] as const).map((side) => [sideBlock(view, campaign, side)]);
  return {
    id: "ledger",
    label: title,
    title,
    facts: [{ text: phrase("ledger.points", { allied, german }), tone: "strong" }],
    look: "large",
    blocks: [columns([weekTable(campaign)], ...sides)],
  };
}
