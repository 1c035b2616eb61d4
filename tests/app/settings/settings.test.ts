import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_SETTINGS,
  preferredLanguage,
  readSettings,
} from "../../../src/app/settings/kept-settings.ts";
import { motionReduced } from "../../../src/app/settings/reduced.ts";

describe("settings from storage", () => {
  it("are the defaults when nothing or no JSON is kept", () => {
    expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
    expect(readSettings("{")).toEqual(DEFAULT_SETTINGS);
    expect(readSettings("null")).toEqual(DEFAULT_SETTINGS);
    expect(readSettings("[1]")).toEqual(DEFAULT_SETTINGS);
  });

  it("keep what is whole and replace what is spoilt", () => {
    const kept = {
      language: "xx",
      motion: 3,
      table3d: false,
      shadows: "yes",
      units: "centimetres",
      unknown: 1,
    };
    expect(readSettings(JSON.stringify(kept))).toEqual({
      ...DEFAULT_SETTINGS,
      language: undefined,
      table3d: false,
      units: "centimetres",
    });
  });

  it("keep which keys were changed, and drop what is no list of them", () => {
    expect(readSettings('{"letterKeys":false,"keys":{"tape":"y"}}')).toEqual({
      ...DEFAULT_SETTINGS,
      letterKeys: false,
      keys: { tape: "y" },
    });
    expect(readSettings('{"letterKeys":1,"keys":"y"}')).toEqual(DEFAULT_SETTINGS);
  });

  it("are whole whatever is kept", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const settings = readSettings(text);
        expect(typeof settings.table3d).toBe("boolean");
        expect(["system", "full", "reduced"]).toContain(settings.motion);
      }),
    );
  });
});

describe("the first language", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["fr", "de"], "de"],
    [["fr-FR"], "en"],
    [[], "en"],
    [["EN-us"], "en"],
  ] as const)("of %j is %s", (wished, language) => {
    expect(preferredLanguage(wished)).toBe(language);
  });
});

describe("motion", () => {
  it("follows the system unless the setting says otherwise", () => {
    expect(motionReduced({ motion: "system", ear: false }, true)).toBe(true);
    expect(motionReduced({ motion: "system", ear: false }, false)).toBe(false);
    expect(motionReduced({ motion: "full", ear: false }, true)).toBe(false);
    expect(motionReduced({ motion: "reduced", ear: false }, false)).toBe(true);
    expect(motionReduced({ motion: "full", ear: true }, false)).toBe(true);
  });
});
