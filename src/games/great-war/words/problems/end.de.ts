import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import { who } from "../grammar.de.ts";
import type { end as english } from "./end.en.ts";

function answers(near: readonly string[]): string {
  return `möglich ist ${listed(near, "oder")}`;
}

const ACTS: Readonly<Record<string, string>> = {
  clear: "eine Ladehemmung beheben",
  reload: "eine Trommel wechseln",
};

const NOT: Readonly<Record<string, string>> = {
  busy: "er hat in dieser Runde geschossen (A-45)",
  wild: "der Zug war dafür zu wild: höchstens 100 m steigen, 200 m stürzen, eine Hexseite im Hex, keine Kunstfigur (4.7j)",
  unfit: "er ist nicht in der Lage, sich um eine Waffe zu kümmern (4.8f, 4.9r)",
};

const NOTHING: Readonly<Record<string, string>> = {
  clear: "keine seiner Waffen hat Ladehemmung",
  reload: "keine seiner Waffen wartet auf eine Trommel",
};

export const end: Catalogue<PhrasesOf<typeof english>> = {
  "tend-grammar": ({ found, near }) =>
    `„${quotable(found)}“ ist nichts, was jetzt an einer Waffe zu tun ist; ${answers(near)}.`,
  "tend-gun": ({ found, act, near, ...man }) =>
    `${who(man)} kann an keiner Waffe namens „${quotable(found)}“ ${ACTS[act] ?? act}; ${answers(near)}.`,
  "tend-which": ({ act, near, ...man }) =>
    `${who(man)} könnte an mehr als einer Waffe ${ACTS[act] ?? act}, in einer Runde aber nur an einer; ${answers(near)}.`,
  "tend-not": ({ act, why, near, ...man }) =>
    `${who(man)} kann jetzt keine ${act === "clear" ? "Ladehemmung beheben" : "Trommel wechseln"}: ${NOT[why] ?? NOTHING[act] ?? why}; ${answers(near)}.`,
};
