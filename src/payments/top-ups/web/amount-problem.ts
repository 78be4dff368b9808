import { parseDollars } from "#platform/money/money.ts";
import { topUpInput } from "../contract.ts";

/** The server's own schema (R5.1); NaN stands for text that is no amount. */
export function amountProblem(typed: string): string | null {
  const cents = typed.trim() === "" ? undefined : (parseDollars(typed) ?? Number.NaN);
  return topUpInput.shape.amountCents.safeParse(cents).error?.issues[0]?.message ?? null;
}
