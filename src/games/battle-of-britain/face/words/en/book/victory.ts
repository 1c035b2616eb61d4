import { credits } from "../../../../meta/credits.en.ts";
import { words as menus } from "../../../../meta/meta.en.ts";

const WINNERS = { 0: "British win", 1: "German win" } as const;

interface Judged {
  readonly winner: 0 | 1 | null;
  readonly inclusive: 0 | 1 | null;
}

function named(winner: 0 | 1 | null): string {
  return winner === null ? "draw" : WINNERS[winner];
}

/** How it ends, what may be agreed, and where the rules come from. */
export const words = {
  "victory.title": "Victory",
  "victory.counts":
    "Three figures are counted at the end: targets bombed, British squadrons shot down, and German squadrons in the Damaged boxes (BB-132).",
  "victory.dealing":
    "The losses are dealt as cards are: the British in hands of six, the Germans in hands of ten, whole hands only. Who can deal longer has lost more than 6 to 10 allows (BB-134, BB-R4).",
  "victory.deals": "Losses and hands",
  "victory.losses": "British : German",
  "victory.british-hands": "British hands",
  "victory.german-hands": "German hands",
  "victory.for-luftwaffe": "Rate of the Luftwaffe",
  "victory.rate": ({ rate }: { readonly rate: "better" | "equal" | "worse" }) =>
    ({ better: "better than 10 to 6", equal: "10 to 6", worse: "worse than 10 to 6" })[rate],
  "victory.caption": ({ targets }: { readonly targets: number }) =>
    `Who wins, where ${targets} targets are agreed`,
  "victory.targets": "Targets bombed",
  "victory.bombed": ({ from, to }: { readonly from: number; readonly to: number | null }) =>
    to === null ? `${from} and more` : from === to ? `${from}` : `${from}–${to}`,
  "victory.result": ({ winner, inclusive }: Judged) =>
    winner === inclusive ? named(winner) : `${named(winner)} (by agreement a ${named(inclusive)})`,
  "victory.no-losses": "Who was stood down, withdrawn or rotated is no loss (BB-133).",
  "victory.again":
    "A squadron that is repaired and shot down again counts again; a repair takes nothing back (BB-R7, BB-R51).",
  "options.title": "Options and scenarios",
  "options.caption": "What may be agreed (BB-15)",
  "options.option": "Option",
  "options.choice": "Choice",
  "options.does": "What it does",
  "options.standing": ({ value }: { readonly value: boolean | number }) =>
    typeof value === "number" ? `${value}` : value ? "on" : "off",
  "options.bid":
    "Where the sides are bid for, each names in turn a higher number with `bid 30`, or passes; who named the last plays the Germans (BB-R57).",
  "scenario.caption": "Scenarios (BB-H1)",
  "scenario.scenario": "Scenario",
  "scenario.name": ({ scenario }: { readonly scenario: string }) =>
    menus.scenarios[scenario as keyof typeof menus.scenarios].title,
  "scenario.turns": "Turns",
  "scenario.formations": "Formations",
  "scenario.draw-from": "Draw possible from",
  "scenario.own": "The shorter scenarios, their forces and their targets are **our own** (BB-H1).",
  "source.title": "Where the rules come from",
  "source.text": credits.source,
  "source.told": "The rules are told here in our own words. These tables and rules are ours:",
  "source.own-table": ({ table }: { readonly table: keyof (typeof credits)["ownTables"] }) =>
    credits.ownTables[table],
  "source.labels":
    "In the list of rulings each line that is ours says so; those under BB-R are our reading of the source, those under BB-H our own decisions.",
};
