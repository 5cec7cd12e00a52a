/** Drawings of the page as one picture: made here, of what is on the screen, without asking anybody. */

const COPIED = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity",
  "font-family", "font-size", "font-weight", "font-style", "text-anchor", "paint-order", "letter-spacing", "display", "visibility",
] as const;
const BOARD_WIDTH = 720;
const GAP = 24;
const LINE = 56;
const GROUND = "#1f1a17";
const INK = "#f3e9d8";
const LAMP = "#f5bd62";

/** A home board as it stands there, and what is written over it. */
export interface PicturePart {
  drawing: SVGSVGElement;
  title: string;
  isCrowned: boolean;
}

/** All boards under one headline. */
export async function pictureOf(headline: string, footer: string, parts: readonly PicturePart[]): Promise<Blob | null> {
  const columns = parts.length === 1 ? 1 : parts.length <= 4 ? 2 : 3;
  const images = await Promise.all(parts.map(({ drawing }) => imageOf(drawing)));
  const heights = images.map((image) => Math.round((BOARD_WIDTH * image.height) / image.width));
  const rowHeight = Math.max(...heights) + LINE + GAP;
  const canvas = document.createElement("canvas");
  canvas.width = columns * (BOARD_WIDTH + GAP) + GAP;
  canvas.height = 2 * LINE + Math.ceil(parts.length / columns) * rowHeight + LINE;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(pen, headline, GAP, 1.25 * LINE, 44, LAMP);
  for (const [i, part] of parts.entries()) {
    const image = images[i];
    if (!image) continue;
    const [x, y] = [GAP + (i % columns) * (BOARD_WIDTH + GAP), 2 * LINE + Math.floor(i / columns) * rowHeight];
    if (part.isCrowned) crown(pen, x, y + 8);
    write(pen, part.title, x + (part.isCrowned ? 54 : 0), y + 38, 30, part.isCrowned ? LAMP : INK);
    pen.drawImage(image, x, y + LINE, BOARD_WIDTH, heights[i] ?? 0);
  }
  write(pen, footer, GAP, canvas.height - 20, 22, INK);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, colour: string): void {
  pen.font = `600 ${size}px Charter, "Bitstream Charter", Cambria, "DejaVu Serif", Georgia, serif`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, pen.canvas.width - x - GAP);
}

function crown(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = LAMP;
  pen.fill(new Path2D(`M${x} ${y + 6}l9 12 11-18 11 18 9-12-4 28h-32z`));
}

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(2 * width));
  copy.setAttribute("height", String(2 * height));
  const originals = drawing.querySelectorAll<SVGElement>("*");
  for (const [i, each] of [...copy.querySelectorAll<SVGElement>("*")].entries()) {
    const original = originals[i];
    if (original) adopt(each, getComputedStyle(original));
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** What the style sheets of the page give an element goes with it. */
function adopt(element: SVGElement, style: CSSStyleDeclaration): void {
  for (const name of COPIED) {
    const value = style.getPropertyValue(name);
    if (value) element.style.setProperty(name, value);
  }
}
