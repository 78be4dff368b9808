import { join } from "node:path";
import type { Appearance } from "../support/appearance.ts";

export const folder = join(import.meta.dirname, "../../pictures");

/** `advertiser cart.$id 390 dark.png`. */
export function pictureName(side: string, path: string, { size, theme }: Appearance): string {
  return `${side} ${path.slice(1).replaceAll(/[/?=]/g, ".") || "home"} ${size.width} ${theme}.png`;
}

/** The parts of a name that `pictureName` made. */
export function pictureParts(name: string): { side: string; screen: string; width: number; theme: string } {
  const [side = "", screen = "", width = "", theme = ""] = name.replace(/\.png$/, "").split(" ");
  return { side, screen, width: Number(width), theme };
}
