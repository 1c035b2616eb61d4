export const words = {
  "tailing.title": "On his tail",
  "tailing.who-is-in-good-position":
    "Who is in **good position** at the start of the turn, in the straight hex row behind an enemy, nose the same way, close in altitude, may write `tail G1` (4.4a, 4.4b). Eight hexes and levels together are the farthest (A-03).",
  "tailing.from-these-hexes-g1-can":
    "From these hexes G1 can be tailed, up to so many metres higher or lower.",
  "tailing.two-dice-decide-the-row":
    "Two dice decide. The row is the tailer's schedule less the target's, with E 5 and A 1 (4.4d). An ace is a row in his own favour, a novice one against himself, tailer and target alike (4.4e). If all who are concerned fly the same schedule, a small silhouette is worth a row too (4.4f).",
  "tailing.tailing-which-rolls": "Tailing: which rolls succeed",
  "tailing.row": "Row",
  "tailing.two-dice-show": "Two dice show",
  "tailing.chance": "Chance",
  "tailing.success-the-group-rolls":
    "**Success:** the group rolls initiative once, as the target, and you move **right after** it, seeing what it did (4.4g). Both fly as they like (4.4i).",
  "tailing.still-in-good-position":
    "Still in good position after your move, your **last** MP on the target is enough for a shot instead of the last two (4.4j).",
  "tailing.at-another-enemy-a-tailer":
    "At another enemy a tailer fires at −1 (4.4k), unless it turns on somebody who attacks head-on.",
  "tailing.failure-costs-nothing-but":
    "**Failure** costs nothing but the chance: you roll initiative like everybody (4.4h).",
  "tailing.at-most-two-may-try-at":
    "At most two may try at one target in a turn (4.4b). Who is tailed may tail another: the chain moves as one (A-26). Schedule F cannot tail (4.4c).",
  "initiative.title": "Who moves first",
  "initiative.everybody-rolls-two-dice":
    "Everybody rolls two dice every turn and adds what follows; **the lowest moves first**, the highest last, which is better (4.2a).",
  "initiative.initiative": "Initiative",
  "initiative.what": "What",
  "initiative.modifier": "Modifier",
  "initiative.rule": "Rule",
  "initiative.each-full-200-m-above-the": "Each full 200 m above the lowest aircraft",
  "initiative.ace-double-ace": "Ace, double ace",
  "initiative.novice": "Novice",
  "initiative.two-seater-but-for-the": "Two-seater, but for the nimble ones",
  "initiative.schedule-f": "Schedule F",
  "initiative.an-example-a-camel-at":
    "An example: a Camel at 3250 m, its pilot an ace, the lowest aircraft at 2800 m. The dice show 4 and 3: 7, and 2 for 450 m of altitude, and 1 for the ace make 10.",
  "initiative.equal-enemies-roll-a-die":
    "Equal enemies roll a die each, the lower moves first; among your own equals you choose (4.2e).",
  "initiative.balloons-then-gliders":
    "Balloons, then gliders, then the heavy bombers of schedule G move before everybody else (4.2f).",
  "balance.title": "Never three in a row",
  "balance.whatever-the-dice-say-no":
    "Whatever the dice say, no more than two of a side move in a row while the other side still has somebody to move: then its lowest is pulled forward (4.3a, 4.3b). A tailing group counts as one, for the side of its target (4.3c).",
  "balance.three-allied-aircraft":
    "Three Allied aircraft rolled lower than all Germans; still G1 moves third.",
};
