import { z } from "zod";
import { create, get, list, remove, resource } from "#platform/contract/resource.ts";
import { day, instant, linkIn, linkTo, optionalCountry } from "#platform/contract/wire.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { settingsRanges } from "../ranges.ts";

const texts = catalogue("settings.fees.contract", {
  oneOfBoth: "Choose a publisher or a country",
});

const { min, max } = settingsRanges.feeBasisPoints;

/** A service fee for one publisher, or for a country's publishers, from a day on. */
const feeAgreementSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").nullable().describe("The publisher that it is for; null for a country's."),
  organizationName: z.string().nullable().describe("That publisher's name."),
  country: z
    .string()
    .nullable()
    .describe("The country of the publishers' billing details (ISO 3166-1 alpha-2); null for one publisher's."),
  feeBasisPoints: z.int().describe("The service fee, in hundredths of a percent."),
  startsOn: day().describe("The day from which it holds, UTC."),
  createdAt: instant().describe("When it was agreed on, UTC."),
});
export type FeeAgreement = z.infer<typeof feeAgreementSchema>;

export const feeAgreementInput = z
  .strictObject({
    organization: linkIn("organizations")
      .optional()
      .describe("The publisher that it is for; either this or a country."),
    country: optionalCountry()
      .optional()
      .describe("The country of the publishers' billing details (ISO 3166-1 alpha-2); either this or a publisher."),
    feeBasisPoints: z.int().min(min).max(max).describe("The service fee, in hundredths of a percent."),
    startsOn: day().describe("The day from which it holds, UTC: today or later."),
  })
  .refine(({ organization, country }) => (organization === undefined) !== !country, {
    path: ["organization"],
    message: texts.oneOfBoth,
  });

/** An organization's service fee, under its id. */
const feeSchema = z.object({
  id: z.string().describe("The organization's id."),
  feeBasisPoints: z.int().describe("The service fee of today, in hundredths of a percent."),
  nextFeeBasisPoints: z
    .int()
    .nullable()
    .describe("The next fee that is agreed on, in hundredths of a percent; null where none is."),
  nextFeeOn: day().nullable().describe("The day from which that one holds, UTC."),
});
export type Fee = z.infer<typeof feeSchema>;

export const feeResource = resource({
  name: "Fee",
  path: "fees",
  description: "The service fee of an organization's orders, under the organization's id. Hundredths of a percent.",
  schema: feeSchema,
  operations: {
    get: get({
      summary: "The service fee of one of my organizations",
      description: "The fee of today, and the next one where one is agreed on. Orders keep the fee of their booking.",
      permission: "organization.read",
    }),
  },
});

const freshProof = true;

export const feeAgreementResource = resource({
  name: "FeeAgreement",
  path: "fee_agreements",
  description: "Service fees of one publisher, or of those of a country, from a day on. Hundredths of a percent.",
  schema: feeAgreementSchema,
  operations: {
    list: list({
      summary: "Fees of their own, newest first",
      description: "All agreements, past and future ones included.",
      operator: true,
      query: z.object({}),
    }),
    get: get({
      summary: "One fee of its own",
      description: "The publisher or country, the fee and its first day.",
      operator: true,
    }),
    create: create({
      summary: "Give a publisher or a country a fee of its own; its publishers are told",
      description:
        "A publisher's own fee goes before its country's, and that before the settings'. Orders that are booked already keep theirs. Nobody sets the fee of their own publisher.",
      operator: true,
      freshProof,
      input: feeAgreementInput,
    }),
    remove: remove({
      summary: "End a fee of its own; its publishers are told",
      description: "The fee that held before it holds again from today. Nobody ends the fee of their own publisher.",
      operator: true,
      freshProof,
    }),
  },
});
