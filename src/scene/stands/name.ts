import { CARD, INK } from "../colours.ts";
import { GROTESQUE } from "../fontNames.ts";
import { Sheet } from "../stock/sheet.ts";

const WIDTH = 512;
const HEIGHT = 64;

/** A strip of card with a name on it. */
export class NameTexture extends Sheet {
  constructor(private readonly words: string) {
    super(WIDTH, HEIGHT, { anisotropy: 1 });
    this.print();
  }

  /** Prints it, and anew when the type faces have arrived. */
  print(): void {
    this.draw((pen) => {
      pen.fillStyle = CARD;
      pen.fillRect(0, 0, WIDTH, HEIGHT);
      pen.fillStyle = INK;
      pen.font = `600 ${HEIGHT * 0.7}px ${GROTESQUE}`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(this.words, WIDTH / 2, HEIGHT / 2 + 3, WIDTH - 24);
    });
  }
}
