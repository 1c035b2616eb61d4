import type { Page } from "@playwright/test";
import { settled } from "./settled.ts";

/** Counts what is drawn on the page's canvases. */
interface Counters {
  calls: number;
  frames: number;
  /** When something was last drawn, on the page's clock in milliseconds. */
  last: number;
  /** Draw calls of each frame that drew anything. */
  perFrame: number[];
}

/** Milliseconds for which a table that rests draws nothing. */
const QUIET = 2500;

declare global {
  var drawn: Counters | undefined;
}

/** Looks over the page's shoulder at every draw call, from before it loads. */
export async function watchDrawing(page: Page) {
  await page.addInitScript(() => {
    const counters: Counters = { calls: 0, frames: 0, last: 0, perFrame: [] };
    globalThis.drawn = counters;
    const context = WebGL2RenderingContext.prototype;
    const count = () => {
      if (counters.calls === 0) requestAnimationFrame(note);
      counters.calls += 1;
      counters.last = performance.now();
    };
    const note = () => {
      counters.frames += 1;
      counters.perFrame.push(counters.calls);
      counters.calls = 0;
    };
    const { drawArrays, drawElements, drawArraysInstanced, drawElementsInstanced } = context;
    context.drawArrays = function (...given) {
      count();
      drawArrays.apply(this, given);
    };
    context.drawElements = function (...given) {
      count();
      drawElements.apply(this, given);
    };
    context.drawArraysInstanced = function (...given) {
      count();
      drawArraysInstanced.apply(this, given);
    };
    context.drawElementsInstanced = function (...given) {
      count();
      drawElementsInstanced.apply(this, given);
    };
  });
  const forget = () =>
    page.evaluate(() => {
      if (globalThis.drawn) Object.assign(globalThis.drawn, { frames: 0, perFrame: [] });
    });
  const frames = () => page.evaluate(() => globalThis.drawn?.frames ?? 0);
  return {
    /** Begins to count anew: before another table is laid out. */
    forget,
    /** Frames drawn so far. */
    frames,
    /** Waits for two seconds and a half without a single frame: fails on a table that draws while nothing moves. */
    async still() {
      await settled(page);
      await page.waitForFunction(
        (quiet) => {
          const { frames = 0, last = 0 } = globalThis.drawn ?? {};
          return frames > 0 && performance.now() - last >= quiet;
        },
        QUIET,
        { polling: 100, timeout: 120_000 },
      );
    },
    /** Most draw calls of some frames, shadows and all, that are drawn because the camera moves. */
    async mostCallsAFrame() {
      await forget();
      const table = await page.locator("canvas").first().boundingBox();
      if (!table) throw new Error("there is no table to look at");
      await page.mouse.move(table.x + table.width / 2, table.y + table.height / 2);
      const calls = () => page.evaluate(() => globalThis.drawn?.perFrame ?? []);
      for (let tries = 0; tries < 40 && (await calls()).length < 6; tries++) {
        await page.mouse.wheel(0, tries % 2 === 0 ? 120 : -120);
        await page.waitForTimeout(300);
      }
      return Math.max(0, ...(await calls()));
    },
  };
}
