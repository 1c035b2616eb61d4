import { describe, expect, it } from "vitest";
import { dayOf, fullTime } from "../../../src/app/local-time.ts";
import { fileName } from "../../../src/app/share/file-name.ts";

const time = new Date(1940, 7, 5, 8, 3).getTime();

describe("what a saved match is called", () => {
  it("names the scenario and the day", () => {
    expect(dayOf(time)).toBe("1940-08-05");
    expect(fullTime(time)).toBe("1940-08-05 08:03");
    expect(fileName({ scenario: "duel", game: "dogfight" }, time)).toBe("tallyho-duel-1940-08-05.json");
    expect(fileName({ scenario: null, game: "dogfight" }, time)).toBe("tallyho-dogfight-1940-08-05.json");
    expect(fileName({ scenario: "../Étrange Nom", game: "x" }, time)).toBe(
      "tallyho-etrange-nom-1940-08-05.json",
    );
  });
});
