import { describe, expect, it } from "vitest";
import { tokensOf } from "../../src/core/orders/token.ts";
import { formationsIn } from "../../src/games/battle-of-britain/data/formations.ts";
import { TABLES as BRITAIN } from "../../src/games/battle-of-britain/data/own.ts";
import { allTargets } from "../../src/games/battle-of-britain/rules/deck/targets.ts";
import * as british from "../../src/games/battle-of-britain/rules/grammar/grammar.ts";
import { USUAL as BRITISH_OPTIONS } from "../../src/games/battle-of-britain/rules/setup/options.ts";
import { readDraft } from "../../src/games/dogfight/rules/move/grammar.ts";
import { BY_THE_BOOK } from "../../src/games/dogfight/rules/setup/options.ts";
import { TABLES as DECK } from "../../src/games/down-in-flames/data/own.ts";
import * as cardPrint from "../../src/games/down-in-flames/rules/grammar/print.ts";
import * as card from "../../src/games/down-in-flames/rules/grammar/read.ts";
import { USUAL as CARD_OPTIONS } from "../../src/games/down-in-flames/rules/setup/options.ts";
import { readMove } from "../../src/games/great-war/rules/move/read.ts";
import { USUAL as WAR_OPTIONS } from "../../src/games/great-war/rules/setup/options.ts";
import { USUAL as REICH_OPTIONS } from "../../src/games/luftwaffe/data/options.ts";
import { TABLES as REICH } from "../../src/games/luftwaffe/data/own.ts";
import * as reich from "../../src/games/luftwaffe/rules/grammar/grammar.ts";
import { namesIn } from "../../src/games/luftwaffe/rules/orders/names.ts";
import { documentNamed, sectionOf } from "./documents.ts";

function pageOf(game: string) {
  return documentNamed(`docs/playing/${game}.md`);
}

/** The rows of a page's table of orders, each with its cells. */
function rowsOf(game: string): readonly (readonly string[])[] {
  const lines = sectionOf(pageOf(game), "Orders").split("\n");
  return lines.filter((line) => line.startsWith("| `")).map((line) => line.split(" | "));
}

/** Answers of the table; those that go on from another begin with dots. */
function answersOf(game: string): readonly string[] {
  return rowsOf(game).flatMap(([cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text).filter((text) => !text.startsWith("...")),
  );
}

function finder(ids: readonly string[]) {
  return (text: string) => ids.find((id) => id.toLowerCase() === text);
}

const BRITISH_NAMES = {
  type: finder(BRITAIN.types.map(({ id }) => id)),
  target: finder(allTargets(BRITAIN)),
  formation: finder(formationsIn(BRITAIN).map(({ id }) => id)),
};

/** How a game spells an answer; what it can't read, as it says so. */
type Spelled = (text: string) => unknown;

const GRAMMARS: readonly (readonly [string, Spelled])[] = [
  [
    "battle-of-britain",
    (text) => {
      const order = british.read(tokensOf(text), BRITISH_NAMES);
      return "misread" in order ? order : british.print(order);
    },
  ],
  [
    "down-in-flames",
    (text) => {
      const order = card.read(tokensOf(text), finder(DECK.cards.map(({ id }) => id)));
      return "misread" in order ? order : cardPrint.print(order);
    },
  ],
  [
    "luftwaffe",
    (text) => {
      // The streams of a sheet have names of their own, which stand for its units.
      const units = text.replace(/^8BG-1 (.*)/, "$1 91BG");
      const order = reich.read(tokensOf(units), namesIn(REICH));
      // How it is kept is settled by the position: here it is read and no more.
      return "misread" in order ? order : text;
    },
  ],
];

describe("the answers on a game's page", () => {
  it.each(GRAMMARS)("of %s are spelled as the game spells them", (game, spelled) => {
    const answers = answersOf(game);
    expect(answers.length).toBeGreaterThan(15);
    expect(answers.map(spelled)).toEqual(answers);
  });

  it("of the dogfight cost the SPEED that is told", () => {
    for (const [orders = "", , speeds = ""] of rowsOf("dogfight")) {
      const costs = [...orders.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => readDraft(text));
      expect(costs.map(({ fault, draft }) => fault ?? draft.cost)).toEqual(speeds.match(/\d/g)?.map(Number));
    }
  });

  it("of the Great War are moves where they begin with a speed", () => {
    const moves = answersOf("great-war").filter((text) => /^\d/.test(text));
    expect(moves.length).toBeGreaterThan(2);
    expect(moves.map((text) => readMove(text).fault)).toEqual(moves.map(() => null));
  });
});

describe("the options on a game's page", () => {
  it.each([
    ["dogfight", BY_THE_BOOK],
    ["great-war", WAR_OPTIONS],
    ["down-in-flames", CARD_OPTIONS],
    ["battle-of-britain", BRITISH_OPTIONS],
    ["luftwaffe", REICH_OPTIONS],
  ])("of %s are all there", (game, options) => {
    const { text } = pageOf(game);
    expect(Object.keys(options).filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
  });
});
