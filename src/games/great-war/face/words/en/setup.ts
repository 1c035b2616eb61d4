import { listed } from "../../../../../core/text.ts";

/** Words of the set-up of the hex dogfight, in English. */
export const words = {
  "plays.cadet": "Moves by chance, but throws no aircraft away and fires when it can.",
  "plays.pilot": "Takes the move that is best on average, over the dice and over what you may answer.",
  "plays.ace": "As the pilot, but follows its best moves on into your answers.",
  options: "Options",
  tables: "Tables",
  "tables.note":
    "The base game belongs to its publisher. The damage table, the aircraft chart, critical hits, deflection and the costs of maneuvers here are our own tables, not the publisher's.",
  "tables.how":
    "If you own the printed game: save our tables as a file, put its figures in with any text editor, give the set a name of its own and load the file here. It stays in this browser and goes with every match that uses it.",
  "tables.ours.hint": ({ aircraft }: { aircraft: number }) => `They come with Tallyho: ${aircraft} types.`,
  "tables.loaded.hint": ({ aircraft, range }: { aircraft: number; range: number }) =>
    `From a file: ${aircraft} types, guns reach ${range} hexes.`,
  "tables.lacks": ({ types }: { types: readonly string[] }) =>
    `This battle needs types that are missing in it: ${listed(types, "and")}.`,
  "tables.foreign":
    "This is no set of tables: it has neither a damage table nor aircraft. Start from the file that “Save ours as a file” writes.",
};
