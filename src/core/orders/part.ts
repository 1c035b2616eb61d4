import type { Reader } from "./reader.ts";

export type Words = (string | number)[];

/** A part of an answer: how it is read, word after word, and how it is written. */
export interface Part<Value> {
  /** Whether the next word can be its first. */
  begins(reader: Reader): boolean;
  read(reader: Reader): Value;
  /** Puts its words behind those that are there. */
  write(value: Value, words: Words): void;
}

/** A word that names something; what is misread where it names nothing. */
export function noun<Name extends string = string>(name: string, misread = name): Part<Name> {
  return {
    begins: (reader) => reader.is(name),
    read: (reader) => reader.name(name, misread) as Name,
    write: (value, words) => void words.push(value),
  };
}

/** A figure, as the vocabulary's `number` finds one. */
export const number: Part<number> = {
  begins: (reader) => reader.is("number"),
  read: (reader) => Number(reader.name("number")),
  write: (value, words) => void words.push(value),
};

/** One of some words that are written as they are. */
export function anyOf<Word extends string>(all: readonly Word[]): Part<Word> {
  return {
    begins: (reader) => all.some((word) => word === reader.text),
    read(reader) {
      const found = all.find((word) => reader.takes(word));
      if (found === undefined) throw reader.wrong();
      return found;
    },
    write: (value, words) => void words.push(value),
  };
}

/** A word that may be there or not. */
export function flag(word: string): Part<boolean> {
  return {
    begins: (reader) => reader.text === word,
    read: (reader) => reader.takes(word),
    write: (value, words) => void (value && words.push(word)),
  };
}

/** A part behind a word that must be there. */
export function after<Value>(word: string, part: Part<Value>): Part<Value> {
  return {
    begins: (reader) => reader.text === word,
    read(reader) {
      if (!reader.takes(word)) throw reader.wrong();
      return part.read(reader);
    },
    write(value, words) {
      words.push(word);
      part.write(value, words);
    },
  };
}

function writeAll<Item>(part: Part<Item>): Part<readonly Item[]>["write"] {
  return (values, words) => {
    for (const value of values) part.write(value, words);
  };
}

/** One or more, as far as there are any. */
export function some<Item>(part: Part<Item>): Part<readonly Item[]> {
  return {
    begins: (reader) => part.begins(reader),
    read(reader) {
      const found = [part.read(reader)];
      while (part.begins(reader)) found.push(part.read(reader));
      return found;
    },
    write: writeAll(part),
  };
}

/** One or more to the end of the answer, or to a word. */
export function toEnd<Item>(part: Part<Item>, word?: string): Part<readonly Item[]> {
  return {
    begins: (reader) => part.begins(reader),
    read(reader) {
      const found = [part.read(reader)];
      while (!reader.done && reader.text !== word) found.push(part.read(reader));
      return found;
    },
    write: writeAll(part),
  };
}

/** A list behind a word; an empty one where the word is not there. */
export function section<Item>(word: string, list: Part<readonly Item[]>): Part<readonly Item[]> {
  const whole = after(word, list);
  return {
    begins: whole.begins,
    read: (reader) => (whole.begins(reader) ? whole.read(reader) : []),
    write(values, words) {
      if (values.length > 0) whole.write(values, words);
    },
  };
}

/** A list, or `none` for an empty one. */
export function orNone<Item>(list: Part<readonly Item[]>): Part<readonly Item[]> {
  return {
    begins: (reader) => reader.text === "none" || list.begins(reader),
    read: (reader) => (reader.takes("none") ? [] : list.read(reader)),
    write: (values, words) => (values.length > 0 ? list.write(values, words) : void words.push("none")),
  };
}

type Fields<All> = { readonly [Name in keyof All]: Part<All[Name]> };

/** Parts one after the other, by name. */
export function fields<All extends object>(parts: Fields<All>): Part<Readonly<All>> {
  const names = Object.keys(parts) as (keyof All)[];
  const [first] = names;
  return {
    begins: (reader) => first !== undefined && parts[first].begins(reader),
    read(reader) {
      const found: Partial<All> = {};
      for (const name of names) found[name] = parts[name].read(reader);
      return found as All;
    },
    write(value, words) {
      for (const name of names) parts[name].write(value[name], words);
    },
  };
}
