import { seededDice } from "../../../../core/dice/random.ts";
import { hexLabel, parseHexLabel } from "../../../../core/geometry/hex-map.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import type { Shown } from "../../../../face/editor.ts";
import { NO_OVERLAY } from "../../../../tabletop/overlay.ts";
import type { AircraftConfig, GunConfig, WholeConfig } from "../../data/config/config.ts";
import { SIDES } from "../../data/sides.ts";
import { isOnBoard } from "../../rules/setup/front.ts";
import { rowsOfTrench } from "../../rules/setup/whole-config.ts";
import { firstState } from "../../rules/state/first-state.ts";
import { viewOf } from "../../rules/view/view.ts";
import { matWords } from "../mat.ts";
import { overlayOf } from "../picture/overlay.ts";
import { tabletopOf } from "../picture/tabletop.ts";
import { configOf, tablesOf } from "./config-of.ts";
import type { Draft, DraftRow } from "./draft.ts";
import { altitudeOf, boardOf, facingOf, hexOfRow, typeOf } from "./edits.ts";

function aircraftOf(one: DraftRow, draft: Draft): AircraftConfig {
  const type = typeOf(draft, one) ?? tablesOf(draft).aircraft[0];
  return {
    id: one.key,
    side: SIDES[one.side],
    type: type?.id ?? "",
    hex: hexLabel(hexOfRow(draft, one)),
    facing: facingOf(one),
    altitude: altitudeOf(one),
    speed: type?.min ?? 1,
  };
}

function gunOf(one: DraftRow, draft: Draft): GunConfig {
  const kind = one.fields.kind === "AA" ? "AA" : "MG";
  return { id: one.key, side: SIDES[one.side], kind, hex: hexLabel(hexOfRow(draft, one)) };
}

/** The front of a draft as far as it can be drawn: none where a line is wrong. */
function frontOf(draft: Draft, columns: number, rows: number): WholeConfig["front"] {
  const { front } = configOf(draft);
  if (!front) return undefined;
  const lines = [front.german, front.allied].map((line) => rowsOfTrench(line, columns));
  const sound = lines.every(
    (line) => line.length === columns && line.every((row) => row >= 1 && row <= rows),
  );
  return sound ? front : undefined;
}

/** A set-up near the draft in which nothing is wrong: what can be drawn while something is. Ids are keys. */
function drawable(draft: Draft): WholeConfig {
  const { columns, rows } = boardOf(draft);
  const whole = configOf(draft);
  const front = frontOf(draft, columns, rows);
  const ground = { columns, rows, front: null };
  const onBoard = (label: string) => {
    const hex = parseHexLabel(label);
    return hex !== undefined && isOnBoard(ground, hex);
  };
  const targets = (whole.targets ?? []).flatMap(({ hexes = [], ...target }) => {
    const drawn = hexes.filter(onBoard);
    return drawn.length > 0 ? [{ ...target, hexes: drawn }] : [];
  });
  return {
    board: { columns, rows, ...(whole.board?.mat !== undefined && { mat: whole.board.mat }) },
    ...(front && { front }),
    ...(whole.tables && { tables: whole.tables }),
    ...(whole.types && { types: whole.types }),
    aircraft: draft.aircraft.map((one) => aircraftOf(one, draft)),
    guns: draft.guns.map((one) => gunOf(one, draft)),
    targets,
  };
}

/** Lays a draft on the table, whatever is wrong with it. */
export function shownOf(draft: Draft, say?: (phrase: Phrase) => string): Shown {
  const state = firstState(drawable(draft), seededDice("editor"));
  const view = viewOf(state, "umpire");
  const tabletop = tabletopOf(view, [], say && matWords(view.setup.mat, say));
  const labels = new Map([...draft.aircraft, ...draft.guns].map(({ key, fields }) => [key, fields.id ?? ""]));
  const pieces = tabletop.pieces.map((piece) => ({ ...piece, label: labels.get(piece.id) ?? piece.label }));
  return {
    tabletop: { ...tabletop, pieces },
    overlay: (selected) =>
      selected === null
        ? NO_OVERLAY
        : overlayOf(view, { selected, hovered: null, drafts: new Map(), shown: new Set(["fire"]) }),
  };
}
