import type { ScenarioId } from "../scenarios.ts";

/** What lies behind each scenario, in our own words. */
export const en: Readonly<Record<ScenarioId, string>> = {
  campaign:
    "At Casablanca in January 1943 it was agreed to bomb Germany around the clock: the British by night, the Americans by day. Ira Eaker believed that enough Fortresses could defend themselves; by autumn he had learnt that they could not. What decided the matter were fighters that flew all the way. German factories turned out more aircraft in 1944 than ever before, and had neither pilots nor petrol for them. The 8th Air Force alone lost some twenty-six thousand men.",
  "big-year":
    "Jimmy Doolittle took over the 8th Air Force in January 1944 and let its fighters leave the bombers to look for the enemy. On 6 March sixty-nine bombers failed to come back from Berlin, more than on any other day, and it did not matter as it would have in autumn: they were replaced, the German pilots were not. Adolf Galland counted a thousand of these lost in four months. In May the refineries were struck, and by September hardly any aviation fuel was made.",
  wilhelmshaven:
    "On 27 January 1943 Frank Armstrong led the first American raid into Germany. The yard at Vegesack lay under cloud, so that fifty-odd bombers unloaded over Wilhelmshaven instead. The Focke-Wulfs that met them were few and had not learnt yet where a Fortress is weak; three bombers were lost. It looked easier than it was.",
  bremen:
    "On 17 April 1943 more than a hundred Fortresses flew to the Focke-Wulf works at Bremen. The fighters came in close from the front, wave after wave, and sixteen bombers went down, the heaviest loss so far. Half of the works was hit, though much of their machinery was in Marienburg by then. Thunderbolts had fought for the first time that month; Bremen was well beyond them.",
  regensburg:
    "On 17 August 1943 Curtis LeMay was to strike the Messerschmitt works at Regensburg and fly on to Africa, while a larger force went for the ball bearings of Schweinfurt close behind. Fog held that force on the ground for hours. The Germans fought the first raid, landed, refuelled and were ready for the second; the Thunderbolts turned back at the border both times. Sixty of three hundred and seventy-six Fortresses were lost.",
  schweinfurt:
    "The bearings had to be struck again, on 14 October 1943. When the Thunderbolts left near Aachen the Germans came in turns: single-engined ones from ahead, Zerstörers with rockets from behind, out of reach of the guns. Sixty of two hundred and ninety-one Fortresses fell, and over six hundred men were gone in an afternoon. The works were hit hard, but Germany had stocks, and bought in Sweden. Until escorts came nobody went that deep again.",
  "big-week":
    "For six days from 20 February 1944 the weather was clear, and everything that could fly from England and Italy went for the aircraft factories: Leipzig, Gotha, Regensburg, Augsburg. It cost two hundred and twenty-six bombers, which a year before would have been all there were. The factories moved to woods and tunnels and soon made more. But nearly a hundred German fighter pilots were dead, and Mustangs had flown to Leipzig and back.",
  oil: "On 12 May 1944 nearly nine hundred bombers struck Leuna, Böhlen, Zeitz and Brüx, where petrol was made from coal. Albert Speer wrote later that on that day the war of technology was decided. Forty-six bombers fell. The works were patched up within weeks and struck again, which from then on was the rule: the gangs that repaired them knew when the next raid would come.",
  leipzig:
    "On 7 July 1944 Wilhelm Moritz led his Sturmgruppe, heavily armoured Focke-Wulfs that flew up to the bombers in close ranks, at a group of Liberators near Oschersleben that had lost its escort for some minutes. A dozen went down almost at once. Such blows needed luck: mostly the Mustangs were there first. Three weeks later they met something else over Merseburg, the first Me 163s, which were gone before anybody could turn.",
  merseburg:
    "Leuna was the most dreaded name on the board: hundreds of heavy guns stood around it. On 2 November 1944 a thousand bombers flew against oil, and for once nearly five hundred German fighters rose. They shot down some two dozen and left more than a hundred of their own behind. Six days later Walter Nowotny, who led the first unit of Me 262s, was killed at his own airfield under the eyes of his general.",
  berlin:
    "On 3 February 1945 nearly a thousand Fortresses bombed the middle of Berlin from a clear sky, and hardly a fighter came. Robert Rosenthal, who led the first division, was hit by flak, held on until his bombs were gone, and parachuted to the Russians, who were on the Oder by then. In the cellar of his court Roland Freisler died under a beam. So did more than two thousand others, most of whom had never decided anything.",
  "last-jets":
    "On 10 April 1945 more Me 262s rose against one raid than ever before, some fifty-five. They brought down ten bombers and lost half of their number, mostly over their own airfields, where Mustangs had waited for them to come home with no fuel left. Galland's own unit flew on from Munich until he was wounded on the 26th. The day before the 8th Air Force had dropped its last bombs, on Plzeň.",
};
