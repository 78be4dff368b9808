import type { FormErrors } from "@mantine/form";
import { parseDollars } from "#platform/money/money.ts";
import { topUpInput } from "../contract.ts";

/** The server's own schema (R5.1); NaN stands for text that is no amount. */
export function amountProblems(typed: string): FormErrors {
  const cents = typed.trim() === "" ? undefined : (parseDollars(typed) ?? Number.NaN);
  const [issue] = topUpInput.shape.amountCents.safeParse(cents).error?.issues ?? [];
  return issue ? { amountCents: issue.message } : {};
}
