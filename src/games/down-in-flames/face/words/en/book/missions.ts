/** Missions, targets, flak and the end. */
export const words = {
  "missions.title": "Missions",
  "missions.turns":
    "A mission has five game turns: three inbound, one over the target, one homeward (DIF-B19).",
  "missions.inbound": "**Inbound:** the fight as in any game turn; after the third comes area flak.",
  "missions.stay":
    "Then each side, the defender first, says which fighters without a load stay over the target; who breaks off is back for the way home.",
  "missions.over":
    "**Over the target:** Elements bomb from level 3 or lower, or strafe at level 1, and the target's flak fires at every Element in its player-turn; after the last one the bombers bomb, and flak fires at them.",
  "missions.home": "**Homeward:** one more game turn, and area flak at the end.",
  "missions.early":
    "It ends sooner only when the attacker has nothing left, or the defender has nothing left once the bombs have fallen (DIF-H1).",
  "ground.title": "Targets and flak",
  "ground.caption": "Targets: points for each degree of damage, victory points, cards of flak",
  "ground.target": "Target",
  "ground.airfield": "airfield",
  "ground.factory": "factory",
  "ground.ship": "ship",
  "ground.damage": "Light / moderate / heavy from",
  "ground.victory": "Victory points",
  "ground.flak": "Flak",
  "ground.area": "Area flak",
  "ground.bombs":
    "**Bombs:** heavy bombers draw two cards, medium ones and all other aircraft with a load one. A firing card scores its hits, FUEL TANK 12, ACE PILOT 4, a white card 1, any other blue one nothing (DIF-B13).",
  "ground.strafing":
    "**Strafing:** an airfield or a ship, at level 1 and without a load, a card for each aircraft; a firing card scores hits × Hit Value : 8, without the fraction (DIF-B14).",
  "ground.flak-fires":
    "**Flak** draws as many cards as its rating. Each firing card hits one aircraft with Hit Value 8, of an Element the Leader on 1 to 3, of bombers any of them; nobody answers flak (DIF-B12).",
  "ground.load":
    "**Loads:** who has one turns and draws worse (DIF-9.2), and neither aircraft of the Element attacks until it is dropped on the target, jettisoned, or lost by damage (DIF-B15).",
  "ending.title": "Leaving and winning",
  "ending.leave":
    "**Disengaging:** not while Disadvantaged or Tailed. A D6 of 4 takes the whole Element out for good; level 1 adds 1, so does more Speed than every enemy Leader at the level, damage takes 1 off (DIF-B16). Nobody gets points for it.",
  "ending.caption": "Victory points for aircraft; the higher only",
  "ending.aircraft": "Aircraft",
  "ending.fighter": "fighter",
  "ending.light": "light bomber",
  "ending.medium": "medium bomber",
  "ending.heavy": "heavy bomber",
  "ending.down": "Shot down",
  "ending.damaged": "Damaged at the end",
  "ending.bids":
    "Bids that were accepted or won count for the enemy. More points win; equal is a draw (DIF-B17).",
  "campaign.title": "The campaign",
  "campaign.resources":
    "Three missions with the same forces, the same side attacking. Before each of them either side brings in secret one resource that it has not yet used (DIF-B21):",
  "campaign.element":
    "**An Element:** one more of fighters, in this mission alone. It joins as the second game turn begins, at the start level and with a full hand (DIF-H5).",
  "campaign.flak":
    "**Flak:** two cards more of the target's flak for the defender, two fewer for the attacker; it shows when the flak fires.",
  "campaign.veteran":
    "**A Veteran:** one of its Leaders becomes one and stays one. Nobody else is told, but he is dealt his first hand as one, and the extra card may tell (DIF-R30).",
  "campaign.evening":
    "Afterwards a Leader who was shot down is replaced by a Green one. Who came through and shot something down with his own cards rises one quality, up to Veteran, and five aircraft in all make him an Ace. Aircraft and bombers are made good (DIF-H8).",
  "campaign.victory":
    "The victory points of all missions are added: up to 4 apart is a draw, from 5 a marginal victory, from 15 a clear one, from 30 a decisive one.",
};
