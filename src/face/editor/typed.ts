import { z } from "zod/mini";
import type { FieldValue } from "../editor.ts";
import { numberOf } from "../figures.ts";

/** Fields by the path at which a set-up has them, each as it was typed: `type`, `leader.quality`. */
export const fieldsSchema = z.record(z.string(), z.string());
export type Fields = Readonly<Record<string, string>>;

/** Switches are kept as these. */
export const ON = "on";
export const OFF = "off";

/** What stands for a text that is no number: no figure of a set-up may be it, so that the check refuses it. */
export const NO_NUMBER = -1;

export function typed(fields: Fields, name: string): string {
  return (fields[name] ?? "").trim();
}

/** The number that was typed; undefined for an empty field. */
export function figure(fields: Fields, name: string): number | undefined {
  const text = typed(fields, name);
  const number = numberOf(text);
  if (text === "") return undefined;
  return Number.isNaN(number) ? NO_NUMBER : number;
}

/** A switch that is left out when it is off. */
export function flag(fields: Fields, name: string): true | undefined {
  return fields[name] === ON ? true : undefined;
}

/** A switch that is left out only when it was never turned. */
export function turned(fields: Fields, name: string): boolean | undefined {
  const text = fields[name];
  return text === ON ? true : text === OFF ? false : undefined;
}

export function oneOf<Choice extends string>(
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((one) => one === text);
}

/** An object without the fields that are left out. */
export function given<T extends object>(fields: { readonly [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function asTyped(value: unknown): string {
  if (typeof value === "boolean") return value ? ON : OFF;
  return String(value);
}

/** The fields of an object by their paths, as they are typed. */
export function fieldsOf(value: object, path = ""): Fields {
  const found: Record<string, string> = {};
  for (const [name, inner] of Object.entries(value)) {
    const at = path === "" ? name : `${path}.${name}`;
    if (inner === undefined) continue;
    if (typeof inner === "object") Object.assign(found, fieldsOf(inner, at));
    else found[at] = asTyped(inner);
  }
  return found;
}

/** What a field was set to, as it is kept. */
export function written(value: FieldValue): string {
  return typeof value === "boolean" ? asTyped(value) : typeof value === "string" ? value : "";
}
