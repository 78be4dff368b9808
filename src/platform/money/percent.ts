import { locale } from "#platform/words/catalogue.ts";

/** Returns `12.5%` for 1250 basis points. */
export const formatBasisPoints = (points: number): string => `${percentOf(points).toLocaleString(locale)}%`;

export const percentOf = (basisPoints: number): number => basisPoints / 100;

/**
 * Converts a typed percentage to basis points: 12.34 is 1234, although 12.34 · 100 is a little less. A third decimal
 * stays and fails validation as a fraction; an empty field gives NaN.
 */
export const basisPointsOf = (percent: number | undefined): number =>
  Number(((percent ?? Number.NaN) * 100).toFixed(6));
