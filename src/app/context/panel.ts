import type { ComponentType, RefObject } from "react";
import type { Prompt } from "../../core/game.ts";
import type { TableState } from "../session/session.ts";
import type { Typing } from "./typing.ts";

/** What a game's own part of the table page is handed: the open prompts of one kind, and the view of who answers. */
export interface AnswerProps {
  readonly state: TableState;
  readonly view: unknown;
  readonly prompts: readonly Prompt[];
  /** What is typed on from question to question. */
  readonly typing: RefObject<Typing>;
}

/** What a game brings to the table page beside its face: what data can't say. */
export interface GamePanel {
  /** Where prompts of a kind are answered by a hand of their own: an order pad, a move editor. */
  readonly answers: Readonly<Record<string, ComponentType<AnswerProps>>>;
}

/** The panel of a game that is answered on the house's questions alone. */
export const NO_PANEL: GamePanel = { answers: {} };
