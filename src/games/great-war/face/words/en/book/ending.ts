import type { ScenarioId } from "../../../../data/scenarios/scenarios.ts";
import { words as menu } from "../../../../meta/meta.en.ts";

export const words = {
  "end-of-turn.title": "The end of a turn",
  "end-of-turn.parachutes-of-who-was": "Parachutes of who was just destroyed (4.10s).",
  "end-of-turn.fuel-of-holed-tanks": "Fuel of holed tanks (4.8d).",
  "end-of-turn.wounded-pilots-may-faint": "Wounded pilots may faint (§7).",
  "end-of-turn.men-who-have-a-hand-free":
    "Men who have a hand free clear a gun or change a drum (4.7i, 4.9h, 4.9p).",
  "end-of-turn.the-wind-carries-all-that": "The wind carries all that fly, but no balloons (D-13).",
  "end-of-turn.in-this-order-whoever-is": "In this order, whoever is concerned (A-42).",
  "crews.title": "Parachutes and capture",
  "crews.from-july-1918-german":
    "From July 1918 German airmen whose aircraft is destroyed above 150 m may jump: a die each, out on 3 or more, at −2 with a serious wound; a second die, and on 6 the parachute fails (4.10s).",
  "crews.capture-over-no-mans-land":
    "**Capture:** over no-man's land or near the German trenches, the wind towards the Allies, a 1 is captured, a 2 too from 3000 m and higher (4.10t).",
  "crews.a-novice-becomes-a":
    "A **novice** becomes a regular after his first kill or four missions survived (4.10u).",
  "scenarios.title": "Scenarios",
  "scenarios.duels-dogfights":
    "Duels, dogfights, photographs, trenches, bombs, artillery, balloons: these come with the game. Who flies last wins, or who has more points when the turns are over, as the scenario says.",
  "scenarios.what-comes-with-the-game": "What comes with the game",
  "scenarios.scenario": "Scenario",
  "scenarios.what-it-is-about": "What it is about",
  "campaign.title": "Bloody April",
  "campaign.a-week-over-arras-9-to-15":
    "A week over Arras, 9 to 15 April 1917: two Allied missions a day, fourteen in all: four of bombing, six for photographs, four for the artillery. Each is a match of its own. The Allies fly with six aircraft at most; a die says how many Germans come, three to five.",
  "campaign.losses-are-replaced-by":
    "Losses are replaced, by novices if the dice say so: a British pilot on 2 to 10, a British observer on 2 to 8 or 12, a German pilot on 2 or 3 (4.10v).",
  "campaign.a-novice-gets-the-lesser":
    "A novice gets the lesser machine of a squadron that has two types (4.10w, A-50).",
  "campaign.kills-are-carried-from": "Kills are carried from mission to mission and make aces.",
  "scenarios.name": ({ id }: { readonly id: ScenarioId }) => menu.scenarios[id].title,
  "scenarios.about": ({ id }: { readonly id: ScenarioId }) => menu.scenarios[id].blurb,
};
