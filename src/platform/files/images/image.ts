import { cleanGif } from "./gif.ts";
import { cleanJpeg } from "./jpeg.ts";
import type { CleanImage } from "./part.ts";
import { cleanPng } from "./png.ts";
import { cleanWebp } from "./webp.ts";

/** Showing this many pixels takes 96 MB, however small the file. */
export const pixelsMax = 24_000_000;

const cleaners = {
  "image/png": cleanPng,
  "image/jpeg": cleanJpeg,
  "image/gif": cleanGif,
  "image/webp": cleanWebp,
} satisfies Record<string, (bytes: Buffer) => CleanImage>;

export type ImageType = keyof typeof cleaners;

export const isImageType = (type: string | undefined): type is ImageType =>
  type !== undefined && Object.hasOwn(cleaners, type);

/**
 * Rebuilds an image from its visible parts: pixels, palette, color profile, animation, orientation. Nothing is decoded.
 * Undefined when the parts do not fit together.
 */
export function cleanImage(type: ImageType, bytes: Buffer): CleanImage | undefined {
  try {
    const image = cleaners[type](bytes);
    return image.width > 0 && image.height > 0 ? image : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export const hasTooManyPixels = ({ width, height }: CleanImage): boolean => width * height > pixelsMax;
