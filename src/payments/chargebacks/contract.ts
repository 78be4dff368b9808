import { z } from "zod";
import { listExport } from "#platform/contract/list-export.ts";
import { create, get, list, resource } from "#platform/contract/resource.ts";
import { centsBetween, instant, linkIn, linkTo, longText } from "#platform/contract/wire.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { plainInputs } from "#platform/lifecycle/plain-input.ts";
import { topUpMaximumCents } from "../top-ups/ways-to-pay.ts";
import { chargebackKinds, chargebackMoves, chargebackMovesOfPeople, chargebackStatuses } from "./chargeback.ts";

/** Money of a top-up that went back to its payer. */
const chargebackSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The organization that was topped up."),
  organizationName: z.string().describe("Its name."),
  topUp: linkTo("TopUp").describe("The top-up whose payment went back."),
  kind: z.enum(chargebackKinds).describe("A refund by the operator, or the payer's bank took it back."),
  status: z.enum(chargebackStatuses).describe("Whether the provider has confirmed it."),
  amountCents: z.int().describe("The amount in cents."),
  owedCents: z.int().describe("The part that the organization has still to pay, in cents."),
  reference: z.string().nullable().describe("The provider's reference; null until it has answered."),
  reason: z.string().nullable().describe("Why an operator gives it back, or why the provider did not."),
  moves: z.array(z.enum(chargebackMovesOfPeople)).describe("The moves that its reader may make now."),
  createdAt: instant().describe("When it was asked for, or reported."),
  updatedAt: instant().describe("When its status last changed."),
});
export type Chargeback = z.infer<typeof chargebackSchema>;

export const topUpRefundInput = z.strictObject({
  topUp: linkIn("top_ups").describe("The top-up whose payment goes back."),
  amountCents: centsBetween(1, topUpMaximumCents).describe("The amount that goes back, in cents."),
  reason: longText(300).min(1).describe("Why, for the audit trail."),
});

export const chargebackQuery = z.object({
  topUp: linkIn("top_ups").optional().describe("Only those of this top-up."),
  status: z.enum(chargebackStatuses).optional().describe("Only those in this status."),
});

const operator = true;
const freshProof = true;

const chargebackList = list({
  summary: "The chargebacks of my organizations, newest first; all of them for an operator",
  description: "Refunds that the provider has not confirmed stand among them.",
  permission: "wallet.read",
  query: chargebackQuery,
});

export const chargebackResource = resource({
  name: "Chargeback",
  path: "chargebacks",
  description: "Money of a top-up that went back to its payer, by a refund or by the payer's bank. Cents.",
  schema: chargebackSchema,
  operations: {
    list: chargebackList,
    export: listExport(chargebackList, chargebackSchema, {
      summary: "The chargebacks of my organizations as a file; all of them for an operator",
      fields: {
        createdAt: "Asked or reported",
        organizationName: "Organization",
        kind: "Kind",
        status: "Status",
        amountCents: "Amount",
        owedCents: "Owed",
        reference: "Reference",
        reason: "Reason",
        updatedAt: "Changed",
        id: "Id",
      },
    }),
    get: get({
      summary: "One chargeback",
      description: "The chargeback with the part that is still owed.",
      permission: "wallet.read",
    }),
    create: create({
      summary: "Give a top-up's payment back to its payer, as far as it is not spent",
      description:
        "Takes the amount from the balance at once and asks the provider. It comes back to the balance where the provider refuses.",
      operator,
      freshProof,
      input: topUpRefundInput,
      movesMoney: true,
    }),
    ...movesAsOperations(chargebackMoves, plainInputs, { withoutProof: true }),
  },
});
