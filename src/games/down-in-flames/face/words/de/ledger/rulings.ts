import type { words as english } from "../../en/ledger/rulings.ts";

export const words: typeof english = {
  "DIF-R1": "Verhältnisse werden genau ausgerechnet und erst dann abgerundet.",
  "DIF-R2": "Mit dem W6 sind Verhältnisse zwischen 1:1 und 2:1 ein 1:1.",
  "DIF-R3": "Unter 1:1 gibt es zwei Klassen: ab einem Halben 1:2, und was weniger ist.",
  "DIF-R4":
    "Die Bereiche von Verhältnissen bis 1:1 gelten für den zweiten Wurf; ein erster, der keine 1 ist, wirkt nicht.",
  "DIF-R5": "Mit dem W12 wird nur unter 1:1 zweimal geworfen; 1:1 schießt mit 1 ab und beschädigt mit 2.",
  "DIF-R6":
    "Wo zwei gedruckte Bereiche sich überschneiden, gilt das Bessere für den Schützen: Eine 4 bei 4:1 schießt ab.",
  "DIF-R7": "Ein Kreiselvisier gibt im Vorteil drei Feuerstöße; eine Absprache macht zwei daraus.",
  "DIF-R8": "Die Summen des frühen Visiers stehen in der Tafel: im Nacken vier, wie man auch rechnet.",
  "DIF-R9": "Ein Rekrut hat in jeder Spalte einen Feuerstoß weniger, mindestens keinen.",
  "DIF-R10":
    "Feuerstöße folgen der Stellung des Augenblicks: Verbrauchtes und neue Karte dürfen nicht über dem liegen, was jetzt gegen dieses Ziel gilt.",
  "DIF-R11": "Eine Feuerkarte, die steht, wartet, bis ihr Spieler feuert oder eine dazulegt.",
  "DIF-R12": "Gegen mittlere und schwere Bomber werden Karten nie zusammengezählt.",
  "DIF-R13": "Karten, die zusammenzählen, haben einen Trefferwert, mit der ersten gewählt.",
  "DIF-R14":
    "Ein TANKTREFFER zerstört einen mittleren oder schweren Bomber; eine Absprache macht vier Treffer daraus.",
  "DIF-R15": "Bei gleichen Werten verliert ein Kaczmarek vom Angriff.",
  "DIF-R16":
    "Werte ändern sich in dieser Folge: Stufe, Ass, Schaden oder sonst Last, Raketen, zuletzt die Grenze 1.",
  "DIF-R17": "Wendigkeit 5 und 4 werden beide zu 3.",
  "DIF-R18": "Die Hälfte einer ungeraden Abwehr wird aufgerundet.",
  "DIF-R19": "Mehr Punkte als die Abwehr schießen auch ab.",
  "DIF-R20": "Eins bis drei, die übrig sind, verfallen mit dem W6.",
  "DIF-R21": "Was ein Angriff wert ist, sind alle seine Treffer mal Trefferwert.",
  "DIF-R22":
    "Gegen Bomber zieht ein Kaczmarek nach Angriff und Abwehr, feuert aber nur mit so vielen Karten wie sein Angriffswert.",
  "DIF-R23":
    "Raketen gehen mit jeder Feuerkarte; deren Feuerstöße und Treffer zählen nicht, und kein Abwehrstand antwortet.",
  "DIF-R24": "Für Raketen fällt ein W6, auch wo im Kampf der W12 gilt.",
  "DIF-R25":
    "Die Wendigkeit ist zurück, sobald die Raketen fort sind, was immer sie bewirkten; die Fahrt nicht.",
  "DIF-R26":
    "Niemand spielt, legt ab oder zahlt freiwillig unter seine kleinste Hand; wer aus anderen Gründen darunter ist, wartet.",
  "DIF-R27": "Wendekarten zählen von einem eigenen Zug bis zum nächsten, Antworten eingeschlossen.",
  "DIF-R28": "Stufe und Schaden ändern die Grenze der Wendekarten sofort; gespielte zählen weiter.",
  "DIF-R29":
    "Eine Hand darf bis zum Ende des Zugs zu groß sein, wessen er auch ist; das Ziehen am Ende macht sie nie zu groß.",
  "DIF-R30":
    "Man beginnt mit so vielen Karten, wie man auf der Anfangsstufe halten darf; wer Veteran ist, als Veteran, auch im Feldzug.",
  "DIF-R31": "Wer ein Steigen nicht bezahlen kann, steigt nicht.",
  "DIF-R32": "Ein W20 über jemandes höchster Stufe wird noch einmal geworfen.",
  "DIF-R33":
    "Von zwei Geboten gilt das mit mehr Punkten und geht an den Gegner; bei Gleichstand wird geworfen, und dieselbe Stufe kostet nichts.",
  "DIF-R34":
    "Eine VERTIKALROLLE steigt um eine Stufe oder sinkt um eine oder zwei, zum üblichen Preis und Gewinn.",
  "DIF-R35": "Rollt ein Kaczmarek, zahlt und zieht der Führer; was er nicht zahlen kann, wird nicht gewählt.",
  "DIF-R36": "Eine VERTIKALROLLE, die nirgendwohin kann, wehrt trotzdem ab.",
  "DIF-R37":
    "Folgen ist im Nacken frei und kostet im Vorteil eine Karte, dazu das Steigen; nach Schritt c folgen ebenso nur Verfolger.",
  "DIF-R38":
    "Stellungen zu Gegnern, die auf anderer Stufe bleiben, werden neutral; wer folgt, behält die seine.",
  "DIF-R39": "Gerade Runden sind gerade Spielrunden.",
  "DIF-R40": "Bei gleichen Werten ist die Zusatzkarte eines Veteranen als Kaczmarek eine der Abwehr.",
  "DIF-R41": "Die freie Karte eines Asses gilt in jeder Hinsicht als FLIEGERASS.",
  "DIF-R42":
    "Scharfe Augen fassen einen Gegner auf ihrer Stufe: einen ungebundenen Führer, oder einen Kaczmarek oder Bomber für einen Feuerstoß mehr in diesem Zug.",
  "DIF-R43": "Slow Bank fragt, wer der Gegner ist, außer wo eine SCHERE auf eine STEILKURVE antwortet.",
  "DIF-R44": "Slow Dive verbietet kein Folgen bei anderem Sinken als dem der VERTIKALROLLE.",
  "DIF-R45": "Dive Limit geht vor Quick Dive.",
  "DIF-R46": "Um den Weave wird einmal geboten; abgelehnt, gilt er in der Partie nicht.",
  "DIF-R47": "Wer für die vier Kanonen keine Karte übrig hat, feuert mit 8.",
  "DIF-R48": "Die zwei Werte der Hurricane IIC sind eine Wahl und keine Frage der Munition.",
  "DIF-R49":
    "Ein erster Wurf von 1, mit dem W12 von 1 oder 2, verlangt den W6 der Munition, der mit allen Feuerstößen des Angriffs verglichen wird.",
  "DIF-R50":
    "Gegen Bomber entscheidet der Wurf für den Rest über diese Prüfung; wo es keinen gibt, fällt einer nur dafür, einmal je Angriff.",
  "DIF-R51": "Bordschützen und Abwehrstände feuern nach dem Verhältnis wie alle und verschießen sich nie.",
  "DIF-R52": "Leichte Bomber sind keine Flugzeuge eines Verbands: Schaden kostet sie so viel wie Jäger.",
  "DIF-R53": "Ein Bereich der Datenkarte gilt für alle seine Stufen.",
  "DIF-R54": "Raketen sind für schwere Bomber bestimmt.",
  "DIF-R55": "Gegen Kaczmareks und Bomber gibt kein Visier mehr: Seine Zugaben gehören zu Stellungen.",
  "DIF-R56": "Turbolader brauchen keine Regel: Die Bereiche haben sie in ihren Zahlen.",
  "DIF-R57":
    "Eine VERTIKALROLLE als Antwort auf eine VERTIKALROLLE wehrt sie ab und bewegt niemanden; eine Absprache lässt sie bewegen.",
  "DIF-R58":
    "Steht die Rolle des Angreifers selbst, verfällt sein Angriff, wenn nicht beide wieder auf einer Stufe sind.",
  "DIF-R59":
    "Die Feuerkarte, die einen Neutralen folgen lässt, ist die letzte des Zugs, von welchem Flugzeug und gegen welches Ziel auch immer.",
  "DIF-R60":
    "Eine Rolle, die steht, wird vor jeder anderen Karte ausgeführt: Stufe, Karten, der Verfolger, der Schütze, dann Stellungen.",
  "DIF-R61": "Wer folgt, geht gleich weit in dieselbe Richtung, zahlt dafür, und ihm selbst folgt niemand.",
  "DIF-R62": "Mittlere und schwere Bomber schießt kein zweiter Schaden ab, nur ihre Punkte.",
  "DIF-R63": "Schaden zählt sofort; ein Angriff, der auf dem Tisch liegt, geht weiter.",
  "DIF-R64": "Einen Kaczmarek drücken Raketen nicht.",
  "DIF-R65": "Raketen werden mit der Karte angesagt und sind mit ihr fort, was aus ihr auch wird.",
  "DIF-R66":
    "Ein FLIEGERASS ist Wendekarte, wo es auf eine antwortet; auf jede SCHERE ist es das, auf eine sinkende Rolle nicht.",
  "DIF-R67": "Eine VERTIKALROLLE, die niemanden bewegt, ist eine Wendekarte.",
  "DIF-R68": "Werte von Kaczmareks fallen nicht unter 0, Handgrenzen nicht unter 1.",
  "DIF-R69":
    "Die Zusatzkarte eines Veteranen als Kaczmarek erlaubt gegen Bomber nur dann eine Feuerkarte mehr, wenn sie zum Angriff gehört.",
  "DIF-R70":
    "Eine Gabe zeigt sich, wenn sie zuerst nützt: eine Hand, ein Feuerstoß, ein Zug vom Stapel oder eine Kurzhand, die ein Erfahrener nicht hätte, eine freie Karte, eine Prüfung, die ausbleibt; ein Kaczmarek auch an einer fehlenden Karte. Was sonst drückt, bleibt geheim.",
  "DIF-R71":
    "Im Weave antwortet jeder für sich; er gilt, solange zwei Rotten des Typs ein Flugzeug im Spiel haben.",
  "DIF-R72": "Durch den Weave feuert man mit der Spalte Neutral; Stellungskarten gehen wie sonst.",
  "DIF-R73": "Führer und Kaczmarek verschießen sich jeder für sich.",
  "DIF-R74":
    "Ein Nachzügler bleibt auf seiner Stufe, wirft seine Bomben und feuert mit eigenen Abwehrständen.",
  "DIF-R75": "Andere Schreibweisen eines Kartennamens meinen dieselbe Karte.",
  "DIF-R76": "Auch Bomber zählen, wo die höchste Anfangsstufe gesucht wird.",
  "DIF-R77": "Ein Typ ist an seine eigene höchste Stufe gebunden, nicht an die der Partie.",
  "DIF-R78": "Visier und Ausbildung geben ihre Zugabe zusammen einmal.",
  "DIF-R79":
    "Den Feuerstoß des Scharfschützen gibt es in jedem Zug, doch wer verfolgt wird, feuert trotzdem nicht.",
  "DIF-R80":
    "Nur Karten eines Flugzeugs gegen ein Ziel zählen zusammen, auch die von Kaczmareks; eine Grenze der Treffer gilt vorher für jede Karte.",
  "DIF-R81": "Die vier Kanonen kosten mit jeder Feuerkarte eine Karte, abgewehrt oder nicht.",
  "DIF-R82": "Für Feuerstöße und Feuerkarten eines Kaczmareks ist eine Runde der Zug.",
};
