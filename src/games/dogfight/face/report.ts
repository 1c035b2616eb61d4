import { phraser } from "../../../core/phrase.ts";
import type { Reported, ReportFace } from "../../../face/report.ts";
import type { DogfightEvent } from "../rules/state/tell.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/report.ts";

const phrase = phraser<typeof words>();

const FIRE = ["fires", "hit-fuselage", "hit-engine", "hit-weapon", "destroyed", "scores"];
const MOVES = ["initiative", "flies", "collision", "crashed", "leaves"];

/** A collision and whoever it brings down stay to be read as shots do. */
function sectionOf({ key, values }: DogfightEvent): string | undefined {
  if (key === "destroyed" && values.cause === "collision") return "collisions";
  if (key === "collision" || key === "crashed") return "collisions";
  if (FIRE.includes(key)) return "fire";
  return MOVES.includes(key) ? "moves" : undefined;
}

function headOf({ key, values }: DogfightEvent): Pick<Reported, "head"> {
  if (key !== "fires") return {};
  const { id, target, hit } = values;
  return { head: phrase("report.shot", { id, target, hit }) };
}

/** What is told where little is wanted: who fires first, and what is lost. */
function briefOf({ key, values }: DogfightEvent): Pick<Reported, "brief"> {
  switch (key) {
    case "initiative":
      return { brief: values.winner === null ? "" : phrase("report.first", { side: values.winner }) };
    case "hit-fuselage":
    case "hit-engine":
      return { brief: phrase(`report.${key}`, { id: values.id, left: values.left }) };
    case "hit-weapon":
      return { brief: phrase("report.hit-weapon", { id: values.id, weapon: values.weapon }) };
    default:
      return {};
  }
}

/** The report of a turn: shots with their dice first, then collisions, then the moves. */
export const report = {
  sections: [
    { id: "fire", title: phrase("report.fire"), stays: true },
    { id: "collisions", title: phrase("report.collisions"), stays: true },
    { id: "moves", title: phrase("report.moves") },
  ],
  begins: "revealed",
  decides: {
    "throw.initiative": ["initiative"],
    "throw.collision": ["collision"],
    "throw.to-hit": ["fires"],
    "throw.damage": ["hit-fuselage", "hit-engine", "hit-weapon"],
  },
  tell(_view, told) {
    const event = told as DogfightEvent;
    const section = sectionOf(event);
    if (section === undefined) return undefined;
    const ordered = event.key === "flies" && { ordered: true as const };
    return { section, ...headOf(event), ...briefOf(event), ...ordered };
  },
} satisfies ReportFace<View>;
