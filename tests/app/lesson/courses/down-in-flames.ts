import type { Course } from "../course.ts";
import { sees } from "../pupil.ts";

export const DOWN_IN_FLAMES: Course = {
  game: "down-in-flames",
  enemy: "axis",
  line: "A1",
  mostAnswers: 300,
  good: (flown) => String(sees(flown).good ?? ""),
  asked: `
    1/altitude altitude: pass
    1/leader maneuver: maneuvering B1
    1/leader fire: in-my-sights 1/2 B1
    1/respond answer-back: scissors
    1/aggregate stands: resolve
    1/leader spent: pass
    1/trim discard: done
    1/follow follow: follow
    1/pay pay: discard half-loop
    1/respond shaken: pass
    1/respond under-fire: tight-turn
    2/wingman wingman: attack B1
    2/wingman-play mini-hand: maneuvering B1
    2/wingman-play mini-hand: in-my-sights 1/2 B1
    2/aggregate stands: resolve
    2/wingman-play mini-hand: pass
    2/altitude level: pass
    2/leader cards: in-my-sights 2/3 B1
    2/respond answer-back: scissors
    2/aggregate stands: resolve
    2/leader cards: pass
    2/trim discard: done
    2/respond shaken: pass
    3/wingman wingman: attack B1
    3/wingman-play mini-hand: in-my-sights 1/2 B1
    3/respond answer-back: pass
    3/wingman-play mini-hand: pass
    3/altitude level: pass
    3/leader cards: maneuvering B1
    3/respond answer-back: tight-turn
    3/leader cards: in-my-sights 1/1 B1
    3/aggregate stands: resolve
    3/leader cards: pass
    3/trim discard: done
  `,
  told: "welcome energy enemy altitude maneuver fire answer-back stands spent discard follow pay shaken under-fire told wingman mini-hand stands mini-hand level cards answer-back stands cards discard shaken told wingman mini-hand answer-back mini-hand level cards answer-back cards stands cards discard end",
  end: {},
  dice: { usual: 2, long: 12, called: "cards", ends: ["learned"], seldom: ["won"] },
  pupils: { usual: 5, long: 25, ended: 0.8 },
  before: ["pass"],
  refused: [
    ["in-my-sights 4/5 B1", "not-held"],
    ["half-loop A1w", "no-target"],
    ["tight-turn B1", "no-attack"],
    ["thunderbolt", "no-card"],
    ["in-my-sights 3/3 B1", "no-figures"],
    ["pass pass", "grammar"],
  ],
  right: ["maneuvering B1"],
  tried: ["maneuver: in-my-sights 4/5 B1", "fire: half-loop A1w"],
};
