import {
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DataTexture,
  Float32BufferAttribute,
  LatheGeometry,
  TorusGeometry,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { TYPEWRITER } from "../fontNames.ts";
import { Sheet } from "../stock/sheet.ts";

/** The sheet with the rulebook's cover on its left; its last pixels on the right are plain. */
const SHEET = { width: 512, height: 512 } as const;
const COVER = 0.75;
const PLAIN = 0.97;

const ENAMEL = "#f6f2e6";
const NAVY = "#1d2f4a";
const TEA = "#5a2c12";
const CLOTH = "#7a1f1c";
const PAGES = "#e4d9bd";
const BRASS = "#b08a3e";
const STEEL = "#d9c14a";
const CEDAR = "#c98f2b";

/** What things are made of: how rough that is and how metallic, 0 to 1. */
const STUFFS = {
  enamel: [0.12, 0],
  tea: [0.04, 0],
  cloth: [0.82, 0],
  pages: [0.95, 0],
  brass: [0.34, 0.4],
  steel: [0.4, 0.15],
  lacquer: [0.26, 0],
} as const;
type Stuff = keyof typeof STUFFS;
const NAMES = Object.keys(STUFFS) as readonly Stuff[];

/** How rough and how metallic each part of the club's things is: a pixel a stuff, which their second coordinates find. */
export class StuffTexture extends DataTexture {
  constructor() {
    const pixels = NAMES.flatMap((name) => [0, STUFFS[name][0] * 255, STUFFS[name][1] * 255, 255]);
    super(Uint8Array.from(pixels), NAMES.length, 1);
    this.channel = 1;
    this.needsUpdate = true;
  }
}

/** Paints a shape in one colour, with the plain part of the sheet under it. */
function painted<Shape extends BufferGeometry>(shape: Shape, colour: string, stuff: Stuff): BufferGeometry {
  const { r, g, b } = new Color(colour);
  const plain = shape.toNonIndexed();
  const { count } = plain.getAttribute("position");
  plain.setAttribute(
    "color",
    new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3),
  );
  const uv = plain.getAttribute("uv");
  for (let i = 0; i < count; i++) uv.setXY(i, PLAIN, PLAIN);
  const at = (NAMES.indexOf(stuff) + 0.5) / NAMES.length;
  plain.setAttribute(
    "uv1",
    new Float32BufferAttribute(Array.from({ length: count }, () => [at, 0.5]).flat(), 2),
  );
  return plain;
}

function round(radius: number, height: number): CylinderGeometry {
  return new CylinderGeometry(radius, radius, height, 32).translate(0, height / 2, 0);
}

/** An enamel mug with tea in it, 3.4 inches high, around the origin. */
function mug(): readonly BufferGeometry[] {
  const side = [
    [0, 0.04],
    [1.42, 0.04],
    [1.5, 0.14],
    [1.5, 3.3],
    [1.58, 3.4],
    [1.44, 3.36],
    [1.4, 2.6],
  ].map(([out, up]) => new Vector2(out, up));
  return [
    painted(new LatheGeometry(side, 36), ENAMEL, "enamel"),
    painted(new TorusGeometry(1.54, 0.07, 8, 36).rotateX(Math.PI / 2).translate(0, 3.38, 0), NAVY, "enamel"),
    painted(
      new TorusGeometry(0.86, 0.15, 10, 24, Math.PI).rotateZ(-Math.PI / 2).translate(1.42, 1.9, 0),
      ENAMEL,
      "enamel",
    ),
    painted(new CircleGeometry(1.41, 32).rotateX(-Math.PI / 2).translate(0, 2.7, 0), TEA, "tea"),
  ];
}

/** The top of a cover, which shows the print on the sheet. */
function cover(wide: number, deep: number, up: number): BufferGeometry {
  const lid = painted(new BoxGeometry(wide, 0.06, deep).translate(0, up, 0), "#ffffff", "cloth");
  const position = lid.getAttribute("position");
  const uv = lid.getAttribute("uv");
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, (position.getX(i) / wide + 0.5) * COVER, 0.5 - position.getZ(i) / deep);
  return lid;
}

