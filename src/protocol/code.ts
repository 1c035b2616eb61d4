import { z } from "zod/mini";
import { CODE_LENGTH, HANDOVER_LENGTH } from "./limits.ts";
import { readCode } from "./read-code.ts";

/** Letters of codes: none that is taken for another when it is read across a room. */
export const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ";

const LETTERS = new RegExp(`^[${CODE_LETTERS}]+$`);

const codeOf = (letters: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(4 * letters)), z.transform(readCode)),
    z.string().check(z.length(letters), z.regex(LETTERS)),
  );

/** The code of a table. */
export const tableCode = codeOf(CODE_LENGTH);
/** The code of a seat that is handed on. */
export const handoverCode = codeOf(HANDOVER_LENGTH);
