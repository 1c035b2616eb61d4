import type { words as english } from "../../en/book/altitude.ts";

/** Höhe und Hand. */
export const words: typeof english = {
  "altitude.title": "Die Höhe",
  "altitude.why":
    "Steigen kostet Energie, Sinken gibt welche: Ein Führer legt zum Steigen Karten ab und zieht welche, wenn er sinkt. So treiben Kämpfe nach unten, und wer höher begann, hat noch Karten in Aussicht.",
  "altitude.caption": "Karten für einen Wechsel der Stufe, nach Eigenschaft",
  "altitude.type": "Typ",
  "altitude.climb": "Steigen um 1",
  "altitude.dive-1": "Sinken um 1",
  "altitude.dive-2": "Sinken um 2",
  "altitude.plain": "keine davon",
  "altitude.limits":
    "Stufe 1 ist die tiefste; die höchste steht auf der Datenkarte. Wer nicht zahlen kann oder unter seine kleinste Hand fiele, steigt nicht (DIF-R31).",
  "altitude.too-many":
    "Sinken kann eine Hand zu groß machen: Bis zum Ende des Zugs wird sie ausgespielt oder abgelegt (DIF-8.5).",
  "rolls.title": "VERTIKALROLLE und Folgen",
  "rolls.attack":
    "Im Angriff steigt oder sinkt eine VERTIKALROLLE zum üblichen Preis, und nur der Verfolger ihrer Rotte darf antworten.",
  "rolls.answer":
    "Als Antwort wehrt sie ab wie jede andere, und wenn sie gilt, wechselt ihre Rotte sofort die Stufe, ob Führer oder Kaczmarek sie gespielt hat; wer sie spielt, sagt, wohin (DIF-2.6.2, DIF-2.6.3). Gegen eine andere VERTIKALROLLE wehrt sie nur ab (DIF-R57).",
  "rolls.follow":
    "**Folgen:** in dieselbe Richtung, gleich weit, sofort. Wer im Nacken sitzt, folgt frei, wer im Vorteil ist, für eine Karte, und beide zahlen für das Steigen und gewinnen durch das Sinken (DIF-R37, DIF-R61). Nach einer VERTIKALROLLE darf auch eine neutrale Rotte folgen, deren Flugzeug die letzte Feuerkarte gespielt hat (DIF-2.6.5).",
  "rolls.slow-dive":
    "Ein Typ mit Slow Dive kann einem Sinken durch eine VERTIKALROLLE nicht folgen, außer ein anderer mit Slow Dive sinkt (DIF-10.3).",
  "hands.title": "Die Hand",
  "hands.limit":
    "Am Ende eines Zugs hält ein Führer höchstens so viele Karten wie das **Größere von Wendigkeit und Fahrt** (DIF-8.2). Was davon größer ist, macht zwei Arten von Jägern:",
  "hands.agile":
    "**Wendigkeit größer:** langsam und wendig. Der Unterschied muss immer auf der Hand bleiben; darunter wird nichts gespielt, abgelegt oder gezahlt (DIF-8.3, DIF-R26).",
  "hands.fast":
    "**Fahrt größer:** schnell und unbeholfen. Die Wendigkeit ist die Zahl der Wendekarten von einem eigenen Zug zum nächsten, Antworten eingeschlossen (DIF-8.4, DIF-R27).",
  "hands.agility-cards":
    "**Wendekarten:** MANÖVER, STEILKURVE, FASSROLLE, HALBLOOPING, SCHERE, eine VERTIKALROLLE, die nicht sinkt, ein FLIEGERASS, das auf eine antwortet (DIF-8.4.1).",
  "hands.caption": "Zwei Beispiele der Zusatzregeln",
  "hands.aircraft": "Flugzeug",
  "hands.level": "Stufe",
  "hands.ratings": "Wendigkeit / Fahrt",
  "hands.most": "Hält höchstens",
  "hands.least": "Muss behalten",
  "hands.agility": "Wendekarten",
  "hands.unlimited": "beliebig",
};
