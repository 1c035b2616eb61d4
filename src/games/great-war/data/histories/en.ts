import type { ScenarioId } from "../scenarios/scenarios.ts";

/** What lies behind each scenario, in our own words. */
export const en: Readonly<Record<ScenarioId, string>> = {
  duel: "On 21 April 1918 Manfred von Richthofen chased a Camel low along the Somme, and the Canadian Roy Brown dived after him. The red triplane came down behind the Australian lines with its pilot dead. Brown was given the credit; most people who have studied the matter since believe that a bullet from the ground did it. Here the two meet as if nobody else had been there; the triplane has the better of it, by some two duels to one.",
  hawker:
    "Lanoe Hawker had won the Victoria Cross and led the first squadron of single-seat fighters, on the D.H.2. On 23 November 1916 he met a young Albatros pilot over Bapaume, and the two circled each other down for half an hour, while the west wind carried them farther and farther behind the German lines. With little fuel left Hawker broke away for home and was shot in the last moment. The other man was Manfred von Richthofen. Here another Albatros of his squadron follows from above, so that the way home is in doubt.",
  dogfight:
    "In the summer of 1917 Raymond Collishaw led a flight of Canadians in Naval Ten whose triplanes had black noses and black names: Black Maria, Black Roger, Black Death. In two months it claimed some eighty victories. Late in June it fought again and again with Jasta 11, whose Karl Allmenröder shot down one of the five before he was killed himself two days later. As then, the triplanes have the better of it, by some three battles in four.",
  "voss-last-fight":
    "On the evening of 23 September 1917 Werner Voss, with forty-eight victories, flew one of the first two Fokker triplanes into the S.E.5as of 56 Squadron, the best the British had. For some ten minutes he fought seven of them alone, except for an Albatros that joined him for a while, and put holes into nearly all. Arthur Rhys Davids shot him down in the end. James McCudden wrote that he would never forget such flying.",
  "last-autumn":
    "In October 1918 there were more Fokker D.VIIs at the front than fuel for them. In Flanders the fighter pilots of the German navy under Gotthard Sachsenberg covered the retreat from the coast; some had the new Fokker monoplane, with a wing of plywood in one piece. German airmen carried parachutes by now. British ones did not.",
  "line-patrol-1915":
    "With a gun that fired through the propeller, a handful of Fokker monoplanes put the fear of flying over the lines into the British in the winter of 1915. On 29 December two B.E.2cs went out to look at Cambrai. Oswald Boelcke and Max Immelmann caught them; David Glen was shot down, and Sholto Douglas came home just above the trees. The Gunbus that helps them here is our addition.",
  "ball-rolands":
    "Albert Ball liked to fly alone, to come from below and to pull his wing gun down so that it fired upwards into the belly of the other. On 22 August 1916 he went into two formations of Roland two-seaters with his Nieuport and brought down three of them within three quarters of an hour. The Roland was fast and its observer saw everywhere, except where it mattered. Few could repeat what Ball did: the Rolands have the better of it here.",
  photo:
    "Armies lived on photographs in 1917, and the slow machines that fetched them paid for it. On 13 April, in the battle of Arras, six R.E.8s of 59 Squadron set out to photograph the line from Drocourt to Quéant. Their escort missed them and Jasta 11 did not: all six were shot down, and ten of the twelve men died. Here the escort has found them.",
  spotting:
    "When the mines under the ridge of Messines went up on 7 June 1917, every German battery behind it had been found from the air, and most were being hit by guns that could not see them. That was the work of two men in a machine that flew figures of eight for hours, tapping corrections in Morse. The fighter patrols high above were there so that they could go on tapping.",
  "trench-strafing":
    "On 20 November 1917 nearly four hundred tanks broke through at Cambrai, in mist so low that the Camels sent ahead of them flew at house height. They dropped their light bombs on batteries and raked trenches and roads with their guns. The troops had been told to fire back with everything, and on the days that followed about a third of the machines so used were lost or wrecked each day.",
  "battle-flight":
    "For the great offensive of 21 March 1918 the Germans had formed battle flights of light two-seaters whose only task was to go ahead of the infantry at a hundred metres. The observer stood in a ring with his machine gun and had a board of stick grenades beside him. Fog kept them down on the first morning; when it lifted, they were over the British support line at once.",
  bombing:
    "The day after the breakthrough at Amiens the Royal Air Force was sent against the bridges of the Somme, to trap a German army on the wrong bank. It flew over two hundred sorties at them from low altitude, met the best fighter wing of the Germans, now under Lothar von Richthofen, and lost some forty machines on that one day. The bridges stood.",
  gothas:
    "In the summer of 1917 Gothas bombed London by daylight, and England was beside itself. On 22 August they came a last time by day: guns and fighters met them at the coast, three were shot down, and from then on they came at night. Chasing them was one thing; sitting behind a machine that could fire through a tunnel in its own belly was another. The fighters have the better of it here as they had then.",
  balloons:
    "An observation balloon was worth more than any aircraft, and was guarded accordingly. Frank Luke of Arizona went for nothing else: in September 1918 he burnt fourteen of them in seventeen days. On the 18th he got two near Labeuville and fought his way out through Fokkers, with three more victories, while his friend Joseph Wehner, who always flew above to keep them off him, was shot down. The Americans have the better of it here, too.",
  "balloon-alone":
    "Whoever flew at a balloon knew its height, for that had been measured with care by the gunners below as well. He came in low across the fields, pulled up, had time for one long burst into two thousand cubic metres of hydrogen, and did not know where the machine guns stood until they opened fire. Henry Woollett of 43 Squadron did it eleven times, in a leopard-skin helmet, and lived.",
  "bloody-april":
    "The battle of Arras began on Easter Monday, 9 April 1917, in sleet and snow. The British had far more aircraft, most of them slow, and orders to take their photographs and guide their guns at any price. The Germans were few and flew the Albatros D.III. In April the Royal Flying Corps lost some two hundred and fifty machines and over four hundred men, most of them two-seaters and their crews; pilots arrived with a dozen hours in the air and lasted days. And yet the army had its pictures.",
};
