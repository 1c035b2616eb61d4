/** Words of the print page, in English. */
export const words = {
  "page.title": "Print for the table",
  "page.none": "This game has nothing to print yet.",
  "page.lead":
    "Everything in true scale. Print at 100 %, not “fit to page”, then hold a ruler to the bar at the foot of a sheet.",
  "page.unreadable": "This match could not be opened, so its papers can't be printed; load its file anew.",
  print: (pages: number) => `Print ${pages} ${pages === 1 ? "page" : "pages"}`,
  nothing: "Nothing is chosen. Switch on what you want to print.",
  preview: "Preview",

  "format.title": "Paper",
  "format.a4": "A4",
  "format.a4.hint": "210 × 297 mm",
  "format.letter": "US Letter",
  "format.letter.hint": "8.5 × 11 inches",
  "format.units": "Lengths are named in",
  "format.inches": "inches",
  "format.centimetres": "centimetres",

  "choice.parts": "What to print",
  "choice.source": "For what",
  "source.match": (title: string) => `This match: ${title}`,
  "source.scenario": "A battle",
  "source.types": "Types of my choice",
  "choice.scenario": "Battle",
  "choice.turns": "Turns on an order pad",
  counts: "How many sheets of each",
  "count.fewer": (name: string) => `One sheet less: ${name}`,
  "count.more": (name: string) => `One sheet more: ${name}`,
  "count.of": (name: string, count: number) => `${name}: ${count}`,

  "log.title": "Log of the match",
  "log.hint":
    "What everybody was told, turn by turn, with dice and rule numbers; no more than the table may know",
  "log.foot": (title: string) => `Log: ${title}`,
  "log.dice": (faces: readonly number[]) => `Dice ${faces.join(", ")}:`,
  "log.turn": (turn: number, goesOn: boolean) => (goesOn ? `Turn ${turn}, continued` : `Turn ${turn}`),

  "sheet.number": (page: number, pages: number) => `${page} of ${pages}`,
  "bar.label": "Calibration bar: 10 centimetres and 4 inches",
  "bar.centimetres": "10 cm",
  "bar.inches": "4 in",
  "tile.cut": "Cut along the frame and join the sheets by their letters.",
};

export type PrintWords = typeof words;
