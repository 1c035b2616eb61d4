import { ahead, NUMERALS, type Numeral } from "../../../../core/geometry/clock.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Chosen, Setting, Trial, Tried } from "../../../../face/book.ts";
import { isTypeId, TYPES, type TypeId } from "../../data/types.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { fly } from "../../rules/move/fly.ts";
import { parse } from "../../rules/orders/orders.ts";
import { rosterOf } from "../../rules/state/roster.ts";
import type { View } from "../../rules/view/view.ts";
import { arcsOf, ghostOf, sightLineOf } from "../overlay.ts";
import { drawn } from "../tabletop.ts";
import { exampleBoard, MIDDLE, ruledOn } from "./board.ts";
import { around, position } from "./figures.ts";
import { phrase } from "./phrase.ts";

const TYPE: Setting = {
  kind: "choice",
  id: "type",
  label: phrase("trial.type"),
  choices: Object.entries(TYPES).map(([id, { name }]) => ({ id, label: name })),
};

function typeIn({ type = "" }: Chosen): TypeId {
  return isTypeId(type) ? type : "spitfire-ia";
}

/** The example's table: the aircraft as its last turn left it. */
function boardAfter(type: TypeId, speed: number, turned: boolean): View {
  const view = exampleBoard([
    { id: "R1", type, speed },
    { id: "B1", type: "bf-109e-3", side: "blue", x: 1, y: 1 },
  ]);
  return { ...view, aircraft: view.aircraft.map((one) => ({ ...one, turned })) };
}

/** Where a legal order ends, in words. */
function flown(view: View, order: Order) {
  const [one] = view.aircraft;
  if (!one || order.kind !== "move") return [];
  const end = fly(one, order, view.setup.table);
  const { x, y } = drawn(end, 0);
  const values = { order: order.text, speed: order.speed, aside: x - MIDDLE, ahead: y - MIDDLE };
  return [phrase("trial.flown", { ...values, heading: end.heading })];
}

function orderTried(wanted: Chosen, line: string): Tried {
  const type = typeIn(wanted);
  const { engine, name } = TYPES[type];
  const speed = Math.min(Number(wanted.last), engine);
  const turned = wanted.turned === "true";
  const view = boardAfter(type, speed, turned);
  const read = parse(line, itemAt(rosterOf(view.setup).orderPrompts, 0), view);
  const ghost = ghostOf(view, "R1", line, read);
  const speeds = Array.from({ length: engine }, (_, at) => (at + 1).toString());
  const frame = { left: MIDDLE - 8, right: MIDDLE + 8, near: MIDDLE - 4, far: MIDDLE + 11 };
  const label = phrase("trial.path", { title: name, order: line });
  return {
    settings: [
      TYPE,
      {
        kind: "choice",
        id: "last",
        label: phrase("trial.last"),
        choices: speeds.map((id) => ({ id, label: id })),
      },
      { kind: "switch", id: "turned", label: phrase("trial.turned") },
    ],
    chosen: { type, last: speed.toString(), turned: turned.toString() },
    drawing: position(label, view, { ghosts: ghost ? [{ ...ghost, arcs: [] }] : [] }, { frame, width: 20 }),
    ruling: read.ok ? { ok: true, value: flown(view, read.value) } : read,
  };
}

/** An order to be typed, judged and flown as on the table. */
export const ORDER: Trial = {
  start: { type: "spitfire-ia", last: "3", turned: "false" },
  line: { label: phrase("trial.orders"), example: phrase("trial.example"), text: "2L1" },
  of: orderTried,
};

/** A place that many inches away along an hour, on the quarter inches on which a set-up stands. */
function spotAt(hour: Numeral, range: number): { readonly x: number; readonly y: number } {
  const at = ahead({ xp: 0, xq: 0, yp: 0, yq: 0 }, hour, range / 2);
  const { x, y } = drawn({ at, heading: hour }, 0);
  const snap = (inches: number) => MIDDLE + Math.round(inches * 4) / 4;
  return { x: snap(x), y: snap(y) };
}

/** Inches. */
const FARTHEST = 14;

function shotTried(wanted: Chosen): Tried {
  const type = typeIn(wanted);
  const { place = "12", range = "6" } = wanted;
  const hour = NUMERALS[Number(place) - 1] ?? 12;
  const inches = Number(range);
  const view = exampleBoard([
    { id: "R1", type },
    { id: "B1", type: "bf-109e-3", side: "blue", heading: 6, ...spotAt(hour, inches) },
  ]);
  const line = sightLineOf(view, "R1", "B1");
  const overlay = { arcs: arcsOf(view, "R1"), sightLines: line ? [line] : [] };
  const label = phrase("trial.shot", { title: TYPES[type].name });
  return {
    settings: [
      TYPE,
      {
        kind: "figure",
        id: "place",
        label: phrase("trial.bearing"),
        range: [1, 12],
        told: phrase("trial.clock", { hour }),
      },
      {
        kind: "figure",
        id: "range",
        label: phrase("trial.distance"),
        range: [1, FARTHEST],
        told: phrase("trial.inches", { inches }),
      },
    ],
    chosen: { type, place, range },
    drawing: position(label, view, overlay, { frame: around(FARTHEST + 2), width: 20 }),
    ruling: { ok: true, value: [ruledOn(view, "R1", "B1")] },
  };
}

/** A target to be moved round an aircraft: which weapon bears, what the die must show, or why not. */
export const SHOT: Trial = { start: { type: "spitfire-ia", place: "12", range: "6" }, of: shotTried };
