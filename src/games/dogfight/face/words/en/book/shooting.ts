export const words = {
  "shooting.any-roll": "any roll",
  "initiative.title": "Who fires first",
  "initiative.after-the-flight-each":
    "After the flight each side throws one die, the higher fires first; ties again (R-15, R-16). That is rolled every turn while both sides still fly, even if nobody can shoot (R-18a). It matters: the first side's hits count before the second side answers (R-17). A gun that is shot away, or an aircraft that is gone, does not fire back.",
  "arcs.title": "Fields of fire",
  "arcs.lay-a-clock-over-the":
    "Lay a clock over the aircraft, 12 at the nose. The front gun fires from 11 to 1 o'clock, the right one from 1 to 5, the rear one from 5 to 7 (R-12), the left one from 7 to 11. Exactly on a border both weapons bear (R-13). In the very same place the target counts as ahead (R-14).",
  "arcs.a-b-17g-has-a-weapon-on":
    "A B-17G has a weapon on every side. The numbers are the outer ends of the range bands.",
  "arcs.try-it-move-the-target":
    "Try it: move the target around the clock and away. The sentence is the referee's own.",
  "ranges.title": "Ranges",
  "ranges.the-die-must-show-at-most": "The die must show at most TO-HIT with the range's change",
  "ranges.range": "Range",
  "ranges.change": "change",
  "ranges.a-length-exactly-on-a":
    "A length exactly on a limit belongs to the nearer band; farther than 12 inches there is no shot (R-11). A shot that needs 0 or less can't hit and is not offered; one that needs 6 or more always hits (R-21).",
  "fire.title": "Shooting",
  "fire.a-weapon-may-fire-when": "A weapon may fire when all of this holds:",
  "fire.the-target-is-an-enemy": "the target is an enemy that still flies (R-23),",
  "fire.it-lies-in-the-weapons": "it lies in the weapon's field of fire,",
  "fire.it-is-at-most-12-inches": "it is at most 12 inches away,",
  "fire.no-cloud-hides-it": "no cloud hides it; aircraft in between don't (R-22),",
  "fire.the-weapon-works-and-has": "the weapon works and has not fired this turn.",
  "fire.whose-phase-it-is-chooses":
    "Whose phase it is chooses shot by shot, sees each result before the next, and may cease fire at any time (R-18). On the table, hover or focus an enemy: the badge beside it says range, field of fire and what the die must show, or why not. A typed shot reads `R1 front B1`; `done` ends the phase.",
  "damage.title": "Damage",
  "damage.every-hit-throws-one-die": "Every hit throws one die",
  "damage.die": "Die",
  "damage.what-is-crossed-off": "What is crossed off",
  "damage.one-fuselage": "one FUSELAGE",
  "damage.one-engine": "one ENGINE",
  "damage.the-weapon-of-the-side":
    "the weapon of the side that was hit; if there is none, or none any more, one FUSELAGE (R-26)",
  "damage.the-shooter-stands-at-9":
    "The shooter stands at 9 o'clock of the Ju 88: its left side is hit. Exactly on a border it is front or rear (R-13).",
  "damage.no-fuselage-left-the": "No FUSELAGE left: the aircraft is **destroyed**.",
  "damage.no-engine-left-it-crashes": "No ENGINE left: it **crashes** at once and fires no more (R-19).",
  "damage.less-engine-means-less":
    "Less ENGINE means less SPEED and fewer clock points from the next turn on (R-04, R-09).",
  "shooting.band": ({ over, limit }: { readonly over: number; readonly limit: number }) =>
    over === 0 ? `up to ${limit}″` : `over ${over}″, up to ${limit}″`,
};
