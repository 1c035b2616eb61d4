import type { ComponentType } from "react";
import type { Tools } from "../../src/app/context/tools.ts";
import { offersOf } from "../../src/app/face/table/asking.ts";
import { promptsAtScreen } from "../../src/app/session/selectors.ts";
import { now } from "../../src/core/match/match.ts";
import type { When } from "../matches/sitting.ts";
import { after, asked } from "../matches/when.ts";
import type { FaceState, Part } from "../part.ts";

async function answers(): Promise<ComponentType> {
  const { Answers } = await import("../../src/app/face/table/Answers.tsx");
  return Answers;
}

/** Whoever is asked at that moment, where he answers. */
function asks(match: string, when?: When, first?: FaceState["first"]): FaceState {
  return { sitting: { match, ...(when && { when }) }, part: answers, onPaper: true, ...(first && { first }) };
}

/** Writes an answer, and hands it in: it stays where it is refused. */
function gives(text: string) {
  return ({ store }: Tools) => {
    const { open, viewer, setDraft } = store.getState();
    for (const { id, seat } of now(open.match).prompts) if (seat === viewer) setDraft(id, text);
  };
}

/** Gives the answer from now on that may be given without being asked. */
function stands({ store }: Tools): void {
  const state = store.getState();
  const offers = promptsAtScreen(state).flatMap((prompt) => offersOf(state, prompt));
  const found = offers.find(({ standing }) => standing !== undefined)?.standing;
  if (found !== undefined) state.stand([found], []);
}

const OF_THE_FACE = "src/app/face/table";
const ofTheTable = (...names: readonly string[]) => names.map((name) => `${OF_THE_FACE}/${name}.tsx`);
const PADS = ["Pads", "PadHead", "Forecasts"].map((name) => `src/app/face/pads/${name}.tsx`);

/** How each kind of question is put, where it is answered. */
export const ANSWERS: readonly Part[] = [
  {
    id: "pads",
    group: "Face",
    files: [...PADS, "src/app/games/dogfight/OrderPads.tsx", "src/app/games/great-war/MovePads.tsx"],
    states: {
      dogfight: asks("duel", undefined, gives("2L1")),
      "great war": asks("great-war-duel"),
    },
  },
  {
    id: "refusals",
    group: "Face",
    files: ["src/app/face/Refusal.tsx", "src/app/face/Cited.tsx"],
    states: {
      dogfight: asks("duel", undefined, gives("9L9")),
      "great war": asks("great-war-duel", undefined, gives("7: F9")),
    },
  },
  {
    id: "lines",
    group: "Face",
    files: [
      ...ofTheTable("Answers", "Questions", "Question", "AnswerLine"),
      "src/app/face/told/ToldOffers.tsx",
    ],
    states: { fire: asks("duel", asked("line", "fire")) },
  },
  {
    id: "choices",
    group: "Face",
    files: ofTheTable("OfferButton", "Figures"),
    states: {
      "battle of britain": asks("britain-raid", asked("choice", "sevens")),
      gruppen: asks("britain-raid", asked("choice", "gruppen")),
      altitude: asks("cards-kent", asked("choice", "altitude")),
      bids: asks("cards-guadalcanal", asked("choice", "bids")),
      reply: asks("reich-basic", asked("choice", "reply")),
    },
  },
  {
    id: "hands",
    group: "Face",
    files: ofTheTable("Hand"),
    states: {
      leader: asks("cards-kent", asked("hand", "leader")),
      respond: asks("cards-kent", asked("hand", "respond")),
      mission: asks("britain-raid", asked("hand", "mission")),
    },
  },
  {
    id: "map questions",
    group: "Face",
    files: [],
    states: {
      raid: asks("britain-raid", asked("map", "german-move")),
      scramble: asks("britain-raid", asked("map", "scramble")),
      reich: asks("reich-basic", asked("map", "german-move")),
    },
  },
  {
    id: "assignments",
    group: "Face",
    files: ofTheTable("Assign"),
    states: { roster: asks("great-war-bloody-april") },
  },
  {
    id: "forms",
    group: "Face",
    files: ofTheTable("Form", "FormEntries", "FormLine"),
    states: {
      sheet: asks("reich-basic", asked("form", "sheet")),
      bases: asks("reich-basic", asked("form", "bases")),
      missions: asks("reich-basic", asked("form", "missions")),
    },
  },
  {
    id: "standing answers",
    group: "Face",
    files: ofTheTable("StandingList", "StandingAnswers"),
    states: {
      given: asks("britain-raid", asked("choice", "sevens"), stands),
    },
  },
  {
    id: "strips",
    group: "Face",
    files: ofTheTable("StripRow"),
    states: Object.fromEntries(
      Object.entries({
        dogfight: "duel",
        britain: "britain-raid",
        reich: "reich-basic",
        cards: "cards-kent",
      }).map(([name, match]): [string, FaceState] => [
        name,
        {
          sitting: { match, when: after(4) },
          part: async () => (await import("./face/of-match.tsx")).Strip,
        },
      ]),
    ),
  },
];
