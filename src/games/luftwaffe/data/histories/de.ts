import type { ScenarioId } from "../scenarios.ts";

/** Was hinter jedem Szenario steht, in eigenen Worten. */
export const de: Readonly<Record<ScenarioId, string>> = {
  campaign:
    "In Casablanca wurde im Januar 1943 beschlossen, Deutschland rund um die Uhr zu bombardieren: die Briten bei Nacht, die Amerikaner bei Tag. Ira Eaker glaubte, genug Fortresses könnten sich selbst verteidigen; im Herbst wusste er es besser. Es entschieden Jäger, die den ganzen Weg mitflogen. Deutsche Werke bauten 1944 mehr Flugzeuge als je zuvor und hatten für sie weder Piloten noch Benzin. Allein die 8. Luftflotte verlor rund sechsundzwanzigtausend Mann.",
  "big-year":
    "Jimmy Doolittle übernahm im Januar 1944 die 8. Luftflotte und ließ ihre Jäger die Bomber verlassen, um den Gegner zu suchen. Am 6. März kamen neunundsechzig Bomber nicht aus Berlin zurück, so viele wie sonst an keinem Tag, und anders als im Herbst machte es wenig: Sie wurden ersetzt, die deutschen Piloten nicht. Adolf Galland zählte in vier Monaten tausend verlorene. Im Mai traf es die Raffinerien, und im September gab es kaum noch Flugbenzin.",
  wilhelmshaven:
    "Am 27. Januar 1943 führte Frank Armstrong den ersten amerikanischen Angriff auf Deutschland. Die Werft in Vegesack lag unter Wolken, und so luden gut fünfzig Bomber über Wilhelmshaven ab. Die Focke-Wulfs, die sie trafen, waren wenige und wussten noch nicht, wo eine Fortress schwach ist; drei Bomber gingen verloren. Es sah leichter aus, als es war.",
  bremen:
    "Am 17. April 1943 flogen mehr als hundert Fortresses zu den Focke-Wulf-Werken in Bremen. Die Jäger kamen dicht von vorn, Welle um Welle, und sechzehn Bomber stürzten ab, der schwerste Verlust bis dahin. Das halbe Werk war getroffen, doch viele seiner Maschinen standen da schon in Marienburg. Thunderbolts hatten in diesem Monat zum ersten Mal gekämpft; Bremen lag weit außerhalb ihrer Reichweite.",
  regensburg:
    "Am 17. August 1943 sollte Curtis LeMay die Messerschmitt-Werke in Regensburg treffen und nach Afrika weiterfliegen, während dicht dahinter eine größere Flotte zu den Kugellagern von Schweinfurt flog. Nebel hielt sie stundenlang am Boden. Die Deutschen bekämpften den ersten Angriff, landeten, tankten und waren für den zweiten bereit; die Thunderbolts kehrten beide Male an der Grenze um. Sechzig von dreihundertsechsundsiebzig Fortresses gingen verloren.",
  schweinfurt:
    "Die Kugellager mussten noch einmal getroffen werden, am 14. Oktober 1943. Als die Thunderbolts bei Aachen umkehrten, kamen die Deutschen abwechselnd: Einmotorige von vorn, Zerstörer mit Raketen von hinten, außer Reichweite der Bordwaffen. Sechzig von zweihunderteinundneunzig Fortresses fielen, an einem Nachmittag waren über sechshundert Mann fort. Die Werke traf es schwer, aber Deutschland hatte Vorräte und kaufte in Schweden. So tief flog niemand mehr, bis es Begleitjäger gab.",
  "big-week":
    "Vom 20. Februar 1944 an war das Wetter sechs Tage klar, und alles, was in England und Italien fliegen konnte, flog zu den Flugzeugwerken: Leipzig, Gotha, Regensburg, Augsburg. Es kostete zweihundertsechsundzwanzig Bomber; ein Jahr zuvor wären das alle gewesen. Die Werke zogen in Wälder und Stollen und bauten bald noch mehr. Aber fast hundert deutsche Jagdflieger waren tot, und Mustangs waren bis Leipzig und zurück geflogen.",
  oil: "Am 12. Mai 1944 trafen fast neunhundert Bomber Leuna, Böhlen, Zeitz und Brüx, wo man aus Kohle Benzin machte. An diesem Tag, schrieb Albert Speer später, sei der Krieg der Technik entschieden gewesen. Sechsundvierzig Bomber stürzten ab. Die Werke wurden in Wochen geflickt und wieder getroffen, und dabei blieb es: Wer sie reparierte, wusste, wann der nächste Angriff kam.",
  leipzig:
    "Am 7. Juli 1944 führte Wilhelm Moritz seine Sturmgruppe, schwer gepanzerte Focke-Wulfs, die in engen Reihen an die Bomber heranflogen, bei Oschersleben gegen eine Gruppe Liberators, die für Minuten ohne Begleitung war. Fast auf einmal stürzte ein Dutzend ab. Solche Schläge brauchten Glück: Meist waren die Mustangs zuerst da. Drei Wochen später trafen sie über Merseburg auf etwas Neues, die ersten Me 163, die fort waren, ehe jemand wenden konnte.",
  merseburg:
    "Kein Name auf der Tafel war so gefürchtet wie Leuna: Hunderte schwerer Geschütze standen darum. Am 2. November 1944 flogen tausend Bomber gegen das Öl, und noch einmal stiegen fast fünfhundert deutsche Jäger auf. Sie schossen rund zwei Dutzend ab und ließen über hundert der Ihren zurück. Sechs Tage später fiel Walter Nowotny, der den ersten Verband mit Me 262 führte, an seinem eigenen Platz vor den Augen seines Generals.",
  berlin:
    "Am 3. Februar 1945 bombardierten fast tausend Fortresses aus klarem Himmel die Mitte von Berlin, und kaum ein Jäger kam. Robert Rosenthal, der die erste Division führte, wurde von der Flak getroffen, hielt bis zum Abwurf durch und sprang zu den Russen ab, die nun an der Oder standen. Im Keller seines Gerichts erschlug ein Balken Roland Freisler. Mit ihm starben mehr als zweitausend andere, von denen die meisten nie etwas zu entscheiden hatten.",
  "last-jets":
    "Am 10. April 1945 stiegen mehr Me 262 gegen einen Angriff auf als je zuvor, rund fünfundfünfzig. Sie schossen zehn Bomber ab und verloren die Hälfte der Ihren, die meisten über den eigenen Plätzen, wo Mustangs gewartet hatten, bis sie mit leeren Tanks heimkamen. Gallands eigener Verband flog von München aus weiter, bis er am 26. verwundet wurde. Tags zuvor hatte die 8. Luftflotte ihre letzten Bomben geworfen, auf Pilsen.",
};
