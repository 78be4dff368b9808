import { z } from "zod";
import { listExport } from "#platform/contract/list-export.ts";
import { create, get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo, longText } from "#platform/contract/wire.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { adjustableAccounts, adjustmentMaxCents, adjustmentStates } from "./adjustment.ts";

const texts = catalogue("operator.adjustments.contract", {
  notZero: "Enter an amount other than zero",
});

const adjustmentSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The organization whose balance is corrected."),
  organizationName: z.string().describe("Its name."),
  account: z.enum(adjustableAccounts).describe("The account that is corrected."),
  amountCents: z.int().describe("Cents that the account gains; below zero cents that it loses."),
  reason: z.string().describe("Why, as the organization reads it."),
  state: z.enum(adjustmentStates).describe("Where it stands."),
  proposedByName: z.string().describe("The operator who made it."),
  decidedByName: z
    .string()
    .nullable()
    .describe("The second operator of an old one; today the second stands with the deed."),
  createdAt: instant().describe("When it was made."),
  updatedAt: instant().describe("When it last changed."),
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

const adjustmentQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only those of this organization."),
  state: z.enum(adjustmentStates).optional().describe("Only those in this state."),
});

export const adjustmentInput = z.strictObject({
  organization: linkIn("organizations").describe("The organization whose balance is corrected."),
  account: z.enum(adjustableAccounts).describe("The account to correct."),
  amountCents: z
    .int()
    .min(-adjustmentMaxCents)
    .max(adjustmentMaxCents)
    .refine((cents) => cents !== 0, texts.notZero)
    .describe("Cents that the account gains; below zero cents that it loses."),
  reason: longText(500).min(1).describe("Why, for the organization."),
});

const operator = true;

const adjustmentList = list({
  summary: "All adjustments, newest first",
  description: "Of all organizations, or of one.",
  operator,
  query: adjustmentQuery,
});

export const adjustmentResource = resource({
  name: "Adjustment",
  path: "adjustments",
  description: "Corrections of a balance by the operator. Cents.",
  schema: adjustmentSchema,
  operations: {
    list: adjustmentList,
    export: listExport(adjustmentList, adjustmentSchema, {
      summary: "All adjustments as a file",
      fields: {
        createdAt: "Made",
        organizationName: "Organization",
        account: "Account",
        amountCents: "Amount",
        reason: "Reason",
        state: "State",
        proposedByName: "Made by",
        decidedByName: "Confirmed by",
        id: "Id",
      },
    }),
    get: get({ summary: "One adjustment", description: "As the list shows it.", operator }),
    create: create({
      summary: "Correct a balance; above the operator's limits another operator confirms it",
      description: "The money moves at once within the limits. A balance never falls below zero by it.",
      operator,
      freshProof: true,
      input: adjustmentInput,
      movesMoney: true,
    }),
  },
});
