import { z } from "zod";
import { day, instant, linkIn, linkTo, optionalCountry } from "#platform/contract/wire.ts";
import { settingsRanges } from "../contract.ts";

const { min, max } = settingsRanges.feeBasisPoints;
const feeBasisPoints = z.int().min(min).max(max);

/** A service fee of its own, for one publisher or for those of a country, from a day on. Hundredths of a percent. */
export const feeAgreementSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").nullable(),
  organizationName: z.string().nullable(),
  /** Of the publisher's billing details. */
  country: z.string().nullable(),
  feeBasisPoints: z.int(),
  startsOn: day(),
  createdAt: instant(),
});
export type FeeAgreement = z.infer<typeof feeAgreementSchema>;

export const feeAgreementInput = z
  .strictObject({
    organization: linkIn("organizations").optional(),
    country: optionalCountry().optional(),
    feeBasisPoints,
    startsOn: day(),
  })
  .refine(({ organization, country }) => (organization === undefined) !== !country, {
    path: ["organization"],
    message: "Choose a publisher or a country",
  });

/** The service fee of an organization's orders, under its id: the one of today, and the next one that is agreed on. */
export const feeSchema = z.object({
  id: z.string(),
  feeBasisPoints: z.int(),
  nextFeeBasisPoints: z.int().nullable(),
  nextFeeOn: day().nullable(),
});
export type Fee = z.infer<typeof feeSchema>;
