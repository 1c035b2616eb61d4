type Pen = CanvasRenderingContext2D;

/** Sets a face for letters of a height, narrower when they would be too wide; the pen is left with it. */
export function fitText(pen: Pen, text: string, face: string, size: number, width: number): number {
  pen.font = `${size}px ${face}`;
  const wide = pen.measureText(text).width;
  const fitted = wide > width ? (size * width) / wide : size;
  pen.font = `${fitted}px ${face}`;
  return fitted;
}

/** Words in lines of at most a width, with the face that the pen has. */
export function wrapped(pen: Pen, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === "" ? lines : [...lines, line];
}

/** Fills the pen's current path with lines that slant, over what lies there. */
export function hatched(pen: Pen, path: Path2D, colour: string, every: number, width: number): void {
  pen.save();
  pen.clip(path);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  for (let at = -4; at < 4; at += every) {
    pen.moveTo(at, -2);
    pen.lineTo(at + 4, 2);
  }
  pen.stroke();
  pen.restore();
}
