import { z } from "zod";
import { messages } from "#platform/contract/messages.ts";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { action, create, get, list, remove, resource } from "#platform/contract/resource.ts";
import { instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { placeRole } from "../members/contract.ts";
import { invitedRoles } from "../members/members.ts";

const invitationStatuses = ["open", "expired", "accepted"] as const;

const invitationSchema = z.object({
  id: z.string(),
  email: z.string().describe("The invited address."),
  organization: linkTo("Organization").describe("The organization that it leads into."),
  organizationName: z.string().describe("Its name."),
  project: linkTo("Project").nullable().describe("The project that it is for; null for another place."),
  media: linkTo("Media").nullable().describe("The outlet that it is for; null for another place."),
  placeName: z.string().describe("The name of the project or outlet, or of the organization itself."),
  organizationRole: z
    .enum(invitedRoles)
    .nullable()
    .describe("The role in the organization; null for one in a project or outlet."),
  projectRole: z
    .int()
    .nullable()
    .describe("The role in the project: 0 Admin, 1 Manager, 2 Viewer; null for another place."),
  mediaRole: z
    .int()
    .nullable()
    .describe("The role for the outlet: 0 Admin, 1 Manager, 2 Viewer; null for another place."),
  status: z.enum(invitationStatuses).describe("Whether it can be accepted, has ended, or was accepted."),
  invitedBy: z.string().describe("The name of the person who invited; their address while they have none."),
  sentAt: instant().describe("When the last mail was asked for, UTC."),
  expiresAt: instant().describe("When its link ends, UTC."),
  createdAt: instant().describe("When the address was first invited, UTC."),
  updatedAt: instant().describe("When it last changed, UTC."),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** The narrowest named place applies, with the role of its kind. */
export const invitationInput = z.strictObject({
  email: z
    .string()
    .trim()
    .min(1, messages.required)
    .max(254)
    .toLowerCase()
    .pipe(z.email())
    .describe("The address to invite."),
  organization: linkIn("organizations").optional().describe("The organization, for a role in all of it."),
  project: linkIn("projects").optional().describe("The project, for a role in it alone."),
  media: linkIn("media").optional().describe("The outlet, for a role in it alone."),
  organizationRole: z.enum(invitedRoles).optional().describe("The role, where an organization is named."),
  projectRole: placeRole().optional().describe("The role, where a project is named: 0 Admin, 1 Manager, 2 Viewer."),
  mediaRole: placeRole().optional().describe("The role, where an outlet is named: 0 Admin, 1 Manager, 2 Viewer."),
});

const invitationQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only invitations into this organization and its places."),
  project: linkIn("projects").optional().describe("Only invitations into this project."),
  media: linkIn("media").optional().describe("Only invitations for this outlet."),
});

export const invitationToken = z.strictObject({
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe("The secret in the link of the mail."),
});

/** Says nothing about accounts: a visitor must not learn whether the address has one. */
const invitationPreviewSchema = invitationSchema
  .pick({ organizationName: true, placeName: true, status: true, invitedBy: true, expiresAt: true })
  .extend({
    kind: z.enum(["organization", "project", "media"]).describe("The kind of place that it leads into."),
    organizationRole: invitationSchema.shape.organizationRole,
    projectRole: invitationSchema.shape.projectRole,
    mediaRole: invitationSchema.shape.mediaRole,
    email: z.string().describe("The invited address, masked."),
  });
export type InvitationPreview = z.infer<typeof invitationPreviewSchema>;

export const invitationResource = resource({
  name: "Invitation",
  path: "invitations",
  description: "Somebody is asked by mail to work in an organization, or in one project or medium of it.",
  schema: invitationSchema,
  operations: {
    list: list({
      summary: "Invitations that were not accepted yet, newest first",
      description: "Into the places where you may invite, expired ones included.",
      query: invitationQuery,
    }),
    get: get({
      summary: "One invitation",
      description: "For people who may invite into its place, and for the person who accepted it.",
    }),
    create: create({
      summary: "Invite an address; the narrowest place named counts",
      description:
        "Mails a link that lasts a week. An address that is invited again gets the new role and link, and the older link ends. The number of invitations a day is limited.",
      scope: "members",
      input: invitationInput,
    }),
    accept: action({
      on: "collection",
      summary: "Accept the invitation of this token",
      description: "You become a member with its role. Only the invited address can accept it, once.",
      personal: "account",
      input: invitationToken,
    }),
    resend: action({
      summary: "Mail a new link",
      description: "The new link lasts another week, and the older one ends. It counts as an invitation of the day.",
      scope: "members",
      input: z.strictObject({}),
    }),
    remove: remove({
      summary: "Take an invitation back",
      description: "Its link ends at once. An accepted one stays: remove the member instead.",
      scope: "members",
    }),
  },
});

export const publicInvitationCalls = callsBelow("public_invitations", {
  "{token}": {
    method: "GET",
    summary: "Who invites into what",
    description: "By the token of the invitation's link, for a visitor too. An ended invitation says why.",
    isOpen: true,
    status: 200,
    answers: { schema: invitationPreviewSchema },
  },
});
