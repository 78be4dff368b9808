import { type Color, pngOf } from "./png.ts";

const inks: Color[] = [
  [196, 30, 58],
  [24, 78, 119],
  [30, 96, 76],
  [120, 60, 20],
  [74, 49, 109],
  [22, 105, 122],
  [140, 90, 0],
  [54, 62, 74],
  [160, 44, 94],
  [70, 96, 28],
];

type Shape = (x: number, y: number) => boolean;

/** Over a square from -1 to 1. */
const shapes: Shape[] = [
  (x, y) => x * x + y * y < 0.62 && Math.abs(y) > 0.12,
  (x, y) => Math.abs(x) + Math.abs(y) < 0.85 && Math.abs(x) > 0.12,
  (x, y) => Math.abs(Math.hypot(x, y) - 0.58) < 0.17,
  (x, y) => y > -0.7 && y < 0.7 && Math.abs(x) < 0.1 + (y + 0.7) * 0.45,
  (x, y) => Math.abs(y - 0.35 * Math.sin(x * 4)) < 0.16 || Math.abs(y - 0.45 - 0.35 * Math.sin(x * 4)) < 0.08,
  (x, y) => Math.max(Math.abs(x), Math.abs(y)) < 0.68 && Math.max(Math.abs(x - 0.2), Math.abs(y + 0.2)) > 0.3,
];

const side = 72;
const paper: Color = [255, 255, 255];

/** A mark for an outlet: two kilobytes, always the same for the same outlet. */
export function logoOf(name: string, index: number): Buffer {
  const ink = inks[(index * 3 + name.length) % inks.length] ?? paper;
  const shape = shapes[(index * 5 + name.length) % shapes.length] ?? shapes[0];
  const at = (pixel: number) => ((pixel + 0.5) / side) * 2 - 1;
  return pngOf(side, side, (x, y) => (shape?.(at(x), at(y)) ? paper : ink));
}

const bean = 256;

/** The logo of Ada's client. */
export const coffeeLogo = (): Buffer =>
  pngOf(bean, bean, (x, y) => {
    const [across, down] = [(x - bean / 2) / 84, (y - bean / 2) / 112];
    const isBean = across * across + down * down < 1;
    const isFold = Math.abs(across - 0.25 * Math.sin(down * Math.PI)) < 0.08;
    return isBean && !isFold ? [92, 58, 38] : paper;
  });
