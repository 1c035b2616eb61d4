export const words = {
  "combat.column-a-two-synchronised": "Column A: two synchronised guns",
  "combat.column-b-a-vickers-and-a": "Column B: a Vickers and a Lewis on the wing",
  "combat.column-c-one-gun": "Column C: one gun",
  "combat.column-d-a-gun-on-a-poor": "Column D: a gun on a poor mount",
  "combat.range": "Range",
  "combat.from-the-ground-mg-and-aa": "From the ground: MG and AA, whatever the range",
  "combat.guns": "Guns",
  "combat.title": "Combat",
  "combat.two-dice-for-each-attack":
    "Two dice for each attack. A natural 2, 3 or 4 is a **jam test** (4.7g).",
  "combat.add-what-counts-from-the":
    "Add what counts from the table below; the sum stays within 2 to 12 (6.2).",
  "combat.read-the-points-in-the":
    "Read the points in the column of the guns and the line of the range; a star is a **critical hit** as well (A-27).",
  "combat.when-all-attacks-are":
    "When all attacks are rolled, damage counts: who has taken his points is destroyed (D-11), after having fired himself (4.7a).",
  "combat.what-is-added-to-the-roll": "What is added to the roll",
  "combat.what": "What",
  "combat.modifier": "Modifier",
  "combat.rule": "Rule",
  "combat.from-astern": "From astern",
  "combat.aslant-from-ahead": "Aslant from ahead",
  "combat.ace-double-ace-fires": "Ace, double ace fires",
  "combat.at-an-ace-at-a-double-ace": "At an ace, at a double ace who defends himself",
  "combat.novice-fires-at-a-novice": "Novice fires; at a novice",
  "combat.silhouette-of-the-target": "Silhouette of the target",
  "combat.1-to-2": "−1 to +2",
  "combat.tailer-at-somebody-else": "Tailer at somebody else",
  "combat.the-lewis-of-a-column-b": "The Lewis of a column B alone; a British Nieuport 17",
  "combat.wounded-pilot-fires": "Wounded pilot fires",
  "combat.target-in-a-barrel-roll": "Target in a barrel roll",
  "combat.deflection-what-is-added": "Deflection: what is added to a shot from each side of a target (6.1).",
  "combat.an-ace-uses-his-skill-to":
    "An **ace** uses his skill to attack or to defend, not both in a turn, and chooses before the dice (A-05). **Silhouettes** of −1 on both sides cancel out if the shooter is at least as nimble, +1 on both if he is not nimbler (4.9u, 4.9v).",
  "combat.the-damage-table-is-our":
    "The damage table is **our own**, not the publisher's; columns go by armament, lines by range.",
  "combat.a-kill-belongs-in-equal":
    "A **kill** belongs in equal parts to all who fired at it in the fatal turn, hit or not (4.7c); for ace and novice only whole kills count (A-47).",
  "guns.title": "Jams and ammunition",
  "guns.jam-after-a-natural-2-3":
    "**Jam:** after a natural 2, 3 or 4 a die for every gun that fired; 2 or less jams it. At 5000 m and higher the die counts 1 less (4.7g).",
  "guns.one-jammed-gun-of-a-twin":
    "One jammed gun of a twin mount silences both (4.7h), but for Albatros D and Fokker D, whose other gun goes on alone on column C (4.9j).",
  "guns.clearing-at-the-end-of":
    "**Clearing:** at the end of any later turn, on a 1 (4.7i). The pilot must have flown quietly: at most 100 m up or 200 m down, no maneuver, no more than one hexside in any hex (4.7j). An observer clears on 1 or 2, however the pilot flies (4.7k).",
  "guns.ammunition-every-attack":
    "**Ammunition:** every attack costs one point of each gun that fires. Lewis and Parabellum have drums of 6; a change takes a turn without that gun (4.9h, 4.9p).",
  "guns.a-man-does-one-thing-a": "A man does one thing a turn: fires, clears, or changes a drum (A-45).",
};
