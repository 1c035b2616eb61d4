import { describe, expect, it } from "vitest";
import { MAX_NAME_LENGTH } from "../../../src/protocol/limits.ts";
import { COMMIT_NUMBER, some } from "../../extent.ts";
import { newStore, removeStores } from "../matches/club.ts";
import { SocketClub } from "./socket-club.ts";

removeStores();

/** Highest code point there is. */
const LAST = 0x10_ff_ff;
/** Halves of characters, which are none. */
const [FIRST_HALF, LAST_HALF] = [0xd8_00, 0xdf_ff];
/** Letters of each script that a name is made of. */
const LETTERS = 6;

/** Names of scripts as Unicode has them, of which this Node knows. */
const SCRIPTS = (
  "Adlam Ahom Arabic Armenian Avestan Balinese Bamum Batak Bengali Bopomofo Brahmi Buginese Canadian_Aboriginal " +
  "Carian Chakma Cham Cherokee Coptic Cuneiform Cypriot Cyrillic Deseret Devanagari Duployan Egyptian_Hieroglyphs Elbasan " +
  "Ethiopic Georgian Glagolitic Gothic Grantha Greek Gujarati Gurmukhi Han Hangul Hanunoo Hebrew Hiragana Javanese Kaithi " +
  "Kannada Katakana Kayah_Li Kharoshthi Khmer Khojki Lao Latin Lepcha Limbu Linear_A Linear_B Lisu Lycian Lydian Malayalam " +
  "Mandaic Meetei_Mayek Mongolian Myanmar New_Tai_Lue Nko Ogham Ol_Chiki Old_Italic Old_Persian Oriya Osage Osmanya " +
  "Phoenician Runic Samaritan Saurashtra Sharada Sinhala Sundanese Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le Tai_Tham " +
  "Tai_Viet Tamil Tangut Telugu Thaana Thai Tibetan Tifinagh Tirhuta Ugaritic Vai Yi Common"
).split(" ");

/** What stands beside letters in the texts of some, and between them. */
const MARKS = [
  "\u0301",
  "\u200d",
  "\u202e",
  "\u0000",
  "\ud83d",
  "\ufeff",
  "\u00a0",
  "\u2028",
  "\ue000",
  "<b>",
  '"',
  "\\",
];

/** Every character there is. */
function everyCharacter(): string {
  let all = "";
  for (let code = 0x20; code <= LAST; code++)
    if (code < FIRST_HALF || code > LAST_HALF) all += String.fromCodePoint(code);
  return all;
}

/** Letters of a script, other ones with each commit. */
function lettersOf(script: string, from: string): string {
  const all = from.match(new RegExp(`(?=\\p{L})\\p{Script=${script}}`, "gu")) ?? [];
  return Array.from({ length: LETTERS }, (_, nth) => all[(COMMIT_NUMBER + nth * 17) % all.length]).join("");
}

/** Texts that somebody may type as a name or as a code: of one script, and with what is no letter in it. */
function textsOf(letters: string): readonly string[] {
  const mixed = MARKS.flatMap((mark) => [letters + mark, mark + letters, [...letters].join(mark)]);
  return [letters, `  ${letters}\t `, letters.repeat(4), letters.repeat(5), letters.repeat(20), ...mixed];
}

describe("names and codes of every script", () => {
  it("are taken as they can be read, or refused in a sentence, and stand in no log", async () => {
    const every = everyCharacter();
    const club = await SocketClub.over(newStore());
    const { code } = await club.window().ask("host", { game: "dogfight", config: { scenario: "duel" } });
    const stranger = club.window();
    let player = club.window();
    const { secret } = await player.ask("join", { code, seat: "red", name: "Ann" });
    for (const script of some(SCRIPTS, 16)) {
      const letters = lettersOf(script, every);
      expect(letters, script).not.toBe("");
      player = club.window();
      for (const [place, name] of textsOf(letters).entries()) {
        club.now += 5000;
        const joined = await player.reply("join", { code, seat: "red", name, secret });
        if (place === 0) expect(joined.ok, `${script} ${name}`).toBe(true);
        if (joined.ok) {
          const shown = joined.table.seats.find(({ id }) => id === "red")?.name ?? "";
          // Half a character can't be sent.
          expect(shown).toBe(String(Buffer.from(name)).normalize("NFC").replace(/\s+/g, " ").trim());
          expect([...shown].length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
          expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u);
        } else expect(joined).toMatchObject({ text: expect.stringMatching(/^[A-Z].*\.$/) });
        const looked = await stranger.reply("look", { code: name });
        expect(looked).toMatchObject({ ok: false, text: expect.stringMatching(/^[A-Z].*\.$/) });
        expect(club.house.logged.lines.join("")).not.toContain(letters);
      }
    }
    expect(club.troubles).toEqual([]);
    await club.close();
  });
});
