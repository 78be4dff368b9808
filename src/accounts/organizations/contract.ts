import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { action, create, get, list, resource, update } from "#platform/contract/resource.ts";
import { cents, centsBetween, instant, linkIn, longText, optionalCountry, shortText } from "#platform/contract/wire.ts";
import { organizationRoles } from "../actor.ts";
import { surveyGoals } from "../goals.ts";
import { hasAddress, isNameAllowed, nameHasAddress, nameNotAllowed } from "./name.ts";
import { organizationKinds } from "./organization.ts";

/** An organization (R3.2). Only readers of the wallet get billing details and the low balance. */
const organizationSchema = z.object({
  id: z.string(),
  name: z.string().describe("Its name, which no other organization has."),
  kind: z.enum(organizationKinds).describe("An advertiser's kind, or `publisher`."),
  status: z.int().describe("0 Active, 1 Pending, 2 Suspended, 3 Closed."),
  billingName: z
    .string()
    .nullable()
    .describe("The name on its documents; null where none was given, or for you to know."),
  billingAddress: z
    .string()
    .nullable()
    .describe("The address on its documents; null where none was given, or for you to know."),
  billingCountry: z
    .string()
    .nullable()
    .describe("The country of that address (ISO 3166-1 alpha-2); null where none was given, or for you to know."),
  taxId: z.string().nullable().describe("Its tax id; null where none was given, or for you to know."),
  hasVatId: z
    .boolean()
    .describe("The tax id has the form of its country's VAT ids; with another, documents from abroad contain tax."),
  lowBalanceCents: z
    .int()
    .nullable()
    .describe("Below so much available money its people are told, in cents; null for never, or for you to know."),
  role: z.enum(organizationRoles).describe("Your role; `VIEWER` for a role in one project or outlet only."),
  createdAt: instant().describe("When it was made, UTC."),
  updatedAt: instant().describe("When it last changed, UTC."),
});
export type Organization = z.infer<typeof organizationSchema>;

const organizationName = shortText(80)
  .min(2)
  .refine((name) => !/^\d+$/.test(name), messages.onlyNumbers)
  .refine((name) => isNameAllowed(name), nameNotAllowed)
  .refine((name) => !hasAddress(name), nameHasAddress);

/** An advertiser's comes with a first project and campaign, ready for booking (R1.2). */
export const organizationInput = z.strictObject({
  name: organizationName.describe("Its name, 2 to 80 characters; no other organization has it."),
  kind: z.enum(organizationKinds).describe("An advertiser's kind, or `publisher`. It stays."),
  firstProject: shortText(80).optional().describe("The name of the first project; the organization's by default."),
  firstCampaign: shortText(80).optional().describe("The name of the first campaign."),
  otherProjects: z
    .array(shortText(80))
    .max(20)
    .optional()
    .describe("Names of further projects, each with a campaign like the first one's, without its budget."),
  countries: z
    .array(shortText(60))
    .max(250)
    .optional()
    .describe("The countries in which the first project wants to be read."),
  goal: z.enum(surveyGoals).optional().describe("The first campaign's goal."),
  goalText: longText(200).optional().describe("The first campaign's goal in your own words, for the goal `other`."),
  budgetCents: cents().optional().describe("The first campaign's budget, in cents."),
});

export type FirstCampaign = { project: string; campaign: string } & Pick<
  z.infer<typeof organizationInput>,
  "otherProjects" | "countries" | "goal" | "goalText" | "budgetCents"
>;

export const organizationEdit = z.strictObject({
  name: organizationName.optional().describe("Its name, 2 to 80 characters; no other organization has it."),
  billingName: longText(160).nullable().optional().describe("The name on its documents."),
  billingAddress: longText(500).nullable().optional().describe("The address on its documents."),
  billingCountry: optionalCountry()
    .nullable()
    .optional()
    .describe("The country of that address (ISO 3166-1 alpha-2); empty for none."),
  taxId: longText(60).nullable().optional().describe("Its tax id."),
  lowBalanceCents: centsBetween(1_00, 1_000_000_00)
    .nullable()
    .optional()
    .describe("Below so much available money its people are told, in cents; null for never."),
});

const handOverInput = z.strictObject({
  member: linkIn("organization_members").describe("The member who becomes the owner."),
});

const organizationNameSchema = z.object({
  id: z.string(),
  name: z.string().describe("The organization's name."),
  kind: z.enum(organizationKinds).describe("An advertiser's kind, or `publisher`."),
});
export type OrganizationName = z.infer<typeof organizationNameSchema>;

const organizationNameQuery = z.object({
  search: shortText(80).optional().describe("A part of the name; one or two symbols are its beginning."),
});

export const organizationResource = resource({
  name: "Organization",
  path: "organizations",
  description: "An advertiser or a publisher: it holds members, one balance, projects and media.",
  schema: organizationSchema,
  operations: {
    list: list({
      summary: "My organizations",
      description: "Every organization in which you have a role of any kind, by name.",
      permission: "organization.read",
      query: z.object({}),
    }),
    get: get({
      summary: "One of my organizations",
      description: "Its name, its state and your role. Billing details are for those who see the wallet.",
      permission: "organization.read",
    }),
    create: create({
      summary: "New organization; its maker owns it",
      description:
        "An advertiser's begins with a project and a campaign. You work in it from then on. A taken name is refused, and so is one organization too many.",
      personal: "ownership",
      input: organizationInput,
    }),
    update: update({
      summary: "Edit an organization",
      description: "Changes the fields that are sent. Documents that were issued keep the details of their day.",
      permission: "organization.edit",
      input: organizationEdit,
    }),
    "hand-over": action({
      summary: "Hand the ownership over to another member; its owner stays as an admin",
      description:
        "Payouts wait for a while afterwards, as the operator's settings say. Money and orders stay as they are.",
      permission: "organization.handOver",
      personal: "ownership",
      freshProof: true,
      input: handOverInput,
    }),
    close: action({
      summary: "Close an organization for good, once it holds and awaits no money and has no open orders",
      description:
        "Its media leave the market, its members and invitations end, and its billing details go. Guarantees of its orders end: a later loss is refunded to nobody. The books stay, and so do issued documents.",
      permission: "organization.close",
      personal: "ownership",
      input: z.strictObject({}),
      answers: "nothing",
    }),
  },
});

export const organizationNameResource = resource({
  name: "OrganizationName",
  path: "organization_names",
  description: "An organization of all that there are, as an operator chooses it.",
  schema: organizationNameSchema,
  operations: {
    list: list({
      summary: "All organizations by name; those first that begin with what is searched",
      description: "Also those of which the operator is no member, so that one can be chosen in a form.",
      operator: true,
      query: organizationNameQuery,
    }),
    get: get({
      summary: "One organization's name",
      description: "The name and kind of any organization.",
      operator: true,
    }),
  },
});
