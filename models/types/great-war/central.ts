import type { AircraftType } from "../../kit/type.ts";
import { albatrosCIII } from "./albatros-c-iii.ts";
import { albatrosDII } from "./albatros-d-ii.ts";
import { albatrosDIII, albatrosDIIIRed } from "./albatros-d-iii.ts";
import { albatrosDV, albatrosDVBlack } from "./albatros-d-v.ts";
import { fokkerDVII, fokkerDVIIWhite } from "./fokker-d-vii.ts";
import { fokkerDVIII } from "./fokker-d-viii.ts";
import { fokkerDrI, fokkerDrIRed } from "./fokker-dr-i.ts";
import { fokkerEIII } from "./fokker-e-iii.ts";
import { gothaGV } from "./gotha-g-v.ts";
import { halberstadtCLII } from "./halberstadt-cl-ii.ts";
import { halberstadtDII } from "./halberstadt-d-ii.ts";
import { hannoverCLIII } from "./hannover-cl-iii.ts";
import { hansaBrandenburgCI } from "./hansa-brandenburg-c-i.ts";
import { pfalzDIIIa } from "./pfalz-d-iiia.ts";
import { rolandCII } from "./roland-c-ii.ts";
import { rumplerCIV } from "./rumpler-c-iv.ts";
import { sswDIV } from "./ssw-d-iv.ts";

/** Miniatures of the Central Powers in the Great War. */
export const CENTRAL: readonly AircraftType[] = [
  fokkerEIII,
  halberstadtDII,
  albatrosDII,
  albatrosDIII,
  albatrosDIIIRed,
  albatrosDV,
  albatrosDVBlack,
  pfalzDIIIa,
  fokkerDrI,
  fokkerDrIRed,
  fokkerDVII,
  fokkerDVIIWhite,
  fokkerDVIII,
  sswDIV,
  albatrosCIII,
  rolandCII,
  hansaBrandenburgCI,
  rumplerCIV,
  halberstadtCLII,
  hannoverCLIII,
  gothaGV,
];
