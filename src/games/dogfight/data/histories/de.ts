import type { ScenarioId } from "../scenarios/scenarios.ts";

/** Was hinter jedem Szenario steht, in eigenen Worten. */
export const de: Readonly<Record<ScenarioId, string>> = {
  duel: "Im Sommer 1940 waren Spitfire und Bf 109E einander so ebenbürtig, dass Höhe, Überraschung und der Pilot mehr zählten als die Maschine. Die Messerschmitt stieg besser, und ihr Einspritzmotor setzte im Sturz nicht aus; die Spitfire drehte enger. Bis London reichte der Kraftstoff einer Bf 109 noch für etwa zehn Minuten Kampf, dann musste sie nach Hause.",
  "four-a-side":
    "Die Luftwaffe flog im Schwarm: zwei Rotten nebeneinander, jeder Rottenführer mit einem Rottenflieger, der ihm den Rücken freihielt. Die britischen Staffeln begannen den Krieg in engen Dreierketten und lernten den lockeren Schwarm 1940 auf die harte Art. Wo beide Seiten frontal zusammentrafen, hielt die Ordnung einen Anflug lang; dann sorgte jeder für sich selbst.",
  bounce:
    "Die meisten Abgeschossenen haben ihren Gegner nie gesehen. Die Piloten der Bf 109 warteten 1940 gern in der Sonne oder über einer Wolke, stürzten einmal durch den Verband und zogen mit der gewonnenen Fahrt wieder hoch. Eine Staffel in säuberlichen Dreierketten hatte nur die Augen ihres Führers zum Ausschauen.",
  convoy:
    "Im Juli 1940, vor den großen Angriffen auf die Flugplätze, ging die Luftwaffe auf die Küstengeleite los, die noch Kohle durch den Kanal brachten. Stukas stürzten sich auf die Schiffe, darüber kreisten Bf 109, und die wenigen Hurricanes der Streife mussten wählen, mit wem sie kämpften. Die Ju 87 war für Schiffe tödlich und gegen Jäger fast wehrlos: nach Mitte August wurde sie aus der Schlacht gezogen.",
  fortresses:
    "1943 flog die 8. US-Luftflotte ohne Jagdschutz tief nach Deutschland hinein und vertraute auf dichte Verbände von B-17 und das Feuer ihrer vielen Waffen. Die deutschen Jäger merkten, dass ein Anflug genau von vorn den wenigsten davon begegnete. Am 14. Oktober gingen bei Schweinfurt sechzig der knapp dreihundert gestarteten Festungen verloren; ein Nachzügler allein kam selten heim.",
  swordfish:
    "Am 12. Februar 1942 liefen die Schlachtschiffe Scharnhorst und Gneisenau bei Tag durch den Kanal. Sechs Swordfish unter Eugene Esmonde griffen sie dicht über den Wellen an, mit zehn Spitfires, wo viel mehr versprochen waren. Alle sechs wurden abgeschossen, fünf der achtzehn Mann gerettet, und Esmonde erhielt nach seinem Tod das Victoria Cross. In unserer Liste steht die Bf 109E für die Jäger jenes Tages.",
  "zero-wildcat":
    "Die Zero von 1942 drehte enger und stieg besser als alles, was die Amerikaner flogen, hatte aber weder Panzerung noch selbstdichtende Tanks. Die Wildcat war langsamer und schwerer, steckte Treffer um Treffer weg und schlug mit sechs schweren Waffen hart zu. Bei Midway erprobte John Thach zum ersten Mal im Kampf, was er mit Streichhölzern am Küchentisch ausgetüftelt hatte: zwei Wildcats, die einander ständig vor dem Heck kreuzen.",
  clouds:
    "In der Normandie jagten im Sommer 1944 Thunderbolts alles, was sich auf den Straßen bewegte, oft unter einer aufgerissenen Wolkendecke. Die Fw 190, die noch aufstiegen, lebten von den Wolken: heraus aus der einen, ein Feuerstoß, hinein in die nächste. Beide waren große, schnelle Jäger mit Sternmotor und schwerer Bewaffnung, und wer den anderen zuerst sah, gewann meistens.",
  biplanes:
    "An der Grenze zwischen Ägypten und Libyen trafen 1940 die letzten Doppeldeckerjäger aufeinander. Am 8. August überraschten Gladiators der 80. Staffel bei El Gobi einen Verband von CR.42 und meldeten neun Abschüsse bei zwei eigenen Verlusten. Beide waren wendig, leicht bewaffnet und schon veraltet; man kurvte auf kurze Entfernung, fast wie 1918.",
  uneven:
    "Am 17. Februar 1944 fielen Trägerflugzeuge über den japanischen Stützpunkt in der Lagune von Truk her. Zuerst, bei Tagesanbruch, kamen zweiundsiebzig Hellcats und bekämpften alles, was noch vom Boden kam. Die Hellcat war nun schneller als die Zero, viel zäher und besser bewaffnet, und ihre Piloten waren besser ausgebildet, sodass es weniger ausmachte, in der Minderzahl zu sein.",
  demonstration:
    "Am 19. Februar 1942 waren zehn P-40 wegen schlechten Wetters gerade nach Darwin zurückgekehrt, als Zeros von vier Trägern über sie herfielen; nur eine der zehn entging Abschuss und Bruch. Eine Zero, die langsam hinter eine P-40 kam, hatte gewonnen; eine P-40, die mit ihren sechs schweren Waffen zuerst traf, aber auch, denn die Zero brannte leicht. Meist ging es um Sekunden: hier beginnen beide Seiten genau dort.",
};
