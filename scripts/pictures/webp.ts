import type { Page } from "@playwright/test";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of the page's picture as WebP, made by the browser itself, as good as fits into so many bytes. */
export async function webp(
  page: Page,
  cut: Size & { readonly x: number; readonly y: number },
  size: Size,
  most: number,
): Promise<Buffer> {
  const png = (await page.screenshot({ clip: cut, timeout: 120_000 })).toString("base64");
  for (let quality = 0.86; quality > 0.3; quality -= 0.06) {
    const text = await page.evaluate(
      async ([data, share, width, height]) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = document.createElement("canvas");
        canvas.width = width;
        canvas.height = height;
        const pen = canvas.getContext("2d");
        if (pen) pen.imageSmoothingQuality = "high";
        pen?.drawImage(bitmap, 0, 0, width, height);
        return canvas.toDataURL("image/webp", share).split(",")[1] ?? "";
      },
      [png, quality, size.width, size.height] as const,
    );
    const picture = Buffer.from(text, "base64");
    if (picture.length <= most) return picture;
  }
  throw new Error(`no picture below ${most} bytes`);
}
