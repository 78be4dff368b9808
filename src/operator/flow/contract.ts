import { z } from "zod";
import { get, resource } from "#platform/contract/resource.ts";
import { day } from "#platform/contract/wire.ts";

/** Includes today. */
export const daysShown = 30;

const flowDay = z.object({
  day: day().describe("The day of UTC."),
  inCents: z.int().describe("Cents that payers brought in, payouts that came back included."),
  outCents: z.int().describe("Cents that payees took out, payments that were taken back included."),
});
export type FlowDay = z.infer<typeof flowDay>;

const moneyFlowSchema = z.object({
  id: z.string().describe("The only item's id."),
  days: z.array(flowDay).describe("The last thirty days, oldest first, today included."),
});
export type MoneyFlow = z.infer<typeof moneyFlowSchema>;

export const moneyFlowResource = resource({
  name: "MoneyFlow",
  path: "money_flows",
  description:
    "The money that came into the installation and left it, by day, as the books have it. There is one item.",
  schema: moneyFlowSchema,
  operations: {
    get: get({
      summary: "Money in and out by day",
      description: "Entries of the account `provider_clearing`. Money that moves between organizations is in neither.",
      operator: true,
    }),
  },
});
