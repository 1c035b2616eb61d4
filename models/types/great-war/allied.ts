import type { AircraftType } from "../../kit/type.ts";
import { be2c } from "./be-2c.ts";
import { bristolF2a } from "./bristol-f2a.ts";
import { bristolF2b } from "./bristol-f2b.ts";
import { dh2 } from "./dh-2.ts";
import { dh4 } from "./dh-4.ts";
import { farmanF40 } from "./farman-f-40.ts";
import { fe2b } from "./fe-2b.ts";
import { fk8 } from "./fk-8.ts";
import { handleyPageO400 } from "./handley-page-o-400.ts";
import { nieuport11 } from "./nieuport-11.ts";
import { nieuport12 } from "./nieuport-12.ts";
import { nieuport17, nieuport17Ball } from "./nieuport-17.ts";
import { nieuport24 } from "./nieuport-24.ts";
import { nieuport28 } from "./nieuport-28.ts";
import { re8 } from "./re-8.ts";
import { se5a } from "./se-5a.ts";
import { sopwithCamel } from "./sopwith-camel.ts";
import { sopwithPup } from "./sopwith-pup.ts";
import { sopwithStrutter } from "./sopwith-strutter.ts";
import { sopwithTriplane, sopwithTriplaneBlack } from "./sopwith-triplane.ts";
import { spadVii } from "./spad-vii.ts";
import { spadViiStork } from "./spad-vii-stork.ts";
import { spadXi } from "./spad-xi.ts";
import { spadXiii } from "./spad-xiii.ts";
import { vickersFb5 } from "./vickers-fb-5.ts";

/** Miniatures of the Allies in the Great War. */
export const ALLIED: readonly AircraftType[] = [
  dh2,
  nieuport11,
  nieuport12,
  nieuport17,
  nieuport17Ball,
  nieuport24,
  nieuport28,
  sopwithPup,
  sopwithTriplane,
  sopwithTriplaneBlack,
  sopwithCamel,
  spadVii,
  spadViiStork,
  spadXiii,
  se5a,
  vickersFb5,
  fe2b,
  farmanF40,
  be2c,
  re8,
  sopwithStrutter,
  fk8,
  bristolF2a,
  bristolF2b,
  dh4,
  spadXi,
  handleyPageO400,
];
