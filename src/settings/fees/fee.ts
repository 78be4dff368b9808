import { type Cents, formatCents, shareOf } from "#platform/money/money.ts";

/** What a fee is explained by. */
const exampleCents: Cents = 10_000;

/** `15 %`, `12.5 %`. */
export const formatFee = (basisPoints: number): string => `${basisPoints / 100} %`;

/** What a publisher earns of an order. Cents. */
export const earningsAfterFee = (totalCents: Cents, basisPoints: number): Cents =>
  totalCents - shareOf(totalCents, basisPoints);

/** What a change of the fee means for an order: `Of an order of $100.00 you earn $84.00 instead of $85.00.` */
export function feeExample(fromBasisPoints: number, toBasisPoints: number): string {
  const [before, after] = [fromBasisPoints, toBasisPoints].map((fee) =>
    formatCents(earningsAfterFee(exampleCents, fee)),
  );
  return `Of an order of ${formatCents(exampleCents)} you earn ${after} instead of ${before}.`;
}
