import { type Cents, formatCents, shareOf } from "#platform/money/money.ts";

const exampleCents: Cents = 10_000;

/** `15 %`, `12.5 %`. */
export const formatFee = (basisPoints: number): string => `${basisPoints / 100} %`;

/** In cents. */
export const earningsAfterFee = (totalCents: Cents, basisPoints: number): Cents =>
  totalCents - shareOf(totalCents, basisPoints);

/** `Of an order of $100.00 you earn $84.00 instead of $85.00.` */
export function feeExample(fromBasisPoints: number, toBasisPoints: number): string {
  const [before, after] = [fromBasisPoints, toBasisPoints].map((fee) =>
    formatCents(earningsAfterFee(exampleCents, fee)),
  );
  return `Of an order of ${formatCents(exampleCents)} you earn ${after} instead of ${before}.`;
}
