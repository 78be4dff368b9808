import { z } from "zod";
import { action, get, remove, resource, update } from "#platform/contract/resource.ts";
import { instant, linkIn, longText, shortText, uploadedImage } from "#platform/contract/wire.ts";
import { organizationRoles } from "../actor.ts";
import { hasAddress, nameHasAddress } from "../organizations/name.ts";
import { organizationKinds } from "../organizations/organization.ts";
import { questionnaireInput, questionnaireSchema } from "../survey/questionnaire.ts";

const namedPlace = z.object({ id: z.string(), name: z.string().describe("Its name.") });
const namedOrganization = namedPlace.extend({
  kind: z.enum(organizationKinds).describe("An advertiser's kind, or `publisher`."),
  status: z.int().describe("0 Active, 1 Pending, 2 Suspended, 3 Closed."),
});

/** The signed-in person (R3.1), under the id of the session's user. */
const clientUserSchema = z.object({
  id: z.string().describe("The id of the session's user."),
  email: z.string().describe("The address that the person signs in with."),
  name: z.string().describe("The person's name; empty until they give one."),
  phone: z.string().nullable().describe("A phone number; null where none was given."),
  avatar: z.string().nullable().describe("The path of the person's picture; null without one."),
  operator: z.boolean().describe("The person runs this installation."),
  currentOrganization: namedOrganization
    .nullable()
    .describe("The organization that the person works in now; null before they entered one."),
  currentProject: namedPlace.nullable().describe("The project that they work in now; null on the media side."),
  currentCampaign: namedPlace.nullable().describe("The campaign that they work in now; null on the media side."),
  currentMediaProject: namedPlace.nullable().describe("The outlet that they work for now; null on the client side."),
  questionnaire: questionnaireSchema.nullable().describe("Answers to the survey; null before the first."),
  currentOrganizationRole: z
    .enum(organizationRoles)
    .nullable()
    .describe("The role in the current organization; null without one."),
  currentProjectRole: z
    .int()
    .nullable()
    .describe("The role in the current project: 0 Admin, 1 Manager, 2 Viewer; null without one."),
  currentMediaRole: z
    .int()
    .nullable()
    .describe("The role in the current outlet: 0 Admin, 1 Manager, 2 Viewer; null without one."),
  userOrganizations: z
    .array(
      z.object({
        organization: namedOrganization.describe("The organization."),
        organizationRole: z
          .enum(organizationRoles)
          .describe("The role in it; `VIEWER` for a role in one project or outlet only."),
      }),
    )
    .describe("All organizations in which the person has a role, by name."),
  createdAt: instant().describe("When the person first signed in, UTC."),
  updatedAt: instant().describe("When the record last changed, UTC."),
});
export type ClientUser = z.infer<typeof clientUserSchema>;

export const clientUserInput = z.strictObject({
  name: longText(120)
    .refine((name) => !hasAddress(name), nameHasAddress)
    .optional()
    .describe("The person's name, without web or mail addresses."),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{5,24}$/)
    .nullable()
    .optional()
    .describe("A phone number: digits, spaces, hyphens, parentheses. Null removes it."),
  avatar: uploadedImage().nullable().optional().describe("The path of an uploaded picture. Null removes it."),
  questionnaire: questionnaireInput
    .nullable()
    .optional()
    .describe("Answers to some questions of the survey; the others stay. Null begins it anew."),
});

/** A campaign selects its project and organization too, an outlet its organization. */
export const currentInput = z.strictObject({
  organization: linkIn("organizations").optional().describe("The organization to work in."),
  campaign: linkIn("campaigns").optional().describe("The campaign to work in, with its project and organization."),
  mediaProject: linkIn("media").optional().describe("The outlet to work for, with its organization."),
});

const referralInput = z.strictObject({
  code: shortText(64)
    .regex(/^[\w-]+$/)
    .describe("The code of the affiliate link."),
});

export const clientUserResource = resource({
  name: "ClientUser",
  path: "client_users",
  description: "The signed-in person, with where they work now. Only one's own record can be read.",
  schema: clientUserSchema,
  operations: {
    get: get({
      summary: "The signed-in person",
      description: "The record with the current place, roles and organizations. Anybody else's id answers 404.",
    }),
    update: update({
      on: "collection",
      summary: "Edit the signed-in person",
      description:
        "Changes the fields that are sent and leaves the others. The address belongs to the sign-in account.",
      personal: "account",
      input: clientUserInput,
    }),
    "update-organization.update": update({
      summary: "Go to another organization, campaign or medium",
      description: "Remembers the place for later sessions. Fields that are not sent stay, and access does not change.",
      personal: "account",
      input: currentInput,
    }),
    referrals: action({
      summary: "Say by whose affiliate link the signed-in person came; a code that does not count changes nothing",
      description: "Counts for a new person once. It answers alike for every code, so that none can be guessed.",
      personal: "account",
      input: referralInput,
      answers: "nothing",
    }),
    "segment-identify": action({
      on: "collection",
      summary: "The customer-analytics identity is the signed-in person's",
      description: "Notes that the analytics service knows the person by their id. Nothing else changes.",
      personal: "account",
      input: z.strictObject({}),
      answers: "nothing",
    }),
    remove: remove({
      summary: "Delete one's account, freshly signed in; /api/account_deletions/{id} says what that does",
      description:
        "Ends memberships, tokens and the sign-in, and closes organizations that nobody else owns. Orders and books stay without personal data. It is refused while an organization of yours alone holds money or open orders.",
      personal: "account",
    }),
  },
});
