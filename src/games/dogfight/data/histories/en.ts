import type { ScenarioId } from "../scenarios/scenarios.ts";

/** What lies behind each scenario, in our own words. */
export const en: Readonly<Record<ScenarioId, string>> = {
  duel: "In the summer of 1940 the Spitfire and the Bf 109E were so well matched that height, surprise and the pilot counted for more than the machine. The Messerschmitt climbed better and its injected engine did not cut out in a dive; the Spitfire turned tighter. As far as London a Bf 109 had fuel for some ten minutes of fighting; then it had to turn for home.",
  "four-a-side":
    "The Luftwaffe flew in fours: two pairs abreast, each leader with a wingman to watch his tail. British squadrons began the war in tight threes and learned the loose four the hard way in 1940. Where both sides met head on, order lasted for one pass; then everybody looked after himself.",
  bounce:
    "Most pilots who were shot down never saw who did it. The Bf 109 pilots of 1940 liked to wait up-sun or above cloud, dive once through a formation and climb away with the speed they had gained. A squadron that flew in neat threes had only its leader's eyes to look out with.",
  convoy:
    "In July 1940, before the great attacks on airfields, the Luftwaffe struck at the coastal convoys that still carried coal through the Channel. Stukas dived on the ships while Bf 109s circled above, and the few Hurricanes on patrol had to choose whom to fight. The Ju 87 was deadly to ships and nearly helpless against fighters: after the middle of August it was withdrawn from the battle.",
  fortresses:
    "In 1943 the Eighth Air Force flew deep into Germany without fighters to escort it, trusting in tight boxes of B-17s and the fire of their many guns. German pilots found that a pass from dead ahead met the fewest of them. On 14 October, over Schweinfurt, sixty of the nearly three hundred Fortresses that had set out were lost; a straggler alone seldom came home.",
  swordfish:
    "On 12 February 1942 the battleships Scharnhorst and Gneisenau ran up the Channel in daylight. Six Swordfish led by Eugene Esmonde went for them at wave height, with ten Spitfires where many more had been promised. All six were shot down, five of their eighteen men were saved, and Esmonde received the Victoria Cross after his death. Our list has the Bf 109E stand in for the fighters of that day.",
  "zero-wildcat":
    "The Zero of 1942 out-turned and out-climbed everything the Americans flew, but it had neither armour nor sealing tanks. The Wildcat was slower and heavier, took blow after blow and hit hard with six heavy guns. At Midway John Thach's flight first tried in battle what he had worked out with matches on his kitchen table: two Wildcats that weave across each other's tails.",
  clouds:
    "In Normandy in the summer of 1944 Thunderbolts hunted everything that moved on the roads, often below a broken ceiling. The Fw 190s that still came up lived by cloud: out of one, a burst, into the next. Both were big, fast radials with a great weight of fire, and whoever saw the other first usually won.",
  biplanes:
    "Over the border of Egypt and Libya in 1940 the last biplane fighters met each other. On 8 August Gladiators of No. 80 Squadron surprised a formation of CR.42s near El Gobi and claimed nine of them for the loss of two. Both were nimble, lightly armed and already out of date; fights went round and round at short range, much as in 1918.",
  uneven:
    "On 17 February 1944 carrier aircraft fell upon the Japanese base in the lagoon of Truk. Seventy-two Hellcats came first, at dawn, and fought whatever got off the ground. By then the Hellcat was faster than the Zero, far tougher and better armed, and its pilots were better trained, so that being outnumbered mattered less than it had.",
  demonstration:
    "On 19 February 1942 ten P-40s had just come back to Darwin in bad weather when Zeros from four carriers fell on them; only one of the ten was not shot down or wrecked. A Zero that got behind a P-40 at low speed had won; a P-40 that got in the first burst with its six heavy guns had, too, for the Zero burned easily. Most fights were decided in seconds: here both sides begin where they are.",
};
