import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterSeen } from "../../src/scene/root.ts";

class Page extends EventTarget {
  hidden = false;

  show(shown: boolean): void {
    this.hidden = !shown;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what waits for a page to be seen", () => {
  function waiting(hidden = false) {
    const page = new Page();
    page.hidden = hidden;
    const done = vi.fn();
    return { page, done, stop: afterSeen(page as unknown as Document, 4000, done) };
  }

  it("is called once the time has passed, and only once", () => {
    const { page, done } = waiting();
    vi.advanceTimersByTime(3999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledTimes(1);
    page.show(false);
    page.show(true);
    vi.advanceTimersByTime(10_000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("is not called while the page is hidden, and waits anew when it is shown", () => {
    const { page, done } = waiting();
    vi.advanceTimersByTime(3000);
    page.show(false);
    vi.advanceTimersByTime(3_600_000);
    page.show(true);
    vi.advanceTimersByTime(3999);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("begins when a page that was opened hidden is shown", () => {
    const { page, done } = waiting(true);
    vi.advanceTimersByTime(10_000);
    expect(done).not.toHaveBeenCalled();
    page.show(true);
    vi.advanceTimersByTime(4000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it("is never called when it is stopped", () => {
    const { page, done, stop } = waiting();
    stop();
    page.show(true);
    vi.advanceTimersByTime(10_000);
    expect(done).not.toHaveBeenCalled();
  });
});
