import type { words as english } from "../../en/ledger/house.ts";

export const words: typeof english = {
  "GW-301":
    "Nach 100 m Steigen im letzten Zug ist höchstens die alte Geschwindigkeit weniger eins erlaubt; die kleinste darf man immer fliegen.",
  "GW-302":
    "Ein Kunstflugmanöver darf einen Zug auch ohne fortgesetzte Kurve eröffnen, aber nicht, wo drei Hexseiten oder ein Manöver davor erst ein Hex geradeaus verlangen. Die drei Viertel des Immelmanns gelten vom unbeschädigten Muster.",
  "GW-303":
    "Die Hexe von sideslip und barrel-roll sind Hexe vorwärts: Ein Sturz darf mit ihnen beginnen, und die Hexseiten zählen neu.",
  "GW-304": "Nach einem Manöver, das in seinem Hex bleibt, kommt auch im selben Zug erst ein Hex geradeaus.",
  "GW-305":
    "Im Gleitflug sind 50 m Sturz immer erlaubt. Was ein Übersturz zu tief ist, zählt nie mehr als sechs.",
  "GW-306":
    "Kein Sturz reicht unter die Erde. Ein Zug endet, wo er den Plan verlässt oder den Boden trifft; was danach steht, wird nicht geflogen.",
  "GW-307":
    "Das Steigen eines Zuges gilt ab seinem letzten MP. Wo ein fallendes Blatt endet, weiß niemand, also wird es nie deshalb verweigert, wer dort sein könnte.",
  "GW-308": "Wer den Zug mit Bomben beginnt, fliegt ihn ganz als beladen, wo immer sie fallen.",
  "GW-309":
    "Tiefangriff darf nur ein Zug ansagen, der ein Hex dafür findet; jedes Hex zählt einmal, und ein Manöver, das darin bleibt, verdirbt es wie eine Drehung.",
  "GW-310":
    "Von mehr als zwei Versuchen, dasselbe Ziel zu verfolgen, zählen die ersten in der Reihenfolge der Aufstellung.",
  "GW-311": "Ballone einer Seite ziehen in der Reihenfolge der Aufstellung: Es hängt nichts daran.",
  "GW-315":
    "Auch mit dem Schussfeld von 120° gilt die größte Entfernung aus Hexen und Stufen zusammen und im selben Hex höchstens eine Stufe.",
  "GW-316":
    "Ein Boden-MG feuert auf tiefere Ziele in der hinteren Hälfte, auch genau achtern, und senkrecht hinab im eigenen Hex.",
  "GW-317":
    "Wer von vorn angegriffen wird, darf auf den Angreifer feuern, auch wenn er nichts angesagt hatte.",
  "GW-318": "Wo sich Silhouetten aufheben, zählen die Stufen F und G als A.",
  "GW-319":
    "Ein Treffer am Piloten trifft den, der zu Beginn der Phase das Steuer hatte, auch einen Beobachter an der Doppelsteuerung.",
  "GW-320": "Eine zweite schwere Verwundung ist tödlich, ohne Würfel.",
  "GW-321":
    "Ein kritischer Treffer an Zügen oder einem Tank, die schon hin sind, kostet stattdessen einen Schadenspunkt.",
  "GW-322":
    "Ein Beobachtertreffer vom Boden, bei dem niemand mehr zu treffen ist, kostet seine zwei Punkte ohne Würfel.",
  "GW-323":
    "Nach dem Wechsel beim Angriff von vorn wird einmal gefragt: wenn er einer Besatzung angesagt wird, deren eigene Ansage hinter ihr liegt. Kein anderer Schuss des Angreifers oder sonst jemandes bringt die Frage wieder auf.",
  "GW-330": "Wer mit Vickers und Lewis im Tiefflug schießt, nimmt das MG, in dem mehr Angriffe stecken.",
  "GW-331":
    "Werden in einer Runde Graben und Straße beschossen, zählen für das Gegenfeuer nur die Grabenhexe.",
  "GW-332":
    "Ein Flugzeug, das fällt, bringt der anderen Seite seinen Preis, was immer es heruntergeholt hat: Waffen, der Boden oder der eigene Pilot.",
  "GW-333":
    "Ein Ballon hält die Flak seiner Seite nicht vom Feuern ab und lässt sie auch eigene Flugzeuge nicht verwechseln.",
  "GW-334":
    "Ein Ass, auf das während seines Zuges die Geschütze um einen Ballon feuern und das sich nicht für die Verteidigung entschieden hat, behält seinen Zuschlag für die eigenen Angriffe dieser Runde.",
  "GW-335":
    "Jeder Gegner, der in die Reichweite von Geschützen am Boden fliegt, gilt als Angreifer auf das, was sie schützen, ob Ballon oder nicht: Sie feuern öfter, als die Anpassungen verlangen (4.10l).",
  "GW-336":
    "Ein Geschütz, das bis zur Kampfphase nicht gefeuert hat, nimmt den nächsten Gegner in Reichweite, von gleich nahen den niedrigsten.",
  "GW-337":
    "Die drei ruhigen MP einer Aufnahme liegen in einem Zug; das Bild zählt, sobald es gemacht ist, wie Bomben und beschossene Hexe auch, was auch in diesem Zug noch mit dem Flugzeug geschieht.",
  "GW-338": "Alle, die der Wind trägt, treiben zugleich ab; gestapelt wird dabei nicht.",
  "GW-339":
    "Die vier Runden der Artilleriebeobachtung fliegt ein und dasselbe Flugzeug, nicht unbedingt nacheinander; je Runde beobachtet es ein Ziel.",
  "GW-340":
    "Wo an derselben Stelle eines Zuges Geschütze feuern und Bomben fallen, kommen zuerst die Geschütze.",
  "GW-341":
    "Wer auf seinem Zug heruntergeholt wird, bleibt dort; anderer Schaden ändert am laufenden Zug nichts und zählt ab dem nächsten.",
  "GW-342":
    "Für Fallschirme gilt ein Flugzeug, das niemand mehr fliegen kann, als zerstört, und ein Ohnmächtiger als schwer verwundet.",
  "GW-343": "Ein Wind der Stärke 0 weht zu niemandem; die Richtungen 2, 3 und 4 führen zu den Alliierten.",
  "GW-344":
    "Wird mit Gefangennahme gespielt, gerät ohne Würfel in Gefangenschaft, wer hinter den alliierten Gräben niedergeht.",
  "GW-345":
    "Keine Partie ohne eigene Rundengrenze dauert länger als hundert Runden; dann ist sie unentschieden, oder die Punkte entscheiden.",
  "GW-346":
    "Sagt die Aufstellung, dass Punkte am Ende der Runden entscheiden, so fliegt eine Seite, die allein auf dem Tisch ist, bis zur letzten Runde weiter.",
  "GW-347":
    "Bei versiegelten Zügen werden alle zusammen aufgedeckt und Schritt für Schritt geflogen, von allen je ein MP: Bei jedem seiner letzten MP braucht ein Geschütz sein Ziel dort, wo es nach ebenso vielen MP ist oder wo es angehalten hat. Was eine Reihenfolge braucht, etwa Würfe, geht nach MP, die langsamsten zuerst; dann sagen alle in der Reihenfolge der Aufstellung an. Niemand verfolgt.",
  "GW-348":
    "Bei abwechselnden Seiten zieht eine Seite in der Reihenfolge der Aufstellung und sagt an, dann wird gefeuert, mit den Beobachtern beider Seiten; danach die andere. Die Alliierten beginnen. Der Boden feuert einmal, wenn alle gezogen haben.",
  "GW-360":
    "Ein verstecktes Geschütz liegt, wohin drei Würfel, die nur die eigene Seite sieht, es von seinem Hex schicken: eine Richtung, eine Entfernung bis zur gesetzten, und Schritte im Uhrzeigersinn in diesem Abstand; außerhalb des Plans oder auf einem anderen Geschütz nimmt es das nächste freie Hex. Hinter einer Ecke des Plans zählt der nahe oder ferne Rand.",
  "GW-361":
    "Wo ein Aufbau nichts sagt, bringt ein Abschuss 4 Punkte, ein Zweisitzer oder Ballon 5, und ein Flugzeug beginnt zwei unter seiner Höchstgeschwindigkeit.",
  "GW-365":
    "Die vierzehn Einsätze des Feldzugs kommen in einer festen Folge, die beide Seiten kennen; Staffeln und Flieger sind erfunden.",
  "GW-366":
    "Beide Seiten nennen ihre Besatzungen für einen Einsatz verdeckt und zugleich: die Alliierten zwei bis sechs, mindestens einen Zweisitzer, die Deutschen so viele, wie der Würfel ruft und fliegen können, jeder Mann einmal genannt. Bei Bombenangriffen trägt jeder Zweisitzer Bomben, und niemand beginnt über seiner Gipfelhöhe.",
  "GW-367":
    "Eine Maschine, die mit mindestens der halben Zahl ihrer Schadenspunkte oder ohne Motor heimkommt, steht bis zum Abend in der Werkstatt.",
  "GW-368":
    "Am Abend schicken die Parks Maschinen, bis jede Besatzung eine hat; vom besseren zweier Typen eine am Abend und nie mehr als zu Anfang. Von einem Typ fliegen nie mehr Besatzungen, als Maschinen bereit sind.",
  "GW-369":
    "Eine Maschine des besseren Typs, die niemand hat, bekommt der dienstälteste Pilot des schlechteren, nach Abschüssen und dann Einsätzen; fehlt eine, wechselt der jüngste zum schlechteren.",
  "GW-370":
    "Wer über den feindlichen Rand hinausfliegt oder bei Einsatzende auf dessen Seite gleitet, gerät in Gefangenschaft und zählt als abgeschossen: Der Einsatz zählt für Neulinge nicht, und ein Gleiter ist der Luftsieg dessen, der ihn durch seinen Treffer zum Gleiten gezwungen hat. Über einen Seitenrand kommen Besatzung und Maschine zurück, doch zählt der Einsatz für Neulinge nicht. Wer am Ende noch fliegt, kommt heim.",
  "GW-371":
    "Wer im Gleitflug zu Boden geht, ist notgelandet: Jeder Lebende würfelt und überlebt bei 1 bis 4, auf der feindlichen Seite in Gefangenschaft. Wer 1917 sonst abstürzt, ist verloren.",
  "GW-372": "Im Zweisitzer bekommt jeder Mann den Anteil seines Flugzeugs am Abschuss.",
  "GW-373":
    "Ein Einsatz endet mit seiner letzten Runde, oder wenn kein alliiertes Flugzeug mehr auf dem Tisch ist, oder wenn alle Ziele erledigt sind und kein Deutscher mehr da ist.",
  "GW-374": "Über die Woche entscheiden die Punkte aller Einsätze zusammen.",
  "GW-375":
    "Verlorene Flieger werden am Abend ersetzt; bis dahin bleibt eine unvollständige Besatzung am Boden. Wer schwer verwundet heimkommt, fliegt in dieser Woche nicht mehr.",
  "GW-376":
    "Punkte für die Heimkehr bekommt, wer seine Aufgabe versucht hat: auf einen Gegner gefeuert, Gräben oder Straßen beschossen, ein Ziel bombardiert, fotografiert oder das Feuer der Artillerie gelenkt. Nur wo das Entkommen die Aufgabe ist, bekommt sie jeder, der nach Hause kommt.",
  "GW-377":
    "Ein Sondermanöver darf vor dem ersten Hex voraus geflogen werden und verliert dort seine Höhe; nur der angesagte Sturzflug wartet auf dieses Hex (4.5c).",
  "GW-378":
    "In einem Zug darf ein Sondermanöver auf drei Hexseiten im selben Hex folgen; das Hex geradeaus, das sie kosten, steht am Anfang des nächsten Zugs (4.5e).",
  "GW-379":
    "Wer ein spätes Ziel ziehen lässt, darf ein noch späteres nehmen; nur wer beim eigenen Zug einen Gegner ziehen lässt, sagt nicht mehr spät an (A-33).",
  "GW-380":
    "Ist ein Sondermanöver der letzte Schritt eines Zugs mit Steigen, so zählt für alle seine MP der Ort, an dem der Zug endet, das Steigen eingeschlossen.",
  "GW-381":
    "Das Feuer vom Boden in der Feuerphase fällt gleichzeitig mit dem in der Luft: Wer in der Phase fällt, gilt noch als am Steuer, und kein Beobachter hat übernommen (A-42).",
  "GW-382":
    "Sagt die Aufstellung, dass Punkte entscheiden, solange es noch welche gibt, so endet die Partie mit der Runde, in der eine Seite, die allein auf dem Tisch ist, nichts mehr verdienen kann: kein Ziel und kein Ballon, dem sie noch etwas tun kann, kein Heimweg, der zählt, kein Graben zum Beschießen, es sei denn, sie führt schon, und kein Flugzeug, das wegen eines getroffenen Tanks, eines verwundeten Piloten oder eines verlorenen Motors noch herunterkommen kann.",
};
