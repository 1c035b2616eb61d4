import { phraser } from "../../../core/phrase.ts";
import { reportedBy } from "../../../face/reported.ts";
import type { Phrases } from "../words/phrases.ts";
import type { words } from "./words/en/report.ts";

const phrase = phraser<typeof words>();

/** The report of a turn: shots with their dice first, then what the hits did, tasks, the end of the turn, then the moves. */
export const report = reportedBy<Phrases>()({
  // What is in none of them the log alone tells.
  facts: {
    fire: ["attack", "ground-attack", "jam", "own-tail", "archie", "strafing-fire"],
    hits: [
      "critical",
      "crew-spared",
      "man-hit",
      "drawn",
      "controls",
      "engine",
      "gun-broken",
      "points-lost",
      "elevator",
      "spar",
      "tank",
      "takes-over",
      "burns",
      "destroyed",
      "lost",
      "kill",
    ],
    aside: ["shot-lost", "archie-spares", "ace"],
    tasks: ["bombs", "bombs-wasted", "strafes", "photo", "spotting", "gun-found", "balloon-safe", "points"],
    after: [
      "parachute",
      "no-parachute",
      "capture",
      "fuel",
      "faint",
      "clears",
      "reloads",
      "glides",
      "crashes",
      "blown-away",
    ],
    moves: ["moves", "plots", "declares", "overdive", "jettison", "winched", "drifts"],
    order: ["tail", "initiative", "roll-off", "order", "first"],
  },
  staying: ["fire", "hits", "aside", "tasks", "after"],
  // Guns that looked up and held their fire are not among the shots.
  idle: {
    section: "aside",
    of: ({ key, values }) => key === "event.archie" && !(values as Phrases["event.archie"]).fires,
  },
  heads: {
    "event.attack": ({ id, target, points, critical, moot }) =>
      phrase("report.shot", { id, target, points, critical, moot }),
    "event.ground-attack": ({ id, row, points, critical }) =>
      phrase("report.shot", { id: row, target: id, points, critical, moot: false }),
  },
  // Dice that decide who comes when, and what is announced before its result is told.
  briefs: {
    "event.moves": ({ id, hex, altitude, left }) =>
      left === null
        ? phrase("report.moved", { id, hex, altitude })
        : phrase("report.left", { id, home: left === "home" }),
    "event.tail": ({ id, target, success }) => (success ? phrase("report.tails", { id, target }) : ""),
    "event.shot-lost": ({ id, target }) => phrase("report.lost", { id, target }),
    "event.initiative": () => "",
    "event.roll-off": () => "",
    "event.first": () => "",
    "event.declares": () => "",
    "event.ace": () => "",
    "event.archie": () => "",
    "event.archie-spares": () => "",
    "event.kill": () => "",
  },
  ordered: ({ key, values }) => key === "event.moves" && (values as Phrases["event.moves"]).left === null,
  decides: {
    "throw.tail": ["event.tail"],
    "throw.initiative": ["event.initiative"],
    "throw.roll-off": ["event.roll-off"],
    "throw.leaf": ["event.moves"],
    "throw.overdive": ["event.overdive"],
    "throw.strain": ["event.overdive"],
    "throw.attack": ["event.attack"],
    "throw.ground-attack": ["event.ground-attack"],
    "throw.rescue": ["event.ground-attack"],
    "throw.archie": ["event.archie"],
    "throw.jam": ["event.jam"],
    "throw.critical": ["event.critical"],
    "throw.crew": ["event.crew-spared", "event.drawn", "event.man-hit"],
    "throw.draw": ["event.drawn"],
    "throw.man": ["event.man-hit"],
    "throw.controls": ["event.controls"],
    "throw.engine": ["event.engine"],
    "throw.gun": ["event.gun-broken"],
    "throw.bombs": ["event.bombs"],
    "throw.fuel": ["event.fuel"],
    "throw.faint": ["event.faint"],
    "throw.clear": ["event.clears"],
    "throw.capture": ["event.capture"],
    "throw.parachute": ["event.parachute"],
    "throw.chute": ["event.parachute"],
    "throw.landing": ["event.forced-landing"],
    "throw.novice": ["event.replacement"],
    "throw.called": ["event.mission"],
    "throw.hide": ["event.turn"],
  },
});
