import { type Cents, formatCents, shareOf } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("settings.fees.example", {
  example: (total: string, after: string, before: string) =>
    `For an order of ${total} you earn ${after} instead of ${before}.`,
});

const exampleCents: Cents = 10_000;

/** In cents. */
export const earningsAfterFee = (totalCents: Cents, basisPoints: number): Cents =>
  totalCents - shareOf(totalCents, basisPoints);

/** `Of an order of $100.00 you earn $84.00 instead of $85.00.` */
export function feeExample(fromBasisPoints: number, toBasisPoints: number): string {
  const [before, after] = [fromBasisPoints, toBasisPoints].map((fee) =>
    formatCents(earningsAfterFee(exampleCents, fee)),
  );
  return texts.example(formatCents(exampleCents), after ?? "", before ?? "");
}
