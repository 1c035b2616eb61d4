import type { SettingsWords } from "./words.en.ts";

export const words: SettingsWords = {
  impossible:
    "Von dieser Adresse lässt sich die Seite nicht für den Betrieb ohne Netz aufheben: Dafür braucht es https oder einen Server auf diesem Gerät.",
  fetching: "Die Seite wird für den Betrieb ohne Netz aufgehoben …",
  ready:
    "Ohne Netz öffnen sich hier die Startseite, das erste Spiel (Spitfire gegen Bf 109E; flach gezeichnet, bis sein 3D-Tisch einmal zu sehen war) und alles, was schon einmal offen war.",
  filling: "Der Rest der Seite wird geholt; man kann solange weitermachen.",
  whole: "Die ganze Seite liegt auf diesem Gerät: Alles öffnet und spielt ohne Netz.",
  keepAll: (megabytes) => `Alles auf diesem Gerät aufheben (${megabytes} MB)`,
  savesData: "Dein Browser spart Daten; mehr wird erst geholt, wenn du es sagst.",
  failed:
    "Die Seite konnte nicht für den Betrieb ohne Netz aufgehoben werden; beim nächsten Mal wird es wieder versucht.",
  title: "Einstellungen",
  language: "Sprache",
  table: "Tisch",
  table3d: "3D-Tisch",
  table3dHint: "Aus: eine flache Zeichnung desselben Tisches, für kleine Rechner.",
  shadows: "Weiche Schatten",
  shadowsHint: "Ohne sie hat die Grafikkarte weniger zu tun.",
  chits: "Schadensmarker",
  chitsHint: "Ein bis drei Marker mit Rauch liegen neben dem Ständer eines beschädigten Flugzeugs.",
  adaptive: "Einfacher auf langsamen Geräten",
  adaptiveHint:
    "Der 3D-Tisch wird weniger scharf und verliert zuletzt seine Schatten, damit er flüssig bleibt.",
  plainer: "Dieses Gerät war für das ganze Bild zu langsam: Der Tisch wird jetzt einfacher gezeichnet.",
  modelScale: "Modelle auf dem 3D-Tisch",
  modelScaleHint:
    "Ständer, Abstände und jede Entscheidung bleiben, wie sie sind; große Bomber wachsen weniger.",
  modelScaleOf: (times) =>
    times === 1 ? "1:200, wie gegossen" : `${String(times).replace(".", ",")}-mal so groß`,
  briefing: "Einsatzbesprechung",
  briefingHint: "Worum es in einem Gefecht geht und was jede Seite zu tun hat, bevor es beginnt.",
  ruleNumbers: "Nummern der Regeln",
  ruleNumbersHint: "Klein hinter jedem Satz des Schiedsrichters: ein Druck zeigt die Regel. Aus: ohne sie.",
  enter: "Eingabe nimmt die übliche Antwort",
  enterHint:
    "Die markierte, wo immer der Fokus ist, sobald die Frage lange genug dastand, um gelesen zu werden. Aus: Nur was gewählt ist, wird geantwortet.",
  fastDice: "Schnelle Würfel",
  fastDiceHint: "Die Würfel liegen sofort da, statt zu rollen.",
  motion: "Bewegung",
  motionSystem: "Wie das System es will",
  motionFull: "Jeden Flug zeigen",
  motionReduced: "Gleich zum Ergebnis",
  pace: "Tempo",
  paceHint:
    "Wie schnell ein Tisch Flüge, Würfel und Schüsse zeigt. Am Tisch ändern es [ und ], Enter oder Esc geht gleich zum Ende.",
  paceOf: (times) => (times === 1 ? "Wie üblich" : times < 1 ? "Langsam" : "Schnell"),
  camera: "Kamera",
  cameraHint:
    "Geführt kommt sie hinter den Anführer herab, während Befehle geflogen werden; wo Computer spielen und im Fenster für den Beamer geht sie überallhin, wo etwas geschieht. Fest zeigt sie das ganze Gefecht. Wer sie bewegt, behält sie.",
  directed: "Geführt",
  still: "Fest",
  lens: "Objektiv einer Vorführung",
  lensHint:
    "Solange die Kamera geführt wird, ist Nahes und Fernes unscharf, und Leuchtspur und Flammen glühen. Ein Rechner, dem das zu viel wird, zeigt es ohne.",
  fast: "Wo der Rechner schnell ist",
  always: "Immer",
  never: "Nie",
  units: "Längen",
  inches: "Zoll",
  centimetres: "Zentimeter",
  presenter: "Große Schrift",
  presenterHint: "Für den Beamer: alles aus drei Metern lesbar.",
  kept: "Was du hier wählst, gilt sofort und nur für dich: es bleibt in diesem Browser und ändert an keiner Partie etwas.",
  text: "Schriftgröße",
  textNormal: "Normal",
  textLarge: "Groß",
  textLargest: "Sehr groß",
  palette: "Farben der Seiten",
  paletteHint:
    "Bei jeder Art von Farbensehen zu unterscheiden; Kokarde und Kreuz bleiben. Seiten, die nach ihrer Farbe heißen, heißen in anderen Farben anders: Rot wird Violett.",
  vermillionBlue: "Zinnober und Blau",
  purpleGreen: "Purpur und Grün",
  vermillionBlack: "Zinnober und Schwarz",
};
