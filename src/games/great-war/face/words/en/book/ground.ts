export const words = {
  "missions.title": "Bombs, cameras, guns of the artillery",
  "missions.loaded-with-bombs-top":
    "**Loaded** with bombs: top speed 1 less (4.10a), a fighter's schedule one worse (4.10b), no silhouette better than 0 (4.10c), climb 50 m less (4.10d).",
  "missions.bombing-in-the-targets":
    "**Bombing:** `bomb` in the target's hex, at 1500 m or lower. It hits on 7 or more with two dice, 1 more for each full 500 m (9.4).",
  "missions.damage-that-brings-the":
    "Damage that brings the top speed of a loaded aircraft down to its least makes it drop everything at once (4.10e).",
  "missions.photograph-three-mp-in-a":
    "**Photograph:** three MP in a row straight and level with the target in them, between 500 and 3000 m, the observer fit (B-37).",
  "missions.spotting-a-whole-turn":
    "**Spotting:** a whole turn within 6 hexes of the target at 2500 m or lower, the observer not firing; four such turns finish it.",
  "strafing.title": "Strafing and archie",
  "strafing.strafing-is-announced":
    "**Strafing** is announced with the move: `strafe`. Each hex of enemy trench or road flown into at 350 m or lower without turning in it earns a point and costs one of ammunition; the gun fires at no aircraft that turn (B-09).",
  "strafing.the-trenches-answer-one":
    "**The trenches answer:** one MG attack for 1 or 2 hexes, two for 3 to 5, three from 6 on, at −1 (4.10f). Roads do not (4.10g).",
  "strafing.archie-over-the-enemys":
    "**Archie** (a switch): over the enemy's half, within 5 hexes of his trenches and at 2000 m or lower, a die at the end of the turn; 1 or 2 is an attack on the AA row (4.10h). It is silent where its own aircraft are near (4.10j), and now and then mistakes its own for enemies (4.10k).",
  "strafing.fire-from-the-ground":
    "Fire from the ground knows no silhouettes and no deflection (4.9w) and never jams. Where its modifiers make a critical hit impossible and the dice would have been one, a die of 1 to 3 calls it all the same (4.10p); crews are luckier under it (4.10q).",
  "balloons.title": "Balloons",
  "balloons.a-balloon-hangs-at-500-m":
    "A balloon hangs at 500 m and moves before everybody (4.10o). Eight points bring it down, and **any critical hit burns it**. From the turn after the first attack on it, it is winched down 50 m a turn; on the ground it is safe (9.4).",
  "balloons.guns-around-it-fire":
    "Guns around it fire **during** the attacker's move as soon as he is in reach, and their damage counts before he flies on; each fires once a turn (4.10l, B-35). MG reach 3 hexes and 500 m, AA 6 hexes and 2000 m.",
  "balloons.in-the-game-for-one":
    "In the game for one player guns are hidden until an aircraft is within 3 hexes, and may fire at that instant (4.10m).",
  "balloons.aces-and-novices-count":
    "Aces and novices count, silhouettes do not; at 350 m or lower only the novice's +1 (4.10n).",
};
