export const words = {
  "targets.title": "Naming a target",
  "targets.a-front-gun-needs-its":
    "A front gun needs its target in line of fire while the **last two MP** of the own move are spent (4.6a). Looked at is place and facing after every MP; of a turn that costs several MP the earlier ones still count with the old facing (A-08). Whoever may fire is asked at the end of his move.",
  "targets.a-declaration-stands":
    "A declaration **stands** (4.6e). Every shot is judged by the places after all movement: if the target has flown out of line or range meanwhile, the shot is lost, without dice and without ammunition (A-33). So who moves late shoots well.",
  "targets.late-who-has-moved-and":
    "**Late:** who has moved and had no target takes an enemy that spends its final two MP in his line of fire (4.6b).",
  "targets.observers-choose-after":
    "**Observers** choose after all movement, by field and range alone (4.6c, A-41).",
  "targets.two-at-most-fire-front":
    "**Two at most** fire front guns at one target, unless it is the only one left (4.6d, A-39).",
  "targets.head-on-who-is-attacked":
    "**Head-on:** who is attacked nose to nose may drop what he declared and answer (4.6f, A-10).",
  "line-of-fire.title": "The line of fire",
  "line-of-fire.range-is-hexes-plus":
    "**Range** is hexes plus levels of 50 m, at most 8. Fixed guns fire along the straight row before the nose, and not steeper than they are far: two hexes off at most two levels up or down; in the same hex and the next one at most one (§6).",
  "line-of-fire.fixed-guns-of-a-camel":
    "Fixed guns of a Camel, from above with the levels in each hex, and from the side.",
  "line-of-fire.an-observer-fires-over":
    "An **observer** fires over the rear half, at any height within range. He is blind dead astern at his own altitude and below, where the tail is; in his own hex he reaches only what is above.",
  "line-of-fire.the-observer-of-an-r-e-8":
    "The observer of an R.E.8. From below and behind nobody fires back.",
  "line-of-fire.move-a-camel-before-the": "Move a Camel before the guns: the badge is the one of the table.",
};
