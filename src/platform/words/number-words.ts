/** Numbers as people read them. */

import { locale } from "./catalogue.ts";

/** `12,500` */
export const inFigures = (number: number): string => number.toLocaleString(locale);

/** `1 order`, `12,500 orders`. `many` is for nouns whose plural takes more than an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inFigures(count)} ${count === 1 ? one : many}`;
