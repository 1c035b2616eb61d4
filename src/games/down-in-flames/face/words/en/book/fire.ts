/** Bursts, odds, damage and ammunition. */
export const words = {
  "bursts.title": "Bursts",
  "bursts.caption": "Bursts of a Leader in a player-turn, by sight and position",
  "bursts.sight": "Sight or training",
  "bursts.standard": "standard",
  "bursts.simple": "Simple Sight",
  "bursts.gyro": "Gyro Sight",
  "bursts.beam": "Beam Attacks",
  "bursts.recruit": "standard, a Recruit",
  "bursts.crack-shot": "standard, a crack shot",
  "bursts.who-is-pursued": "Who is Disadvantaged or Tailed has none, whatever the table says.",
  "bursts.follow":
    "The allowance follows the position of the moment; what has been spent in the player-turn stays spent (DIF-R10).",
  "bursts.others":
    "At a **Wingman** the Neutral column counts, at a **bomber** two more; a MANEUVERING that stood adds one, a HALF LOOP two, until the player-turn ends (DIF-B7, DIF-R55).",
  "bursts.wingmen":
    "A **Wingman** counts no bursts; at bombers he plays no more firing cards than his Offense (DIF-4.1.1).",
  "bursts.adding":
    "**Adding up:** a firing card that stands waits. Its player may play another at once with `aggregate`, and the hits are added for one throw; but if one of the chain is negated, all of it is lost (DIF-3.2.10, DIF-R11).",
  "odds.title": "Odds",
  "odds.formula":
    "**Hits × Hit Value : defense** are the odds. Two hits of a Spitfire (8) on a Bf 109 (6) are 16 to 6. A D6 drops the fraction: 2:1 (DIF-3.2.4). A D12 keeps halves: 2.5:1 (DIF-6.1.3).",
  "odds.d6":
    "With the D6 up to half the odds shoots down, up to the odds damages (DIF-3.2.5). From 1:1 down a 1 is thrown again (DIF-3.2.6, DIF-3.2.7, DIF-3.2.8).",
  "odds.d12":
    "With the D12 up to the odds shoots down, up to twice the odds damages (DIF-6.1.1, DIF-6.1.2); below 1:1 a 1 is thrown again (DIF-R5).",
  "odds.caption-d6": "The D6: what the die must show, and the exact chances",
  "odds.caption-d12": "The D12: what the die must show, and the exact chances",
  "odds.odds": "Odds",
  "odds.down-on": "Down on",
  "odds.damaged-on": "Damaged on",
  "odds.down": "Down",
  "odds.damaged": "Damaged",
  "odds.none": "Nothing",
  "odds.between": "Odds between two rows count as the upper one.",
  "odds.twice": "Who is damaged already is lost to either of the first two (DIF-5.4).",
  "damage.title": "Damage",
  "damage.what":
    "A damaged **Leader** has one Horsepower and one Speed less, and two Agility less, or one where he has 4 or fewer (DIF-5.1). A damaged **Wingman** draws a card less: of Defense if that is the larger, else of Offense (DIF-5.2). It counts at once (DIF-R63).",
  "damage.caption": "Leaders before and after",
  "damage.sound": "Sound",
  "damage.damaged": "Damaged",
  "damage.loaded": "Loaded",
  "damage.rockets": "With rockets",
  "damage.order":
    "Agility / Speed / Horsepower. A load costs Agility and Horsepower, not Speed, and is gone with the first damage (DIF-9.2, DIF-9.2.4).",
  "damage.twice": "Damaged again is shot down (DIF-5.4).",
  "ammunition.title": "Ammunition",
  "ammunition.rule":
    "By agreement. A Hit Value written 12/4 is 12 until cannon shells run out, then 4. When the first die of an attack is a 1 (with the D12 a 1 or 2), a D6 of at most the bursts fired means that they have (DIF-10.15, DIF-R49).",
  "ammunition.spare":
    "Who declares the lower value with the card, as in `in-my-sights 1/2 B1 at 4`, risks nothing. Crack shots never run out (DIF-9.1.9).",
  "odds.text": ({ odds }: { readonly odds: string }) => odds,
  "odds.then": ({ first, faces }: { readonly first: number; readonly faces: string }) =>
    `${first}, then ${faces}`,
};
