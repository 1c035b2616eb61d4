import catalogue from "../../../models/catalogue.json";
import type { Piece, PieceKind } from "../../tabletop/tabletop.ts";

/** A miniature: what it is, how large the real one was, in metres, and how many times smaller it is. */
export interface Listed {
  /** Folder of models and name in it: `dogfight/spitfire-ia`. */
  readonly model: string;
  readonly title: string;
  readonly source: string;
  readonly span: number;
  readonly length: number;
  readonly scale: number;
}

function nameOf({ title }: Listed): string {
  return title.toLowerCase();
}

/** Every miniature, by name. */
export const LISTED: readonly Listed[] = catalogue.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));

export const WARS = ["great-war", "second-war", "stand-ins"] as const;
export type War = (typeof WARS)[number];

/** Folders that are not of the second war. */
const OTHERS: Readonly<Record<string, War>> = { "great-war": "great-war", generic: "stand-ins" };

export function warOf({ model }: Pick<Listed, "model">): War {
  return OTHERS[model.slice(0, model.indexOf("/"))] ?? "second-war";
}

export function findListed(model: string): Listed | undefined {
  return LISTED.find((one) => one.model === model);
}

/** A text as it is compared: without accents, signs and case. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether each word that is looked for is somewhere in a name. */
export function isFound(name: string, wanted: string): boolean {
  const inName = plain(name);
  return wanted.split(/\s+/).every((word) => inName.includes(plain(word)));
}

/** How what a model stands for stands: balloons on a cable, guns and winches on the ground. */
function kindOf(model: string): PieceKind | undefined {
  if (/\/balloon-/.test(model)) return "balloon";
  return /\/(gun-|winch)/.test(model) ? "gun" : undefined;
}

/** What of a piece says how its miniature looks. */
export type Shown = Pick<Piece, "model" | "kind" | "look">;

/** A miniature of the list as it is shown. */
export function shownOf(model: string): Shown {
  const kind = kindOf(model);
  return { model, ...(kind && { kind }) };
}

/** A miniature as a piece that stands on nobody's table. */
export function pieceOf({ model, kind, look }: Shown, title: string): Piece {
  return {
    id: "hangar",
    label: "",
    title,
    model,
    ...(kind && { kind }),
    ...(look && { look }),
    ...{ x: 0, y: 0, heading: 0, level: 1, side: 0, status: "flying" },
  };
}
