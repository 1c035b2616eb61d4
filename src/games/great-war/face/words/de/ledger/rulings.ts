import type { words as english } from "../../en/ledger/rulings.ts";

export const words: typeof english = {
  "GW-118": "Für den Höhenzuschlag zählen nur volle 200 m.",
  "GW-119": "Sind nur Ballone, Gleiter und Klasse G da, gibt es keinen Höhenzuschlag.",
  "GW-120": "Beim Verfolgen dürfen Hexe und Stufen zusammen höchstens 8 sein.",
  "GW-121":
    "Beide Piloten verschieben die Zeile eines Verfolgungsversuchs, dann gilt sie zwischen −4 und +4.",
  "GW-122":
    "Ein Ass wählt vor dem ersten Wurf, den es ändern kann, für alle seine Angriffe oder alle auf ihn; sonst verteidigt es sich, wenn eine Bugwaffe auf es feuert, und greift andernfalls an.",
  "GW-123": "Der Zuschlag im Feuer ist beim Ass 1, beim doppelten 2.",
  "GW-124":
    "Die Schusslinie einer Bugwaffe ist die gerade Reihe, 8 weit; der Schalter arc120 öffnet sie auf 120°, 7 Hexe und 250 m.",
  "GW-125":
    "Was ein Flugzeug sieht, gilt nach jedem MP; kostet eine Drehung mehrere, blicken alle bis auf den letzten in die alte Richtung.",
  "GW-126": "In einem Zug von einem MP muss dieser eine das Ziel im Visier haben.",
  "GW-127":
    "Von vorn heißt: entgegengesetzte Richtungen, jeder in der geraden Reihe vor dem anderen und in Reichweite.",
  "GW-128":
    "Bei der Grenze von zwei Schützen zählen hintere Waffen nicht, eine vordere des Beobachters schon.",
  "GW-129":
    "Ein durchlöcherter Tank ist leer, wenn zwei Würfel weniger die Runden seither 2 oder weniger ergeben.",
  "GW-130": "Auch in der Runde des Treffers wird um den Kraftstoff gewürfelt, ohne Abzug.",
  "GW-131": "Zwei Waffen der Spalte B, die zusammen feuern, würfeln je für sich auf Ladehemmung.",
  "GW-132": "Eine Waffe eines Paars, die allein feuert, würfelt einmal auf Ladehemmung, nur für sich.",
  "GW-133":
    "Ein gewöhnlicher Zwilling wird als Ganzes frei; wo die Waffen getrennt sind, jede für sich, ein Versuch je Runde.",
  "GW-134": "In der Runde, in der sie entsteht, löst man eine Ladehemmung nicht.",
  "GW-135": "Die bessere Aussicht des Albatros D.V verlangt einen Zug ganz ohne Drehung und Höhenänderung.",
  "GW-136":
    "Die Hannover trifft sich bei einer gewürfelten 11 selbst, und dieser Schaden kommt mit allem anderen.",
  "GW-137": "Beim Verfolgen hat ein beladenes Flugzeug seine beladene Silhouette.",
  "GW-138": "Bomben machen beim Einsitzer E zu D, D zu C, C zu B; B, A und F bleiben.",
  "GW-139": "Wer schneller ist als seine gesunkene Höchstgeschwindigkeit, wird im nächsten Zug langsamer.",
  "GW-140": "Klasse G zieht an dritter Stelle und außerhalb des Ausgleichs.",
  "GW-141":
    "Klasse G, als A gerechnet, und Gleiter dürfen verfolgt werden, der Verfolger zieht dann gleich nach ihnen; selbst verfolgen sie nicht, und ein Ballon wird nie verfolgt.",
  "GW-142":
    "Zwei Versuche auf ein Ziel würfeln jeder für sich; welcher Verfolger zuerst zieht, wählt der Besitzer, zwischen Besitzern ein Würfel.",
  "GW-143":
    "Wer verfolgt wird, darf verfolgen: Die Kette ist eine Gruppe ihres vordersten Flugzeugs, und jedem folgen sofort seine Verfolger.",
  "GW-144": "Ein kritischer Treffer kommt zum Schaden hinzu.",
  "GW-145":
    "Bodenfeuer bekommt den Würfel um einen kritischen Treffer nur, wo sein Zuschlag ihn bei jedem Wurf ausschließt.",
  "GW-146": "Die Geschütze um einen Ballon rechnen mit der Höhe des Angreifers nach dem letzten MP.",
  "GW-147":
    "Wer später an einem kritischen Treffer stirbt, ist der Luftsieg dessen, der ihn verursacht hat, ein Gleiter der dessen, der ihn zum Gleiten gezwungen hat; Bodengeschütze bekommen keinen Anteil.",
  "GW-148": "Das Grundspiel heißt hier Richthofen's War, mit beiden h.",
  "GW-149": "Die Regeländerungen gelten als vollständig.",
  "GW-150":
    "Man darf einen Feind nennen, der noch zieht; ist er am Ende aus der Schusslinie, ist der Schuss verloren, ohne Würfel und Munition.",
  "GW-151":
    "Sind Feinde oder mehrere Spieler gleichauf, würfeln alle, gleiche noch einmal; sind es nur eigene, wählt der Besitzer.",
  "GW-152":
    "Der Ausgleich geht vor dem Zusammenbleiben gleichauf liegender Freunde; wer zuerst zieht, wählt trotzdem der Besitzer.",
  "GW-153":
    "Die Dr.I zählt nicht zur D-Klasse; die Regeln für eine Waffe des Paars gelten für Albatros D und Fokker D.VII und D.VIII.",
  "GW-154":
    "Das −1 des Verfolgers gilt auch für späte Ansagen, nicht beim Wechsel auf einen Angreifer von vorn, und nie für Beobachter.",
  "GW-155": "Ein Verfolgungsversuch rechnet mit Wendigkeit und Silhouette des Augenblicks.",
  "GW-156":
    "Ein Ziel haben die ersten beiden, die es nennen; mehr dürfen nur feuern, wenn es der letzte Feind auf dem Plan ist.",
  "GW-157":
    "Gewürfelt wird nach der Folge der Schritte, darin nach der Zugfolge; ein Angriff würfelt Wurf, Ladehemmung, kritischen Treffer und dessen Folgen.",
  "GW-158":
    "Beobachter brauchen ihr Ziel im Feld und in Reichweite, wenn alle gezogen haben, und nennen es in der Zugfolge.",
  "GW-159":
    "Die Flak feuert mit dem übrigen Kampf; dann Fallschirme, Kraftstoff, Ohnmachten, Ladehemmungen, Trommeln und zuletzt der Wind.",
  "GW-160": "Beim Abwurf nach Schaden wird die beladene Höchstgeschwindigkeit mit der kleinsten verglichen.",
  "GW-161": "Ein schwer verwundeter Beobachter übernimmt das Steuer nicht; eine zweite Wunde tötet ihn.",
  "GW-162": "In einer Runde feuert ein Mann, löst eine Ladehemmung oder wechselt eine Trommel: eines davon.",
  "GW-163":
    "Die erste Runde beginnt wie nach einem Hex geradeaus, ebenso eine nach Seitengleitflug oder Fassrolle; nach den anderen Manövern geht erst ein Hex geradeaus.",
  "GW-164": "Anteile an Luftsiegen zählen zusammen; nur ganze machen ein Ass, und nie während einer Partie.",
  "GW-165":
    "Bodenfeuer verbraucht die Wahl eines Asses, wo es ihm seinen Zuschlag gibt: Vor seinem Zug wird es gefragt, wenn ein bekanntes Geschütz es in irgendeinem erlaubten Zug über 350 m erreichen könnte, sonst nicht.",
  "GW-166":
    "Für die eigene Flak zählt das nächste feindliche Flugzeug, kein Ballon, allein in Hexen, und Freunde in der Nähe halten sie nicht zurück.",
  "GW-167": "Von den Typen einer Staffel ist der erste in ihrer Liste der bessere.",
};
