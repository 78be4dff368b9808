import { z } from "zod";
import { brandReference, pageRequest, protocolDomain, writingKey } from "../request.ts";

const accountsAtOnce = 50;

const wantedAccount = z.object({
  brand: brandReference,
  operator: protocolDomain.describe("The domain of whoever buys for the brand: the brand itself, or its agency."),
  billing: z.enum(["operator", "agent", "advertiser"]).describe("Byline bills the operator."),
  payment_terms: z.string().max(20).optional().describe("Byline is prepaid; other terms are answered by a warning."),
  sandbox: z.boolean().default(false).describe("Buys of a sandbox account book nothing and move no money."),
});
export type WantedAccount = z.output<typeof wantedAccount>;

export const syncAccountsInput = z.object({
  ...writingKey,
  accounts: z.array(wantedAccount).min(1).max(accountsAtOnce),
  dry_run: z.boolean().optional(),
  delete_missing: z.boolean().optional(),
});

export const listAccountsInput = z.object({
  sandbox: z.boolean().optional(),
  status: z.string().max(40).optional(),
  pagination: pageRequest(100),
});
