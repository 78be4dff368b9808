import { z } from "zod";
import { amount, showsAmounts } from "#platform/contract/wire.ts";

/** Includes the current month. */
export const monthsShown = 12;

const monthSchema = z.object({
  month: z.string().describe("The month of UTC: `2026-11`."),
  amountCents: amount().describe("Cents, less refunds of the month; may be negative."),
});
export type TradeMonthOnHome = z.infer<typeof monthSchema>;

/** Null for who may not read these amounts. */
export const tradeSchema = z
  .object({
    showsAmounts: showsAmounts(),
    months: z.array(monthSchema).describe("The last twelve months, oldest first, the current one included."),
  })
  .nullable();

/** The months up to now, oldest first: `2026-11`. */
const monthNames = (now: Date): string[] =>
  Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1 + index)).toISOString().slice(0, 7),
  );

/** Every month up to now, with nothing where nothing was traded. */
export function filledMonths(sums: ReadonlyMap<string, number>, now: Date): TradeMonthOnHome[] {
  return monthNames(now).map((month) => ({ month, amountCents: sums.get(month) ?? 0 }));
}
