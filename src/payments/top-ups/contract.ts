import { z } from "zod";
import { pdfType } from "#platform/contract/file-types.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { create, file, get, list, resource } from "#platform/contract/resource.ts";
import { centsBetween, instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { refusalsOf } from "#platform/lifecycle/lifecycle.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { transactionStatusNames } from "#wallet/transaction.ts";
import { paymentStates, transferStates } from "./listed-states.ts";
import { topUpMoveInputs } from "./move-input.ts";
import { topUpLife, topUpMoves, topUpMovesOfPeople } from "./top-up.ts";
import { topUpMaximumCents, topUpMethods, topUpMinimumCents } from "./ways-to-pay.ts";

const topUpSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The organization whose balance it tops up."),
  organizationName: z.string().describe("Its name."),
  amountCents: z.int().describe("The amount in cents."),
  status: z.int().describe("The status of its transaction; see the glossary."),
  automatic: z.boolean().describe("Charged by Byline from a saved card, because the balance ran low."),
  provider: z.string().describe("The payment provider, or `transfer` for a bank transfer."),
  providerReference: z
    .string()
    .nullable()
    .describe("The provider's reference, or that of the transfer; null before there is one."),
  checkoutUrl: z.string().nullable().describe("The provider's page, while it is pending."),
  failureReason: z.string().nullable().describe("Why it failed."),
  bankDetails: z.string().nullable().describe("Where a bank transfer goes, while it is awaited."),
  moves: z.array(z.enum(topUpMovesOfPeople)).describe("The moves that its reader may make now."),
  createdAt: instant().describe("When it was begun."),
  updatedAt: instant().describe("When its status last changed."),
});
export type TopUp = z.infer<typeof topUpSchema>;

export const topUpInput = z.strictObject({
  organization: linkIn("organizations").describe("The organization whose balance is topped up."),
  amountCents: centsBetween(topUpMinimumCents, topUpMaximumCents).describe("The amount in cents."),
  method: z
    .enum(topUpMethods)
    .default("provider")
    .describe("The way to pay: on the provider's page, or by bank transfer."),
});

export const topUpFilter = z.object({
  organization: linkIn("organizations").optional().describe("Only top-ups of this organization."),
  transfers: z.enum(transferStates).optional().describe("Only bank transfers in this state."),
  payments: z.enum(paymentStates).optional().describe("Only the provider's payments in this state."),
  search: z.string().trim().max(80).optional().describe("A part of the reference or of the organization's name."),
});

const topUpMoveOperations = movesAsOperations(topUpMoves, topUpMoveInputs, {
  movesMoney: (name) => name === "receive",
  refusals: (name) => refusalsOf(topUpLife, name),
});

const topUpList = list({
  summary: "Top-ups of my organizations, newest first; all of them for an operator",
  description: "Card payments and bank transfers, decided or not.",
  permission: "wallet.read",
  query: topUpFilter,
});

export const topUpResource = resource({
  name: "TopUp",
  path: "top_ups",
  description:
    "Money on its way into a wallet; pending until the provider reports, or the operator finds the bank transfer.",
  schema: topUpSchema,
  operations: {
    list: topUpList,
    export: listExport(topUpList, topUpSchema, {
      summary: "Top-ups of my organizations as a file; all of them for an operator",
      fields: {
        createdAt: "Begun",
        organizationName: "Organization",
        amountCents: "Amount",
        status: { heading: "Status", names: transactionStatusNames },
        automatic: "Automatic",
        provider: "Way to pay",
        providerReference: "Reference",
        failureReason: "Failed because",
        updatedAt: "Changed",
        id: "Id",
      },
    }),
    get: get({
      summary: "One top-up",
      description: "Ask again until its status is decided; a provider reports within seconds, a bank within days.",
      permission: "wallet.read",
    }),
    create: create({
      summary: "Start a top-up",
      description: "Answers the provider's page or the bank details. The balance changes once the money has come.",
      permission: "wallet.topUp",
      input: topUpInput,
      movesMoney: true,
    }),
    ...topUpMoveOperations,
    reject: { ...topUpMoveOperations.reject, freshProof: false },
    receipt: file({
      summary: "The receipt of a paid top-up as a PDF",
      description: "Amount, day and way of the payment. Only a top-up whose money came has one.",
      permission: "wallet.read",
      scope: "reports",
      files: [pdfType],
    }),
  },
});
