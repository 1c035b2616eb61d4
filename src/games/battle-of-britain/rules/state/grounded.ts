import { FUEL } from "../../data/figures.ts";

/** A geschwader that has not flown yet. */
export const AT_HOME = {
  fuel: FUEL,
  flown: false,
  moved: false,
  contact: null,
  target: null,
  bombed: false,
  fought: false,
  entered: false,
  attempted: false,
} as const;

/** A wing that has not taken off yet. */
export const AT_STATION = {
  square: null,
  patrol: false,
  used: false,
  missed: false,
  met: false,
  partner: null,
} as const;
