import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import {
  cents,
  centsBetween,
  instant,
  linkIn,
  longText,
  optionalCountry,
  shortText,
  uploadedImage,
} from "#platform/contract/wire.ts";
import { organizationRoles } from "./actor.ts";
import { hasAddress, isNameAllowed, nameHasAddress, nameNotAllowed } from "./organizations/name.ts";
import { organizationKinds } from "./organizations/organization.ts";
import { questionnaireInput, questionnaireSchema, surveyAnswers } from "./survey/survey.ts";

/** The signed-in person (R3.1), under the id of the session's user. */
export const clientUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
  operator: z.boolean(),
  currentOrganization: z
    .object({ id: z.string(), name: z.string(), kind: z.enum(organizationKinds), status: z.int() })
    .nullable(),
  currentProject: z.object({ id: z.string(), name: z.string() }).nullable(),
  currentCampaign: z.object({ id: z.string(), name: z.string() }).nullable(),
  currentMediaProject: z.object({ id: z.string(), name: z.string() }).nullable(),
  questionnaire: questionnaireSchema.nullable(),
  currentOrganizationRole: z.enum(organizationRoles).nullable(),
  currentProjectRole: z.int().nullable(),
  currentMediaRole: z.int().nullable(),
  userOrganizations: z.array(
    z.object({
      organization: z.object({ id: z.string(), name: z.string(), kind: z.enum(organizationKinds), status: z.int() }),
      organizationRole: z.enum(organizationRoles),
    }),
  ),
  createdAt: instant(),
  updatedAt: instant(),
});
export type ClientUser = z.infer<typeof clientUserSchema>;

export const clientUserInput = z.strictObject({
  name: longText(120)
    .refine((name) => !hasAddress(name), nameHasAddress)
    .optional(),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{5,24}$/)
    .nullable()
    .optional(),
  avatar: uploadedImage().nullable().optional(),
  questionnaire: questionnaireInput.nullable().optional(),
});

/**
 * The person's current place. Omitted fields stay. A campaign brings its project and organization along, an outlet its
 * organization.
 */
export const currentInput = z.strictObject({
  organization: linkIn("organizations").optional(),
  campaign: linkIn("campaigns").optional(),
  mediaProject: linkIn("media").optional(),
});

export const referralInput = z.strictObject({ code: shortText(64).regex(/^[\w-]+$/) });

const organizationName = shortText(80)
  .min(2)
  .refine((name) => !/^\d+$/.test(name), messages.onlyNumbers)
  .refine((name) => isNameAllowed(name), nameNotAllowed)
  .refine((name) => !hasAddress(name), nameHasAddress);

/** An organization (R3.2) with its balances in cents, for those who may see the wallet. */
export const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(organizationKinds),
  status: z.int(),
  billingName: z.string().nullable(),
  billingAddress: z.string().nullable(),
  billingCountry: z.string().nullable(),
  taxId: z.string().nullable(),
  /** The tax id has the form of its country's VAT ids; with another, documents from abroad contain tax. */
  hasVatId: z.boolean(),
  lowBalanceCents: z.int().nullable(),
  role: z.enum(organizationRoles),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Organization = z.infer<typeof organizationSchema>;

/** An organization as an operator finds it, to choose it. */
export const organizationNameSchema = z.object({ id: z.string(), name: z.string(), kind: z.enum(organizationKinds) });
export type OrganizationName = z.infer<typeof organizationNameSchema>;
export const organizationNameQuery = z.object({ search: shortText(80).optional() });

/** A new organization; an advertiser's comes with its first project and campaign, so that booking can begin at once (R1.2). */
export const organizationInput = z.strictObject({
  name: organizationName,
  kind: z.enum(organizationKinds),
  firstProject: shortText(80).optional(),
  firstCampaign: shortText(80).optional(),
  /** Names of further projects, such as one for each client; each begins with a campaign like the first one's, without its budget. */
  otherProjects: z.array(shortText(80)).max(20).optional(),
  /** Of the first project: where it wants to be read. */
  countries: z.array(shortText(60)).max(250).optional(),
  /** Of the first campaign. */
  goal: surveyAnswers.goal.optional(),
  goalText: longText(200).optional(),
  budgetCents: cents().optional(),
});

/** What a new advertiser begins with. */
export type FirstCampaign = { project: string; campaign: string } & Pick<
  z.infer<typeof organizationInput>,
  "otherProjects" | "countries" | "goal" | "goalText" | "budgetCents"
>;

export const organizationEdit = z.strictObject({
  name: organizationName.optional(),
  billingName: longText(160).nullable().optional(),
  billingAddress: longText(500).nullable().optional(),
  billingCountry: optionalCountry().nullable().optional(),
  taxId: longText(60).nullable().optional(),
  /** Below so much available money the organization is told; null for never. */
  lowBalanceCents: centsBetween(1_00, 1_000_000_00).nullable().optional(),
});
