// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { loadRoom } from "../../../src/app/catalogues.ts";
import { FacingKeys } from "../../../src/app/games/great-war/FacingKeys.tsx";
import { speak } from "../../../src/app/words.ts";
import type { EndFacing } from "../../../src/games/great-war/face/picture/dragging.ts";
import { mounted } from "../mounted.ts";

const show = mounted();

beforeEach(async () => {
  await speak("en");
  await loadRoom("games/great-war", "en");
});

/** Six facings, of which a move may end in some; it ends in the first. */
function facings(able: readonly number[]): readonly EndFacing[] {
  return ([0, 1, 2, 3, 4, 5] as const).map((facing) => ({
    facing,
    draft: able.includes(facing) ? `F${facing}` : undefined,
    current: facing === 0,
  }));
}

async function shown(able: readonly number[], turned = false) {
  const picked: string[] = [];
  const keys = <FacingKeys facings={facings(able)} turned={turned} onPick={(draft) => picked.push(draft)} />;
  await show(keys);
  return { picked, buttons: [...document.querySelectorAll("button")] };
}

describe("the keys for where the nose points at the end", () => {
  test("are none where no move ends in the hex", async () => {
    expect((await shown([])).buttons).toEqual([]);
  });

  test.each([[[0, 1, 2, 3, 4, 5]], [[0, 2, 3]], [[4]]])(
    "can be pressed where a move ends so: %j",
    async (able) => {
      const { picked, buttons } = await shown(able);
      const off = [1, 2, 3, 4, 5].filter((facing) => !able.includes(facing));
      expect(buttons.flatMap(({ disabled }, at) => (disabled ? [at] : []))).toEqual(off);
      for (const button of buttons) button.click();
      expect(picked).toEqual(able.map((facing) => `F${facing}`));
    },
  );

  test("say the hour and which one holds, and point as the table is looked at", async () => {
    const all = [0, 1, 2, 3, 4, 5];
    const { buttons } = await shown(all);
    expect(buttons.map((one) => one.getAttribute("aria-label"))).toEqual(
      [12, 2, 4, 6, 8, 10].map((hour) => `${hour} o'clock`),
    );
    expect(buttons.map((one) => one.getAttribute("aria-pressed"))).toEqual(
      all.map((at) => (at === 0 ? "true" : "false")),
    );
    const pointing = () => buttons.map((one) => one.querySelector("span")?.style.transform);
    expect(pointing()).toEqual(all.map((at) => `rotate(${at * 60}deg)`));
    await shown(all, true);
    expect(pointing()).toEqual(all.map((at) => `rotate(${at * 60 + 180}deg)`));
  });
});
