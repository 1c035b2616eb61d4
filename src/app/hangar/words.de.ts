import type { HangarWords } from "./words.en.ts";

/** Miniatures whose names are words rather than makers' names. */
const NAMES: Readonly<Record<string, string>> = {
  "generic/generic-single": "Einmotoriges Flugzeug",
  "generic/generic-twin": "Zweimotoriges Flugzeug",
  "generic/winch": "Ballonwinde",
  "great-war/gun-aa": "Flugabwehrkanone",
  "great-war/gun-mg": "Maschinengewehrnest",
  "great-war/balloon-drachen": "Fesselballon (Drachen)",
  "great-war/balloon-caquot": "Fesselballon (Caquot)",
  "great-war/fokker-d-vii-white": "Fokker D.VII, weiß",
};

/** How what is said of a miniature's measures reads in German, the longest first. */
const SAID: readonly (readonly [english: string, german: string])[] = [
  ["A field gun of", "Ein Feldgeschütz von"],
  [
    "with a barrel of 27 to 35 calibres on a pivot",
    "mit einem Rohr von 27 bis 35 Kalibern auf einem Drehzapfen",
  ],
  [
    "Of the size of the Parseval-Sigsfeld balloon: envelope",
    "So groß wie der Parseval-Sigsfeld-Ballon: Hülle",
  ],
  ["with its tail", "mit dem Leitwerk"],
  [
    "A nest of sandbags, about 4 m across, with a heavy machine gun on an anti-aircraft post",
    "Ein Nest aus Sandsäcken, etwa 4 m breit, mit einem schweren Maschinengewehr auf einem Flugabwehrpfosten",
  ],
  ["Of the size of a Caquot type M", "So groß wie ein Caquot Typ M"],
  ["A three-ton lorry with a cable drum", "Ein Dreitonner mit einer Kabeltrommel"],
  ["length as the C, 12.07 m, without guns", "Länge wie die C, 12,07 m, ohne Waffen"],
  ["fixed undercarriage", "festes Fahrwerk"],
  ["two-semi-ellipse wing", "Flügel aus zwei halben Ellipsen"],
  ["inverted gull wing", "Knickflügel"],
  ["elliptical wing", "elliptischer Flügel"],
  ["gull wing", "Möwenflügel"],
  ["twin booms", "zwei Leitwerksträger"],
  ["twin fins", "zwei Seitenleitwerke"],
  ["wing area 13 square metres", "Flügelfläche 13 Quadratmeter"],
  ["upper chord", "obere Flügeltiefe"],
  ["lower chord", "untere Flügeltiefe"],
  ["chord", "Flügeltiefe"],
  ["Published dimensions", "Veröffentlichte Maße"],
  ["Our own design", "Eigener Entwurf"],
  ["diameter", "Durchmesser"],
  ["length", "Länge"],
  ["width", "Breite"],
  ["span", "Spannweite"],
  [" by ", " mal "],
  [" to ", " bis "],
];

function metres(figure: number): string {
  return `${figure.toFixed(2).replace(".", ",")} m`;
}

/** What the hangar says in German. */
export const words: HangarWords = {
  title: "Hangar",
  lead: (count) => `Alle ${count} Modelle, zum Drehen in der Hand.`,
  games: "Wessen Modelle",
  all: "Alle",
  find: "Nach dem Namen suchen",
  nothing: (wanted) => `Kein Modell heißt „${wanted}“.`,
  war: (war) =>
    ({
      "great-war": "Der Erste Weltkrieg",
      "second-war": "Der Zweite Weltkrieg",
      "stand-ins": "Stellvertreter",
    })[war],
  name: (model, title) => NAMES[model] ?? title,
  source: (source) =>
    SAID.reduce((said, [english, german]) => said.replaceAll(english, german), source).replace(
      /(\d)\.(\d)/g,
      "$1,$2",
    ),
  span: "Spannweite",
  length: "Länge",
  scale: "Maßstab",
  size: "Auf dem Tisch",
  metres,
  millimetres: (span, length) => `${span} × ${length} mm`,
  figures: "Das Vorbild und das Modell",
  inGames: "In den Spielen",
  inNone: "Kein Spiel hat Werte dafür.",
  before: (name) => `Davor: ${name}`,
  after: (name) => `Danach: ${name}`,
  back: "Alle Modelle",
  around: "Die Modelle ansehen",
  miniature: "Modell",
  look: "Im Hangar ansehen",
  lookAt: (name) => `Im Hangar ansehen: ${name}`,
};