/** A rulebook lying shut, 6 by 8 inches. */
function rulebook(): readonly BufferGeometry[] {
  return [
    painted(new BoxGeometry(6, 0.06, 8).translate(0, 0.03, 0), CLOTH, "cloth"),
    painted(new BoxGeometry(5.8, 0.36, 7.8).translate(0.06, 0.24, 0), PAGES, "pages"),
    painted(new BoxGeometry(0.1, 0.48, 8).translate(-2.97, 0.24, 0), CLOTH, "cloth"),
    cover(6, 8, 0.45),
  ];
}

/** A tape measure with its end drawn out. */
function tape(): readonly BufferGeometry[] {
  return [
    painted(round(1.15, 0.9), BRASS, "brass"),
    painted(round(0.5, 0.94), NAVY, "enamel"),
    painted(new BoxGeometry(4.2, 0.5, 0.03).translate(2.1, 0.36, 1.12), STEEL, "steel"),
    painted(new BoxGeometry(0.06, 0.6, 0.16).translate(4.2, 0.36, 1.12), BRASS, "brass"),
  ];
}

function pencil(): readonly BufferGeometry[] {
  const lying = (shape: CylinderGeometry, x: number) => shape.rotateZ(Math.PI / 2).translate(x, 0.13, 0);
  return [
    painted(lying(new CylinderGeometry(0.13, 0.13, 5.6, 6), 0), CEDAR, "lacquer"),
    painted(lying(new CylinderGeometry(0.13, 0.03, 0.5, 6), 3.05), PAGES, "pages"),
    painted(lying(new CylinderGeometry(0.135, 0.135, 0.3, 10), -2.95), BRASS, "brass"),
  ];
}

/** Where a thing lies: a share of the mat's width from the middle, inches beyond its far edge, degrees anticlockwise. */
interface Lying {
  readonly parts: readonly BufferGeometry[];
  readonly across: number;
  readonly beyond: number;
  readonly turn: number;
}

const BOARD = -0.06;

function lay(
  { parts, across, beyond, turn }: Lying,
  width: number,
  depth: number,
): readonly BufferGeometry[] {
  return parts.map((part) =>
    part.rotateY((turn * Math.PI) / 180).translate(width * across, BOARD, -depth / 2 - beyond),
  );
}

/**
 * What lies about at a club, beyond the far edge of a mat whose middle is the origin: a mug, our rulebook, a tape, a
 * pencil; in one shape, inches.
 */
export class ClubGeometry extends BufferGeometry {
  constructor(width: number, depth: number) {
    super();
    const things: readonly Lying[] = [
      { parts: mug(), across: -0.34, beyond: 5.4, turn: 25 },
      { parts: rulebook(), across: 0.3, beyond: 5.5, turn: 76 },
      { parts: tape(), across: -0.2, beyond: 3.4, turn: 14 },
      { parts: pencil(), across: 0.3, beyond: 1.1, turn: -8 },
    ];
    this.copy(mergeGeometries(things.flatMap((thing) => lay(thing, width, depth))));
  }
}

function printCover(pen: CanvasRenderingContext2D): void {
  const [wide, high] = [SHEET.width * COVER, SHEET.height];
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, SHEET.width, high);
  pen.fillStyle = CLOTH;
  pen.fillRect(0, 0, wide, high);
  pen.strokeStyle = "#d8b25a";
  pen.lineWidth = 5;
  pen.strokeRect(22, 22, wide - 44, high - 44);
  pen.fillStyle = "#e6c778";
  pen.textAlign = "center";
  pen.font = `84px "${TYPEWRITER}"`;
  pen.fillText("Tallyho", wide / 2, 160, wide - 70);
  for (const [radius, colour] of [
    [84, "#e6c778"],
    [74, NAVY],
    [52, PAGES],
    [27, CLOTH],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(wide / 2, 300, radius, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** What is printed on the club's things; all else is white, for the colours of the shape. */
export class ClubPrint extends Sheet {
  constructor() {
    super(SHEET.width, SHEET.height);
    this.print();
  }

  /** Prints it anew, once the type faces are there. */
  print(): void {
    this.draw(printCover);
  }
}
