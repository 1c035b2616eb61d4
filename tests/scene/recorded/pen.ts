import { vi } from "vitest";
import { stubPage } from "../bare-table.ts";
import { digest, figure, rounded } from "./figures.ts";

/** One number for a text: another text, another number. */
function sumOf(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return (sum >>> 0).toString(16).padStart(8, "0");
}

function word(value: unknown): string {
  if (typeof value === "number") return figure(value);
  if (value instanceof Pixels) return digest(value.data);
  if (value instanceof Canvas) return `<${value.told()}>`;
  if (value instanceof Recorded) return `<${value.marks.join(" ")}>`;
  return typeof value === "string" ? rounded(value) : Array.isArray(value) ? value.map(word).join(",") : "";
}

/** What keeps everything that is done to it: calls with what they are given, and what is set. */
class Recorded {
  readonly marks: string[] = [];
}

/** A picture of so many pixels. */
class Pixels {
  readonly data: Uint8ClampedArray;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Uint8ClampedArray(4 * width * height);
  }
}

/** Answers that a pen gives: each letter is ten pixels wide. */
const ANSWERS: Readonly<Record<string, (...given: readonly unknown[]) => unknown>> = {
  measureText: (text) => ({ width: String(text).length * 10 }),
  getTransform: () => new Proxy({}, { get: () => 0 }),
  getImageData: (_x, _y, width, height) => new Pixels(Number(width), Number(height)),
  createImageData: (width, height) => new Pixels(Number(width), Number(height)),
  createRadialGradient: (...given) => recorder(`radial ${given.map(word).join(" ")}`),
  createLinearGradient: (...given) => recorder(`linear ${given.map(word).join(" ")}`),
  createPattern: () => recorder("pattern"),
};

/** A pen or a path that draws nowhere and keeps what it was told. */
function recorder(begin?: string): Recorded {
  const made = new Recorded();
  if (begin) made.marks.push(begin);
  return new Proxy(made, {
    get: (known, name) => {
      if (name in known) return Reflect.get(known, name);
      if (typeof name !== "string") return undefined;
      return (...given: readonly unknown[]) => {
        const answer = ANSWERS[name]?.(...given);
        // What only asks leaves no mark.
        if (answer === undefined || answer instanceof Recorded)
          known.marks.push([name, ...given.map(word)].join(" "));
        return answer;
      };
    },
    set: (known, name, value) => {
      known.marks.push(`${String(name)} ${word(value)}`);
      return true;
    },
  });
}

/** A canvas whose pen is recorded. */
class Canvas {
  readonly style = {};
  width = 0;
  height = 0;
  private pen: Recorded | undefined;

  getContext(): Recorded {
    this.pen ??= recorder();
    return this.pen;
  }

  addEventListener(): void {}
  removeEventListener(): void {}
  setAttribute(): void {}
  removeAttribute(): void {}

  get ownerDocument(): Document {
    return document;
  }

  getBoundingClientRect(): object {
    return { x: 0, y: 0, left: 0, top: 0, width: 1280, height: 800 };
  }

  private before = { count: -1, sum: "" };

  /** What has been drawn on it. */
  told(): string {
    const { marks = [] } = this.pen ?? {};
    const { length: count } = marks;
    if (count !== this.before.count) this.before = { count, sum: sumOf(marks.join("\n")) };
    return `${this.width} by ${this.height}, ${count} marks ${this.before.sum}`;
  }
}

/** What has been drawn on what a texture shows. */
export function drawnOn(image: unknown): string | undefined {
  return image instanceof Canvas ? image.told() : undefined;
}

/** A page on which a table can be laid, and what is printed is recorded. */
export function recordedPage(): void {
  stubPage();
  const page = document;
  vi.stubGlobal("document", { ...page, body: new Canvas(), createElement: () => new Canvas() });
  vi.stubGlobal("HTMLCanvasElement", Canvas);
  vi.stubGlobal("ImageData", Pixels);
  vi.stubGlobal("Path2D", function Path(path?: string) {
    return recorder(typeof path === "string" ? rounded(path) : undefined);
  });
}
