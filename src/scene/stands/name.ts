import { CanvasTexture, SRGBColorSpace } from "three";
import { CARD, INK } from "../colours.ts";
import { GROTESQUE } from "../fontNames.ts";

const WIDTH = 512;
const HEIGHT = 64;

/** A strip of card with a name on it. */
export class NameTexture extends CanvasTexture<HTMLCanvasElement> {
  constructor(private readonly words: string) {
    super(document.createElement("canvas"));
    this.image.width = WIDTH;
    this.image.height = HEIGHT;
    this.colorSpace = SRGBColorSpace;
    this.print();
  }

  /** Prints it, and anew when the type faces have arrived. */
  print(): void {
    const pen = this.image.getContext("2d");
    if (!pen) return;
    pen.fillStyle = CARD;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = INK;
    pen.font = `600 ${HEIGHT * 0.7}px ${GROTESQUE}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(this.words, WIDTH / 2, HEIGHT / 2 + 3, WIDTH - 24);
    this.needsUpdate = true;
  }
}
